import { ECDH } from 'node:crypto';
import { z } from 'zod';
import { env } from '../../kernel/env.ts';
import { fail } from '../../kernel/errors.ts';
import { isListed } from '../../security/outgoing.ts';

const KEY_BYTES = 65;
const AUTH_BYTES = 16;

/** JSON form of a browser's `PushSubscription`. */
const subscription = z.object({
  endpoint: z.url().max(1_000),
  keys: z.object({ p256dh: z.string().max(200), auth: z.string().max(100) }),
});

export type PushAddress = {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
};

function bytesOf(base64: string, length: number): Buffer | null {
  if (!/^[\w+/-]+={0,2}$/.test(base64)) return null;
  const bytes = Buffer.from(base64, 'base64url');
  return bytes.length === length ? bytes : null;
}

/** Must be a point of P-256: encryption fails with any other key. */
function isKey(base64: string): boolean {
  const bytes = bytesOf(base64, KEY_BYTES);
  if (!bytes) return false;
  try {
    return ECDH.convertKey(bytes, 'prime256v1').length > 0;
  } catch {
    return false;
  }
}

function isReachable(endpoint: string): boolean {
  const { PUSH_HOSTS, PUSH_STAND_IN } = env();
  const url = new URL(endpoint);
  return url.origin === PUSH_STAND_IN || isListed(url, PUSH_HOSTS);
}

function parsed(token: string): unknown {
  try {
    return JSON.parse(token);
  } catch {
    return null;
  }
}

/**
 * Reads a browser's serialised push subscription. Raises `push_token_refused` for anything but a subscription
 * at a known push service with usable keys.
 */
export function readPushToken(token: string): PushAddress {
  const read = subscription.safeParse(parsed(token));
  if (!read.success) return fail('push_token_refused');
  const { endpoint, keys } = read.data;
  if (!isReachable(endpoint) || !isKey(keys.p256dh) || !bytesOf(keys.auth, AUTH_BYTES)) {
    return fail('push_token_refused');
  }
  return { endpoint, p256dh: keys.p256dh, auth: keys.auth };
}
