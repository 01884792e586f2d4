import type { PaymentOption } from '#lib/payments/options/payment-options.ts';

/** The key of a choice on the payment page: a method, or one stored card. Pure. */
export function optionKey(offered: PaymentOption): string {
  const { method } = offered;
  return method === 'stored_card' ? `${method}:${offered.details.cardToken}` : method;
}

/** The stored card that the page proposes, else the only option if no `more` can be added. Pure. */
export function proposedOption(
  options: readonly PaymentOption[],
  more: boolean,
): PaymentOption | undefined {
  const proposed = options.find((one) => one.method === 'stored_card' && one.details.isDefault);
  return proposed ?? (options.length === 1 && !more ? options[0] : undefined);
}
