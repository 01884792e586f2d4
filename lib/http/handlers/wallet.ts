import { presentOutcome } from '../../payments/present.ts';
import { refuseCardData } from '../../payments/refuse-card-data.ts';
import { tryCharge } from '../../payments/try-charge.ts';
import { approveOrder } from '../../payments/wallet/approve-order.ts';
import { walletContract } from '../../payments/wallet/contract.ts';
import { walletIdOf } from '../../payments/wallet/find-wallet-order.ts';
import { handlersFor } from '../handlers-for.ts';
import { orderAnswer, orderOf } from '../order-parts.ts';

/** Generated ids are no text. */
const NOT_TEXT: ReadonlySet<string> = new Set(['idempotencyKey', 'offerHash']);

const WAITS = { status: 'open', message: 'pending' } as const;

export const walletHandlers = handlersFor(walletContract, {
  'POST /api/orders/client/paypal/createOrder': async (call) => {
    refuseCardData(call.body, NOT_TEXT);
    const member = call.member();
    const charged = await tryCharge({
      ...orderOf(call),
      method: 'paypal',
      // Its account says who pays.
      ...{ firstName: '', lastName: '', means: { kind: 'hosted' } },
    });
    const { action, orderId, state } = charged;
    const waits = state === 'requires_action' && orderId !== null;
    return {
      ...orderAnswer(charged, member),
      id: waits ? await walletIdOf(member.memberId, orderId) : null,
      approveUrl: waits && action?.type === 'redirect' ? action.url : null,
    };
  },

  'POST /api/orders/client/paypal/orderOk': async ({ body, member, now }) => {
    const { memberId, publicId } = member();
    const { id } = body.response;
    const found = await approveOrder({ memberId, provider: 'paypal', id, now });
    const { orderId, kind, returned, credits, state } = found;
    return {
      ...(state === 'requires_action' ? WAITS : presentOutcome(found)),
      credits,
      data: { customerId: publicId, orderId, kind, returned },
    };
  },
});
