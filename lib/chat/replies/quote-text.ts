import { QUOTE_MAX_LENGTH } from '../limits.ts';

/** The beginning of a text, as a quote shows it. Pure. */
export function quoteText(text: string): string {
  return text.length <= QUOTE_MAX_LENGTH ? text : [...text].slice(0, QUOTE_MAX_LENGTH).join('');
}
