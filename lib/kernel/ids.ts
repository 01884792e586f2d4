import { randomBytes, createHash, timingSafeEqual } from 'node:crypto';

/** The counters of the last milliseconds for which ids were created. */
const counters = new Map<number, number>();
const COUNTERS_MAX = 1_000;

/** 26 bits: random for the first id of a millisecond, then one more for each. */
function counterAt(at: number, random: number): number {
  const last = counters.get(at);
  const counter = last === undefined ? random & 0x1ff_ffff : (last + 1) & 0x3ff_ffff;
  counters.set(at, counter);
  const [oldest] = counters.keys();
  if (counters.size > COUNTERS_MAX && oldest !== undefined) counters.delete(oldest);
  return counter;
}

/**
 * A time-ordered UUID (version 7): new rows stay together in an index. Ids that a process creates for one millisecond
 * sort in the order of their creation (RFC 9562, section 6.2, method 1).
 */
export function newId(at: number = Date.now()): string {
  const bytes = randomBytes(16);
  const counter = counterAt(at, bytes.readUInt32BE(6));
  bytes.writeUIntBE(at, 0, 6);
  bytes.writeUInt16BE(0x7000 | (counter >>> 14), 6);
  bytes.writeUInt16BE(0x8000 | (counter & 0x3fff), 8);
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Whether a text from outside could be the id of a row: the database refuses any other as malformed. */
export function isId(text: string): boolean {
  return ID.test(text);
}

/** Lower bound of all ids created from this moment on; for ranges over time-ordered ids. */
export function lowestIdAt(at: Date): string {
  const hex = Math.max(0, at.getTime()).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`;
}

/** Sorts before the id of every row. */
export const LOWEST_ID = '00000000-0000-0000-0000-000000000000';

/** Sorts after the id of every row. */
export const HIGHEST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** A public id of a member or profile: 96 random bits, URL-safe, reveals nothing about the row. */
export function newPublicId(): string {
  return randomBytes(12).toString('base64url');
}

/** A secret for mails and sessions: 256 random bits, URL-safe. Only its hash is stored. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Secrets have 256 bits of entropy, so a plain hash is enough to store and look them up. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

export function sameSecret(left: string, right: string): boolean {
  const a = createHash('sha256').update(left).digest();
  const b = createHash('sha256').update(right).digest();
  return timingSafeEqual(a, b);
}
