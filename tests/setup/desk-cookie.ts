import { sealSession, sessionCookie, sessionCookieName } from '#lib/security/session-cookie.ts';

export const deskCookieName = (): string => sessionCookieName('desk');

/** The Set-Cookie value of an operator's session. */
export async function deskCookie(token: string): Promise<string> {
  return sessionCookie(await sealSession(token), 'desk');
}
