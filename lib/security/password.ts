import { hash, verify, type Options } from '@node-rs/argon2';

/** Above the minimum of OWASP ASVS 11.4.2: 19 MiB, two passes, one lane; argon2id is the library's default. */
const COST: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

export function verifyPassword(stored: string, password: string): Promise<boolean> {
  return verify(stored, password);
}

/** True when a stored hash was made with other parameters, so that the next login replaces it. */
export function needsRehash(stored: string): boolean {
  return !stored.includes(
    `m=${String(COST.memoryCost)},t=${String(COST.timeCost)},p=${String(COST.parallelism)}`,
  );
}

/**
 * Whether the password matches the stored hash. Without a stored hash it does not match, but the check takes
 * the same time, so that the duration reveals neither an unknown address nor an account without a password.
 */
export async function passwordFits(stored: string | null, password: string): Promise<boolean> {
  if (stored !== null) return verifyPassword(stored, password);
  await hash(password, COST);
  return false;
}
