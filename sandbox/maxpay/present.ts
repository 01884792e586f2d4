import type { MaxpayContext } from './context.ts';
import type { Transaction } from './state.ts';

const MESSAGES = {
  success: 'Transaction processed successfully',
  decline: 'Transaction declined',
  error: 'Transaction failed',
  pending: 'Transaction is being processed',
} as const;

export const minorOf = (amount = '0'): number => Math.round(Number(amount) * 100);

/** A transaction in the format of callbacks and answers. */
export function presentTransaction(transaction: Transaction) {
  const { reference, form, status, code, amountMinor, currency } = transaction;
  const { authenticated, rebillToken } = transaction;
  return {
    status,
    code,
    message: MESSAGES[status],
    reference,
    transaction_unique_id: form.transaction_unique_id ?? '',
    transaction_type: form.transaction_type,
    amount: (amountMinor / 100).toFixed(2),
    currency,
    ...(rebillToken !== undefined && { rebillToken }),
    ...(authenticated && { authentication: authenticated }),
  };
}

/** The answer to the merchant's call: includes the redirect page while the buyer has not decided. */
export function present({ publicUrl }: MaxpayContext, transaction: Transaction) {
  const { isOpen, pareq } = transaction;
  const page = { acs_url: `${publicUrl()}/maxpay/redirect`, pareq };
  return { ...presentTransaction(transaction), ...(isOpen && page) };
}
