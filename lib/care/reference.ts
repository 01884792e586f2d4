import { randomInt } from 'node:crypto';
import { isDuplicate } from '../db/violations.ts';

/** Without letters that are misread on the telephone. */
const ALPHABET = '23456789ACDEFGHJKMNPQRTUVWXY';
const TRIES = 5;

const REFERENCE = /^[2-9A-Y]{4}-[2-9A-Y]{4}$/;

/** Whether a text from outside could be a reference. */
export function isReference(text: string): boolean {
  return REFERENCE.test(text);
}

function newReference(): string {
  const characters = Array.from(
    { length: 8 },
    () => ALPHABET[randomInt(ALPHABET.length)] ?? '2',
  ).join('');
  return `${characters.slice(0, 4)}-${characters.slice(4)}`;
}

/** Stores something under a new reference that people can read out. Returns the reference. */
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
