import { randomInt } from 'node:crypto';

/** Without letters and digits that are misread. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';
const COUNT = 10;
const LENGTH = 12;

/** Codes for an authenticator that was lost, as they are shown once: `abcd-efgh-jkmn`. */
export function newRecoveryCodes(): readonly string[] {
  return Array.from({ length: COUNT }, () => {
    const characters = Array.from(
      { length: LENGTH },
      () => ALPHABET[randomInt(ALPHABET.length)] ?? '2',
    );
    return characters.join('').replace(/(.{4})(?=.)/g, '$1-');
  });
}

/** As it is hashed, however it was typed. */
export function plainRecoveryCode(typed: string): string {
  return typed.toLowerCase().replace(/[^a-z0-9]/g, '');
}
