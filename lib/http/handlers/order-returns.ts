import { requireSelf } from '../../identity/require-own-name.ts';
import { checkTransaction } from '../../payments/returns/check-transaction.ts';
import { returnsContract } from '../../payments/returns/contract.ts';
import { orderStatus } from '../../payments/returns/order-status.ts';
import { handlersFor, type Call } from '../handlers-for.ts';
import { returnAnswer } from '../order-parts.ts';

const NOTHING = {
  result: false,
  message: 'generic',
  data: { orderId: null, kind: null, returned: false },
} as const;

type Asking = Pick<Call, 'member' | 'now'> & {
  readonly body: { readonly orderId?: string | undefined; readonly clickid?: string | undefined };
};

async function check(
  { body, member, now }: Asking,
  provider: string,
  returned: Readonly<Record<string, string | undefined>>,
) {
  const viewer = member();
  requireSelf(viewer, body.clickid);
  const found = await checkTransaction({
    memberId: viewer.memberId,
    provider,
    orderId: body.orderId,
    returned: Object.fromEntries(
      Object.entries(returned).map(([name, value]) => [name, value ?? '']),
    ),
    now,
  });
  return found ? returnAnswer(found) : NOTHING;
}

export const orderReturnsHandlers = handlersFor(returnsContract, {
  'POST /api/orders/adyen/checkTransactionStatus': (call) => {
    const { redirectResult, threeDSResult } = call.body;
    return check(call, 'adyen', { redirectResult, threeDSResult });
  },

  'POST /api/orders/googlePay/checkTransactionStatus': (call) =>
    check(call, 'adyen', { redirectResult: call.body.redirectResult }),

  'POST /api/orders/trustpay/checkTransactionStatus': (call) =>
    check(call, 'trustpay', { instanceId: call.body.instanceId }),

  'POST /api/orders/maxpay/checkTransactionStatus': (call) =>
    check(call, 'maxpay', { reference: call.body.reference }),

  'POST /api/orders/paypal/checkTransactionStatus': (call) =>
    check(call, 'paypal', { token: call.body.token }),

  // Mollie's return URL contains no result: the provider is queried with the order's own reference.
  'POST /api/orders/mollie/checkTransactionStatus': (call) =>
    check(call, 'mollie', { order: call.body.orderId }),

  'POST /api/orders/status': async ({ body, member }) => {
    const found = await orderStatus(member().memberId, body);
    if (!found) return { ...NOTHING, threeDS: null };
    const threeDS = found.state === 'requires_action' ? found.action : null;
    return { ...returnAnswer(found), threeDS };
  },
});
