import { randomInt } from 'node:crypto';
import { isDuplicate } from '../db/violations.ts';

/** Without characters that are easily misheard or misread on the telephone. */
const ALPHABET = '23456789ACDEFGHJKMNPQRTUVWXY';
const TRIES = 5;

const REFERENCE = /^[2-9A-Y]{4}-[2-9A-Y]{4}$/;

/** Whether an untrusted text has the format of a reference. */
export function isReference(text: string): boolean {
  return REFERENCE.test(text);
}

function newReference(): string {
  const characters = Array.from({ length: 8 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `${characters.slice(0, 4)}-${characters.slice(4)}`;
}

/**
 * Calls `store` with a new human-readable reference and returns that reference. Retries with another one when
 * it is already taken.
 */
export async function underReference(
  store: (reference: string) => Promise<unknown>,
): Promise<string> {
  for (let tried = 1; ; tried += 1) {
    const reference = newReference();
    try {
      await store(reference);
      return reference;
    } catch (error) {
      if (!isDuplicate(error, 'reference') || tried === TRIES) throw error;
    }
  }
}
