import { newSecret } from '../../kernel/ids.ts';
import { PASSKEY_CHALLENGE_MS } from '../../legal/limits.ts';
import { setCookie } from '../../security/cookie.ts';

/** A random number that binds the challenges of a login to the browser that asked for them. */
export const PASSKEY_COOKIE = 'passkey';

const SECRET = /^[\w-]{43}$/;

/** The browser's own number, or a new one; its tabs share it. */
export function browserSecret(cookie: string | undefined): string {
  return cookie !== undefined && SECRET.test(cookie) ? cookie : newSecret();
}

export function passkeyCookie(secret: string): string {
  return setCookie(PASSKEY_COOKIE, secret, PASSKEY_CHALLENGE_MS, 'Strict');
}
