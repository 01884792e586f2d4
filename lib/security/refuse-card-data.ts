import { fail } from '../kernel/errors.ts';

/** Issuer prefixes with the lengths of their card numbers. */
const ISSUERS: readonly { readonly prefix: RegExp; readonly lengths: readonly number[] }[] = [
  { prefix: /^4/, lengths: [13, 16, 19] },
  { prefix: /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, lengths: [16] },
  { prefix: /^3[47]/, lengths: [15] },
  { prefix: /^3(?:0[0-5]|09|[689])/, lengths: [14, 16, 19] },
  { prefix: /^35(?:2[89]|[3-8])/, lengths: [16, 17, 18, 19] },
  { prefix: /^6(?:011|4[4-9]|5)/, lengths: [16, 17, 18, 19] },
];

const MAX_DIGITS = 19;
const RUN = /\d(?:[\s.\-_/]{0,3}\d){12,}/g;

function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index]);
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

function isCardNumber(digits: string): boolean {
  return (
    ISSUERS.some(({ prefix, lengths }) => lengths.includes(digits.length) && prefix.test(digits)) &&
    passesLuhn(digits)
  );
}

/**
 * Whether a text contains digits that could be a card number: issuer prefix, length and check digit all
 * match. A match begins and ends at a group of digits, so two adjacent phone numbers do not match.
 */
export function holdsCardNumber(text: string): boolean {
  for (const [run] of text.normalize('NFKC').matchAll(RUN)) {
    const groups = run.split(/\D+/);
    for (let first = 0; first < groups.length; first += 1) {
      let digits = '';
      for (let last = first; last < groups.length && digits.length < MAX_DIGITS; last += 1) {
        digits += groups[last] ?? '';
        if (isCardNumber(digits)) return true;
      }
    }
  }
  return false;
}

/**
 * Every verb that stores free text calls this first. Checks every string, however deeply nested; numbers and
 * generated ids are not text. Raises `card_data_refused` without repeating what it found.
 */
export function refuseCardData(value: unknown, exempt: ReadonlySet<string> = new Set()): void {
  if (typeof value === 'string') {
    if (holdsCardNumber(value)) fail('card_data_refused');
    return;
  }
  if (Array.isArray(value)) {
    for (const item of value) refuseCardData(item, exempt);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, item] of Object.entries(value)) {
    if (!exempt.has(key)) refuseCardData(item, exempt);
  }
}
