import { maskPhoneNumbers } from '../../text/phone-numbers.ts';

// Begins at the start of a word, so that each word is read once.
const ADDRESS = /(?<![^\s@])[^\s@]+@[^\s@]+/g;

/** The operator of the model must not receive contact data that a member wrote. Pure. */
export function maskContactData(text: string): string {
  return maskPhoneNumbers(text).replace(ADDRESS, '•••');
}
