import { passesLuhn } from '../adyen/fields/card-rules.ts';

/** Completes a number with its Luhn check digit. */
export function withCheckDigit(body: string): string {
  return Array.from({ length: 10 }, (_, digit) => `${body}${digit}`).find(passesLuhn) ?? body;
}
