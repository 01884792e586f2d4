/** Digits in any Unicode script, with the separators people put between them. */
const CANDIDATE = /\+?\p{Nd}(?:[\s.\-()]{0,3}\p{Nd}){7,}/gu;
const DATE = /^\d{1,4}[\s.-]\d{1,2}[\s.-]\d{1,4}(?:\s+\d{1,2})?$/;
const FEWEST_DIGITS = 9;
const MASK = '•••';

function isPhone(text: string): boolean {
  const plain = text.normalize('NFKC').trim();
  if (DATE.test(plain)) return false;
  return (plain.match(/\p{Nd}/gu) ?? []).length >= FEWEST_DIGITS;
}

/** Whether the text carries what can be dialled. Pure. */
export function hasPhoneNumber(text: string): boolean {
  return (text.match(CANDIDATE) ?? []).some(isPhone);
}

/** The text with every phone number hidden, for viewers without the card check. Pure. */
export function maskPhoneNumbers(text: string): string {
  return text.replace(CANDIDATE, (found) => (isPhone(found) ? MASK : found));
}
