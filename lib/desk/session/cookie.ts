import { HOUR } from '../../kernel/clock.ts';
import { overTls } from '../../security/cookie.ts';
import { sealSession } from '../../security/session-cookie.ts';

/** Host-only: the browser does not send it to the brands' hosts. */
export function deskCookieName(): string {
  return overTls() ? '__Host-amarena-desk' : 'amarena-desk';
}

/**
 * The Set-Cookie value for a session token; without a token it clears the cookie. SameSite=Strict: links from
 * other sites do not carry it.
 */
export async function deskCookie(token: string | undefined): Promise<string> {
  const value = token === undefined ? '' : await sealSession(token);
  const seconds = token === undefined ? 0 : (12 * HOUR) / 1_000;
  const parts = [`${deskCookieName()}=${value}`, 'Path=/', 'HttpOnly', 'SameSite=Strict'];
  if (overTls()) parts.push('Secure');
  return [...parts, `Max-Age=${seconds}`].join('; ');
}
