/** Validation rules of a typed card, shared by the fields page and the stand-in behind it. */
export type CardBrand = 'visa' | 'mastercard' | 'amex' | 'diners' | 'discover' | 'jcb';

const MAX_DIGITS = 19;
const CENTURY = 2000;

interface BrandRule {
  readonly brand: CardBrand;
  readonly pattern: RegExp;
  readonly lengths: readonly number[];
}

const RULES: readonly BrandRule[] = [
  { brand: 'visa', pattern: /^4/, lengths: [13, 16, 19] },
  {
    brand: 'mastercard',
    pattern: /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    lengths: [16],
  },
  { brand: 'amex', pattern: /^3[47]/, lengths: [15] },
  { brand: 'diners', pattern: /^3(?:0[0-5]|09|[689])/, lengths: [14, 16, 19] },
  { brand: 'jcb', pattern: /^35(?:2[89]|[3-8])/, lengths: [16, 17, 18, 19] },
  { brand: 'discover', pattern: /^6(?:011|4[4-9]|5)/, lengths: [16, 17, 18, 19] },
];

export const digitsOf = (text: string) => text.replace(/\D/g, '');

const ruleOf = (digits: string) => RULES.find(({ pattern }) => pattern.test(digits));

export function brandOf(digits: string): CardBrand | null {
  return ruleOf(digits)?.brand ?? null;
}

/** The provider's short name of the scheme. */
export function schemeFromBrand(brand: CardBrand | null): string | null {
  return brand === 'mastercard' ? 'mc' : brand;
}

export function brandFromScheme(scheme: string): CardBrand | null {
  return RULES.find(({ brand }) => schemeFromBrand(brand) === scheme)?.brand ?? null;
}

/** Number length of nearly all cards of the brand. */
export function usualLength(brand: CardBrand): number {
  const lengths = RULES.find((rule) => rule.brand === brand)?.lengths ?? [];
  return lengths.find((length) => length === 16 && brand !== 'diners') ?? Math.min(...lengths);
}

export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index]);
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return digits.length > 0 && sum % 10 === 0;
}

export type NumberError =
  | 'number_empty'
  | 'number_incomplete'
  | 'number_invalid'
  | 'number_unsupported';

export function numberError(digits: string): NumberError | null {
  if (digits === '') return 'number_empty';
  const rule = ruleOf(digits);
  if (rule === undefined) return digits.length < 6 ? 'number_incomplete' : 'number_unsupported';
  if (digits.length < Math.min(...rule.lengths)) return 'number_incomplete';
  return rule.lengths.includes(digits.length) && passesLuhn(digits) ? null : 'number_invalid';
}

/** Whether the number has its maximum length, so that no further digit can make it valid. */
export function numberIsFull(digits: string): boolean {
  const rule = ruleOf(digits);
  return rule !== undefined && digits.length >= Math.max(...rule.lengths);
}

export type ExpiryError = 'expiry_empty' | 'expiry_incomplete' | 'expiry_invalid' | 'expiry_past';

/** `digits` is MMYY; a card is valid through the last day of its month. */
export function expiryError(digits: string, today: Date): ExpiryError | null {
  if (digits === '') return 'expiry_empty';
  if (digits.length < 4) return 'expiry_incomplete';
  const month = Number(digits.slice(0, 2));
  const year = CENTURY + Number(digits.slice(2, 4));
  if (month < 1 || month > 12) return 'expiry_invalid';
  const months = (year - today.getFullYear()) * 12 + month - (today.getMonth() + 1);
  if (months < 0) return 'expiry_past';
  return months > 20 * 12 ? 'expiry_invalid' : null;
}

export const cvcLength = (brand: CardBrand | null) => (brand === 'amex' ? 4 : 3);

export type CvcError = 'cvc_empty' | 'cvc_incomplete';

export function cvcError(digits: string, brand: CardBrand | null): CvcError | null {
  if (digits === '') return 'cvc_empty';
  return digits.length === cvcLength(brand) ? null : 'cvc_incomplete';
}

/** Groups of four, as printed on most cards. */
export function groupNumber(digits: string): string {
  return digits.slice(0, MAX_DIGITS).replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** MM/YY with the slash inserted as soon as the month is complete; a first digit over 1 is a one-digit month. */
export function groupExpiry(text: string, erasing: boolean): string {
  const typed = digitsOf(text);
  const digits = (/^[2-9]/.test(typed) ? `0${typed}` : typed).slice(0, 4);
  if (digits.length < 2 || (digits.length === 2 && erasing)) return digits;
  return `${digits.slice(0, 2)}/${digits.slice(2)}`;
}
