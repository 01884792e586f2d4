import { fraudContract } from '../../../desk/fraud/contract.ts';
import { decideLookAlikes } from '../../../desk/fraud/decide-look-alikes.ts';
import { findLookAlikes, lookAlikesOf } from '../../../desk/fraud/find-look-alikes.ts';
import { listGroupDecisions } from '../../../desk/fraud/list-group-decisions.ts';
import { handlersFor, type DeskCall } from '../../handlers-for.ts';

const reader = ({ operator, actor, purpose, now }: DeskCall) => ({
  operator: operator(),
  actor: actor(),
  purpose,
  now,
});

export const fraudHandlers = handlersFor(fraudContract, {
  'GET /api/desk/lookAlikes': (call) => findLookAlikes(call.query, reader(call)),
  'GET /api/desk/lookAlikes/{trackerId}': async (call) => {
    const { groups, brandId } = await lookAlikesOf(call.params['trackerId'] ?? '', reader(call));
    call.about({ brandId });
    return { groups };
  },
  'POST /api/desk/lookAlikes/decide': async (call) => ({
    accounts: await decideLookAlikes({ ...call.body, ...reader(call) }),
  }),
  'GET /api/desk/groupDecisions': async ({ operator }) => ({
    decisions: await listGroupDecisions(operator()),
  }),
});
