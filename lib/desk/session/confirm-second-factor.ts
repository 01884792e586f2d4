import { inTransaction } from '../../db/client.ts';
import { fail } from '../../kernel/errors.ts';
import { audit } from '../../audit/audit.ts';
import type { Operator } from '../../identity/operator.ts';
import { proveSecondFactor, refuseGuessing } from './prove-second-factor.ts';

type Confirmation = { readonly operator: Operator; readonly code: string; readonly now: Date };

/**
 * For a logged-in operator, before calls that need a recent second factor: proves it again, and logs each try.
 * Raises `second_factor_wrong`, and `too_many_requests` after too many wrong codes for one operator; the fifth wrong
 * code ends the session.
 */
export async function confirmSecondFactor({ operator, code, now }: Confirmation): Promise<void> {
  const { operatorId, sessionId } = operator;
  await refuseGuessing(operatorId, now);
  const outcome = await inTransaction(async (tx) => {
    const session = { id: sessionId, operatorId };
    const proven = await proveSecondFactor(tx, { session, code, now });
    const action = proven.by === undefined ? 'fail_second_factor' : 'confirm_second_factor';
    const data = proven.by === undefined ? { ended: proven.ended } : { by: proven.by };
    await audit(tx, { actor: `operator:${operatorId}`, action, subject: operatorId, data, now });
    return proven;
  });
  if (outcome.by === undefined) fail('second_factor_wrong');
}
