import { fingerprint } from '../offers/fingerprint.ts';
import type { PaymentMethod } from '../providers/charge-request.ts';
import { paymentHash } from './payment-hash.ts';

/**
 * Hash of a card exactly as entered: number, date, code and holder, as the provider's fields encrypted them. It
 * recognises a form that is sent again unchanged; corrected digits are another card. Null for other payment
 * methods.
 */
export function enteredCard(brandId: string, paymentMethod: PaymentMethod): string | null {
  if (paymentMethod.kind !== 'sealed_card') return null;
  return paymentHash(brandId, 'card', `entered:${fingerprint(paymentMethod)}`);
}
