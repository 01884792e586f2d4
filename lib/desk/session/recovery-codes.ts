import { randomInt } from 'node:crypto';

/** Without characters that are easily misread. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';
const COUNT = 10;
const LENGTH = 12;

/** Recovery codes for a lost authenticator, in the form in which they are shown once: `abcd-efgh-jkmn`. */
export function newRecoveryCodes(): readonly string[] {
  return Array.from({ length: COUNT }, () => {
    const characters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]);
    return characters.join('').replace(/(.{4})(?=.)/g, '$1-');
  });
}

/** The normalised form that is hashed. */
export function plainRecoveryCode(typed: string): string {
  return typed.toLowerCase().replace(/[^a-z0-9]/g, '');
}
