import { passesLuhn } from '../adyen/fields/card-rules.ts';

/** Completes a number with the digit that makes it pass the check. */
export function withCheckDigit(body: string): string {
  return Array.from({ length: 10 }, (_, digit) => `${body}${digit}`).find(passesLuhn) ?? body;
}
