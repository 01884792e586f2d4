/** Patterns that may identify a person or grant access, and their replacements; applied in this order. */
const STRIPPED: readonly (readonly [mark: RegExp, instead: string])[] = [
  // Query and fragment of a URL: tokens, click ids, search terms.
  [/(https?:\/\/[^\s?#"')]+)[?#][^\s"')]*/gi, '$1'],
  [/(^|\s)(\/[^\s?#"')]*)[?#][^\s"')]*/g, '$1$2'],
  [/(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+(?:@|%40)[\p{L}\p{N}.-]+/giu, '[address]'],
  [/\bbearer\s+[\w.~+/=-]+/gi, 'bearer [secret]'],
  [/\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/gi, '[id]'],
  // Phone and card numbers, however they are separated; line numbers of a stack are shorter.
  [/\+?\d(?:[\s().-]?\d){7,}/g, '[number]'],
  // Encrypted values, tokens and public ids: long and without spaces. The names of our own script files are
  // left unchanged.
  [/(?<!\/_next\/static\/[\w./-]{0,200})\b(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{16,}\b/g, '[secret]'],
];

/** The text without personal data. Pure. */
export function stripPersonal(text: string): string {
  return STRIPPED.reduce((left, [mark, instead]) => left.replace(mark, instead), text);
}
