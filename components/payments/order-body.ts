import { device } from './device.ts';
import type { MethodIslandProps, TermsGiven } from './method-island.ts';

/** The body common to all orders, whatever the method: the plan, what was agreed to, and the browser's data. */
export function orderBody(
  { choices, form }: Pick<MethodIslandProps<unknown>, 'choices' | 'form'>,
  terms: TermsGiven,
  idempotencyKey: string,
) {
  const { productId, offerHash, country, locale } = choices;
  return {
    ...device(locale),
    ...terms,
    country,
    offerHash,
    idempotencyKey,
    plan: { productId },
    descriptor: form.offer.descriptor,
    acceptOrder: true,
  };
}
