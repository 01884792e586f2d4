import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Fields } from '../fields.ts';

/**
 * All values that are not objects: numbers with two decimals, booleans and null by their names; without the
 * signature itself.
 */
function leaves(value: unknown): readonly string[] {
  if (typeof value === 'number') return [value.toFixed(2)];
  if (typeof value !== 'object' || value === null) return [String(value)];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'Signature' ? [] : leaves(inner),
  );
}

/** HMAC-SHA256 in hex over the sorted values, joined by slashes. */
export function signatureHolds(notification: Fields, secret: string): boolean {
  const given = notification['Signature'];
  if (typeof given !== 'string') return false;
  const signed = [...leaves(notification)].sort().join('/');
  const right = createHmac('sha256', secret).update(signed).digest();
  const received = Buffer.from(given, 'hex');
  return received.length === right.length && timingSafeEqual(received, right);
}
