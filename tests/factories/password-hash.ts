import { hashPassword } from '#lib/security/password.ts';

const HASHES = Symbol.for('tests.password-hashes');
const worker = globalThis as unknown as Record<symbol, Map<string, Promise<string>> | undefined>;
const hashes = (worker[HASHES] ??= new Map<string, Promise<string>>());

/** The hash of a password, made once a worker: it costs as much time as it is meant to, and thousands have one. */
export function passwordHashOf(password: string): Promise<string> {
  const known = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, known);
  return known;
}
