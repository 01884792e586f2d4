import type { TrustPayContext } from './context.ts';
import type { Purchase, Refund } from './state.ts';

export const minorOf = (amount: string): number => Math.round(Number(amount) * 100);

export const decimalOf = (minor: number): string => (minor / 100).toFixed(2);

/** Instructions for the browser: a page in a hidden frame, and the form that leads to the card page. */
function redirectOf(publicUrl: string, { id, token }: Purchase) {
  const query = new URLSearchParams({ instanceId: id }).toString();
  return {
    redirectUrl: `${publicUrl}/trustpay/redirect`,
    redirectParams: { instanceId: id, token },
    preconditions: [
      {
        origin: 'iframe#hidden',
        waitUntil: 'iframe#onload',
        url: `${publicUrl}/trustpay/method?${query}`,
      },
    ],
  };
}

/** A purchase in the format of the API's answers. */
export function presentPurchase({ publicUrl }: TrustPayContext, purchase: Purchase) {
  const { id, form, code, amountMinor, currency, authenticated, isOpen } = purchase;
  return {
    status: 1,
    instanceId: id,
    paymentStatus: code,
    ...(isOpen && redirectOf(publicUrl(), purchase)),
    amount: decimalOf(amountMinor),
    currency,
    reference: form.reference,
    paymentType: form['browser[paymentType]'],
    ...(authenticated && { threeDSecure: { authenticationStatus: authenticated } }),
  };
}

export function presentRefund({ id, code, amountMinor, currency, reference }: Refund) {
  return {
    status: 1,
    instanceId: id,
    paymentStatus: code,
    amount: decimalOf(amountMinor),
    currency,
    reference,
  };
}
