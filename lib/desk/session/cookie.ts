import { HOUR } from '../../kernel/clock.ts';
import { overTls } from '../../security/cookie.ts';
import { sealSession } from '../../security/session-cookie.ts';

/** Of the desk's host alone: no brand's pages are sent it. */
export function deskCookieName(): string {
  return overTls() ? '__Host-amarena-desk' : 'amarena-desk';
}

/** The Set-Cookie value of a session's token; without one it clears. Strict: no other site's link carries it. */
export async function deskCookie(token: string | undefined): Promise<string> {
  const value = token === undefined ? '' : await sealSession(token);
  const seconds = token === undefined ? 0 : (12 * HOUR) / 1_000;
  const parts = [`${deskCookieName()}=${value}`, 'Path=/', 'HttpOnly', 'SameSite=Strict'];
  if (overTls()) parts.push('Secure');
  return [...parts, `Max-Age=${seconds}`].join('; ');
}
