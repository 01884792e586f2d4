/** Patterns that may identify a person or grant access, and their replacements; applied in this order. */
const STRIPPED: readonly (readonly [mark: RegExp, instead: string])[] = [
  // Query and fragment of a URL: tokens, click ids, search terms.
  [/(https?:\/\/[^\s?#"')]+)(?:[?#][^\s"')]*)?/gi, '$1'],
  [/(^|\s)(\/[^\s?#"')]*)[?#][^\s"')]*/g, '$1$2'],
  [/(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+(?:@|%40)[\p{L}\p{N}.-]+/giu, '[address]'],
  [/\bbearer\s+[\w.~+/=-]+/gi, 'bearer [secret]'],
  [/\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/gi, '[id]'],
  // Phone and card numbers, however they are separated; line numbers of a stack are shorter.
  [/\+?\d(?:[\s().-]?\d){7,}/g, '[number]'],
];

/** The names of our own script files, and what is long and without spaces. */
const SCRIPT_OR_LONG = /\/_next\/static\/[\w./-]+|[\w-]{16,}/g;

/** Encrypted values, tokens and public ids have digits and letters. */
function withoutSecret(found: string): string {
  const isSecret = !found.startsWith('/') && /\d/.test(found) && /[A-Za-z]/.test(found);
  return isSecret ? '[secret]' : found;
}

/** The text without personal data. Pure. */
export function stripPersonal(text: string): string {
  const left = STRIPPED.reduce((rest, [mark, instead]) => rest.replace(mark, instead), text);
  return left.replace(SCRIPT_OR_LONG, withoutSecret);
}
