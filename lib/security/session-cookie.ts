import { parseCookie } from 'cookie';
import { createCache } from '../kernel/cache.ts';
import { overTls, setCookie } from './cookie.ts';
import { OPERATOR_SESSION_MS, SESSION_LIFETIME_MS } from './limits.ts';
import { openBySecret, sealBySecret } from './secret-seal.ts';

/** The lifetimes are the absolute ends of the sessions. Links from other sites do not carry a Strict cookie. */
const COOKIES = {
  brand: { name: 'amarena', sameSite: 'Lax', livesMs: SESSION_LIFETIME_MS },
  desk: { name: 'amarena-desk', sameSite: 'Strict', livesMs: OPERATOR_SESSION_MS },
} as const;

/** Kinds of host that have sessions: those of the brands, and the desk's. */
export type HostKind = keyof typeof COOKIES;

const unsealed = createCache<string>('unsealed-sessions', { max: 20_000 });

/** The `__Host-` prefix binds the cookie to one host and to TLS, so plain-HTTP demos do without it. */
export function sessionCookieName(host: HostKind = 'brand'): string {
  return `${overTls() ? '__Host-' : ''}${COOKIES[host].name}`;
}

export async function sealSession(token: string): Promise<string> {
  return sealBySecret({ token });
}

/** Unsealing costs a key derivation, so results are cached. */
export async function unsealSession(sealed: string): Promise<string | undefined> {
  const known = unsealed.get(sealed);
  if (known !== undefined) return known;
  const token = (await openBySecret<{ token?: string }>(sealed))?.token;
  if (token === undefined) return undefined;
  unsealed.set(sealed, token);
  return token;
}

/** The Set-Cookie value of a sealed token; an empty one clears the cookie. */
export function sessionCookie(sealed: string, host: HostKind = 'brand'): string {
  const { livesMs, sameSite } = COOKIES[host];
  return setCookie(sessionCookieName(host), sealed, sealed === '' ? 0 : livesMs, sameSite);
}

/** The first value of a cookie in a Cookie header, decoded; as it is where the encoding is malformed. */
export function readCookie(header: string | null | undefined, name: string): string | undefined {
  return parseCookie(header ?? '')[name];
}
