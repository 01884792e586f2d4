import { approvalsContract } from '../../../desk/approvals/contract.ts';
import { approve, decline } from '../../../desk/approvals/decide-approval.ts';
import { listApprovals } from '../../../desk/approvals/list-approvals.ts';
import { nameIn } from '../../../desk/payments/scoped-order.ts';
import { handlersFor, type DeskCall } from '../../handlers-for.ts';

const OK = { result: 'OK' } as const;

type Asked = Pick<DeskCall, 'params' | 'operator' | 'actor' | 'purpose' | 'now'>;

const decisionOf = ({ params, operator, actor, purpose, now }: Asked) => ({
  id: nameIn(params, 'id'),
  operator: operator(),
  actor: actor(),
  purpose,
  now,
});

export const approvalsHandlers = handlersFor(approvalsContract, {
  'GET /api/desk/approvals': async ({ operator }) => ({
    approvals: await listApprovals(operator()),
  }),
  'POST /api/desk/approvals/{id}/approve': async (call) => {
    await approve({ ...decisionOf(call), ...call.body });
    return OK;
  },
  'POST /api/desk/approvals/{id}/decline': async (call) => {
    await decline({ ...decisionOf(call), ...call.body });
    return OK;
  },
});
