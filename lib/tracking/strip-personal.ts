/** What could tell of a person or open something, and what stands in its place; in this order. */
const STRIPPED: readonly (readonly [mark: RegExp, instead: string])[] = [
  // The query and fragment of an address: tokens, clicks, words that were searched.
  [/(https?:\/\/[^\s?#"')]+)[?#][^\s"')]*/gi, '$1'],
  [/(^|\s)(\/[^\s?#"')]*)[?#][^\s"')]*/g, '$1$2'],
  [/[\p{L}\p{N}._%+-]+(?:@|%40)[\p{L}\p{N}.-]+/giu, '[address]'],
  [/\bbearer\s+[\w.~+/=-]+/gi, 'bearer [secret]'],
  [/\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/gi, '[id]'],
  // Telephone and card numbers, however they are parted; line numbers of a stack are shorter.
  [/\+?\d(?:[\s().-]?\d){7,}/g, '[number]'],
  // Sealed words, tokens and public ids: long and without a sentence's spaces.
  // The names of our own script files stay.
  [/(?<!\/_next\/static\/[\w./-]*)\b(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{16,}\b/g, '[secret]'],
];

/** The same words without what belongs to a person. Pure. */
export function stripPersonal(text: string): string {
  return STRIPPED.reduce((left, [mark, instead]) => left.replace(mark, instead), text);
}
