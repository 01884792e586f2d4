import type { PaymentOption } from '#lib/payments/options/payment-options.ts';

/** Tells the choices of the payment page apart: a method, or one kept card. Pure. */
export function optionKey(offered: PaymentOption): string {
  const { method } = offered;
  return method === 'stored_card' ? `${method}:${offered.details.cardToken}` : method;
}

/** The kept card that the page proposes, else the only choice where no `more` may come. Pure. */
export function proposedOption(
  options: readonly PaymentOption[],
  more: boolean,
): PaymentOption | undefined {
  const proposed = options.find((one) => one.method === 'stored_card' && one.details.isDefault);
  return proposed ?? (options.length === 1 && !more ? options[0] : undefined);
}
