import { requireSelf } from '../../identity/require-own-name.ts';
import { checkPayment } from '../../payments/hosted/check-payment.ts';
import { hostedContract } from '../../payments/hosted/contract.ts';
import { refuseCardData } from '../../security/refuse-card-data.ts';
import { tryCharge } from '../../payments/orders/try-charge.ts';
import { walletIdOf } from '../../payments/wallet/find-wallet-order.ts';
import { handlersFor } from '../handlers-for.ts';
import { orderAnswer, orderOf, returnAnswer, type OrderCall } from '../order-parts.ts';

/** Generated ids are excluded from the search for card numbers. */
const NOT_TEXT: ReadonlySet<string> = new Set(['idempotencyKey', 'offerHash']);

async function order(call: OrderCall) {
  refuseCardData(call.body, NOT_TEXT);
  const charged = await tryCharge({
    ...orderOf(call),
    method: 'credit_card',
    // Card and name are entered on the provider's page.
    firstName: '',
    lastName: '',
    paymentMethod: { kind: 'hosted' },
  });
  return orderAnswer(charged, call.member());
}

export const hostedOrdersHandlers = handlersFor(hostedContract, {
  'POST /api/orders/trustpay/tryCharge': order,
  'POST /api/orders/maxpay/tryCharge': order,

  'POST /api/orders/trustpay/intent': async (call) => {
    const { status, message, threeDS, data } = await order(call);
    const { orderId } = data;
    const { memberId } = call.member();
    const requiresAction = threeDS !== null && orderId !== null;
    const instanceId = requiresAction ? await walletIdOf(memberId, orderId) : null;
    return { status, message, data, instanceId };
  },

  'POST /api/orders/trustpay/checkPayment': async ({ body, member, now }) => {
    const viewer = member();
    requireSelf(viewer, body.clickid);
    const { memberId } = viewer;
    const asked = { memberId, provider: 'trustpay', orderId: body.orderId, now } as const;
    const { paymentStatus, ...found } = await checkPayment(asked);
    return { ...returnAnswer(found), paymentStatus };
  },
});
