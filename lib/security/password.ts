import { hash, verify, type Options } from '@node-rs/argon2';

/** Above the floor of OWASP ASVS 11.4.2: 19 MiB, two passes, one lane; argon2id is the library's default. */
const COST: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

export function verifyPassword(stored: string, password: string): Promise<boolean> {
  return verify(stored, password);
}

/** True when a stored hash was made at another cost, so that the next login replaces it. */
export function needsRehash(stored: string): boolean {
  return !stored.includes(
    `m=${String(COST.memoryCost)},t=${String(COST.timeCost)},p=${String(COST.parallelism)}`,
  );
}

/**
 * Whether the password is the stored one. Where none is stored it is not, and finding that out takes as long: an
 * unknown address answers no faster, nor does an account that is entered by other means.
 */
export async function passwordFits(stored: string | null, password: string): Promise<boolean> {
  if (stored !== null) return verifyPassword(stored, password);
  await hash(password, COST);
  return false;
}
