import { call } from '#lib/http/client/call.ts';
import type { OrderAnswer } from '../order-state.ts';
import type { PaypalSdk } from './paypal-sdk.ts';

type Begun = Awaited<ReturnType<typeof call<'POST /api/orders/client/paypal/createOrder'>>>;
export type BeginApproval = () => Promise<Begun>;

async function take(id: string): Promise<OrderAnswer> {
  const answer = await call('POST /api/orders/client/paypal/orderOk', {
    body: { response: { id } },
  });
  return { ...answer, threeDS: null, paymentSystem: 'paypal' };
}

/**
 * Opens PayPal's window while the press still allows it, and creates the order meanwhile. Null when the buyer
 * closed it. If it does not open, the answer sends the whole page to PayPal.
 */
export function askApproval(paypal: PaypalSdk, begin: BeginApproval): Promise<OrderAnswer | null> {
  return new Promise((resolve, reject) => {
    const begun = begin();
    const withoutWindow = () => {
      begun.then(resolve, reject);
    };
    const session = paypal.createPayPalOneTimePaymentSession({
      onApprove: async ({ orderId }) => {
        await take(orderId).then(resolve, reject);
      },
      onCancel: () => {
        resolve(null);
      },
      onError: withoutWindow,
    });
    const order = begun.then(({ id }) => {
      if (id === null) throw new Error('the PayPal order was not created');
      return { orderId: id };
    });
    session.start({ presentationMode: 'popup' }, order).catch(withoutWindow);
  });
}
