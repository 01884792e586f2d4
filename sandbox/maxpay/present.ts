import type { MaxpayContext } from './context.ts';
import type { Transaction } from './state.ts';

const MESSAGES = {
  success: 'Transaction processed successfully',
  decline: 'Transaction declined',
  error: 'Transaction failed',
  pending: 'Transaction is being processed',
} as const;

export const minorOf = (amount = '0'): number => Math.round(Number(amount) * 100);

/** A transaction as callback and answer tell it. */
export function presentTransaction(transaction: Transaction) {
  const { reference, form, status, code, amountMinor, currency } = transaction;
  const { authenticated, rebillToken } = transaction;
  return {
    ...{ status, code, message: MESSAGES[status], reference },
    transaction_unique_id: form.transaction_unique_id ?? '',
    transaction_type: form.transaction_type,
    ...{ amount: (amountMinor / 100).toFixed(2), currency },
    ...(rebillToken !== undefined && { rebillToken }),
    ...(authenticated && { authentication: authenticated }),
  };
}

/** As the merchant's call is answered: with the page to go to while the buyer has not decided. */
export function present({ publicUrl }: MaxpayContext, transaction: Transaction) {
  const { isOpen, pareq } = transaction;
  const page = { acs_url: `${publicUrl()}/maxpay/redirect`, pareq };
  return { ...presentTransaction(transaction), ...(isOpen && page) };
}
