import { requireOwnName } from '../../identity/require-own-name.ts';
import { limitsContract } from '../../payments/spending-limits/contract.ts';
import { presentLimits } from '../../payments/spending-limits/present.ts';
import { setLimits } from '../../payments/spending-limits/set-limits.ts';
import { handlersFor } from '../handlers-for.ts';

export const limitsHandlers = handlersFor(limitsContract, {
  'GET /api/orders/limits/{trackerId}': (call) => {
    const member = call.member();
    requireOwnName(member, call.params.trackerId);
    return presentLimits(member.memberId, call.brand, call.now);
  },
  'POST /api/orders/limits/{trackerId}': async (call) => {
    const member = call.member();
    requireOwnName(member, call.params.trackerId);
    await setLimits(member.memberId, call.body, call.now);
    return presentLimits(member.memberId, call.brand, call.now);
  },
});
