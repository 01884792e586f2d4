import { deskCookieName } from '../../desk/session/cookie.ts';
import { readCookie, unsealSession } from '../../security/session-cookie.ts';

/** The desk's session token of a request. The desk accepts no bearer token: only browsers call it. */
export async function deskToken(cookie: string | null | undefined): Promise<string | undefined> {
  const sealed = readCookie(cookie, deskCookieName());
  return sealed === undefined || sealed === '' ? undefined : unsealSession(sealed);
}
