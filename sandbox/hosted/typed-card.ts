import {
  brandOf,
  cvcError,
  digitsOf,
  expiryError,
  numberError,
} from '../adyen/fields/card-rules.ts';
import { caseOf } from '../payments/test-payment-methods.ts';
import type { TypedCard } from './hosted-payment.ts';

export const CARD_FIELDS = ['number', 'expiry', 'code', 'holder'] as const;

export type CardField = (typeof CARD_FIELDS)[number];

/** The typed card, or the invalid fields. */
export function typedCard(form: URLSearchParams): TypedCard | readonly CardField[] {
  const of = (name: CardField) => (form.get(name) ?? '').trim().slice(0, 60);
  const number = digitsOf(of('number'));
  const expiry = digitsOf(of('expiry'));
  const brand = brandOf(number);
  const wrong: Readonly<Record<CardField, boolean>> = {
    number: numberError(number) !== null,
    expiry: expiryError(expiry, new Date()) !== null,
    code: cvcError(digitsOf(of('code')), brand) !== null,
    holder: of('holder') === '',
  };
  const faults = CARD_FIELDS.filter((name) => wrong[name]);
  if (faults.length > 0) return faults;
  return {
    case: caseOf({ number, holderName: of('holder') }),
    brand,
    lastFour: number.slice(-4),
    expiresOn: `${expiry.slice(0, 2)}/20${expiry.slice(2)}`,
  };
}
