import { parseCookie } from 'cookie';
import { sealData, unsealData } from 'iron-session';
import { env } from '../kernel/env.ts';
import { DAY } from '../kernel/clock.ts';
import { createCache } from '../kernel/cache.ts';
import { overTls, setCookie } from './cookie.ts';

const unsealed = createCache<string>('unsealed-sessions', { max: 20_000 });

/** The `__Host-` prefix binds the cookie to one host and to TLS, so plain-HTTP demos do without it. */
export function sessionCookieName(): string {
  return overTls() ? '__Host-amarena' : 'amarena';
}

export async function sealSession(token: string): Promise<string> {
  return sealData({ token }, { password: env().SESSION_SECRET, ttl: 0 });
}

/** Unsealing costs a key derivation, so results are cached. */
export async function unsealSession(sealed: string): Promise<string | undefined> {
  const known = unsealed.get(sealed);
  if (known !== undefined) return known;
  const { token } = await unsealData<{ token?: string }>(sealed, {
    password: env().SESSION_SECRET,
    ttl: 0,
  }).catch(() => ({ token: undefined }));
  if (token === undefined) return undefined;
  unsealed.set(sealed, token);
  return token;
}

/** The Set-Cookie value; an empty one clears. Ninety days is the session's absolute end. */
export function sessionCookie(sealed: string): string {
  return setCookie(sessionCookieName(), sealed, sealed === '' ? 0 : 90 * DAY);
}

/** The first value of a cookie in a Cookie header, decoded; as it is where the encoding is malformed. */
export function readCookie(header: string | null | undefined, name: string): string | undefined {
  return parseCookie(header ?? '')[name];
}
