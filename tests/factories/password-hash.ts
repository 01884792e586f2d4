import { hashPassword } from '#lib/security/password.ts';

const HASHES = Symbol.for('tests.password-hashes');
const worker = globalThis as unknown as Record<symbol, Map<string, Promise<string>> | undefined>;
const hashes = (worker[HASHES] ??= new Map<string, Promise<string>>());

/** The hash of a password, computed once per worker: hashing is slow on purpose, and thousands of members use it. */
export function passwordHashOf(password: string): Promise<string> {
  const known = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, known);
  return known;
}
