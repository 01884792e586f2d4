import { policyReportsContract } from '../../../desk/policy-reports/contract.ts';
import { fail } from '../../../kernel/errors.ts';
import { readPolicyReport } from '../../../tracking/read-policy-report.ts';
import { recordClientLog } from '../../../tracking/record-client-log.ts';
import { handlersFor } from '../../handlers-for.ts';

/** Further parts of a path of the desk may name a member. */
const NAMED_PARTS = 1;

export const policyReportsHandlers = handlersFor(policyReportsContract, {
  'POST /api/log/csp': async ({ raw, now }) => {
    const text = readPolicyReport(raw, NAMED_PARTS) ?? fail('input_invalid');
    // No operator is named: a report says what a page did, not who looked at it.
    const subject = 'content policy';
    await recordClientLog({ brandId: 'desk', memberId: null, subject, text, now });
    return { result: 'OK' as const };
  },
});
