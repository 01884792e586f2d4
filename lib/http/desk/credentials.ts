import { deskCookieName } from '../../desk/session/cookie.ts';
import { readCookie, unsealSession } from '../../security/session-cookie.ts';

function decoded(sealed: string): string {
  try {
    return decodeURIComponent(sealed);
  } catch {
    return '';
  }
}

/** The token of the desk's session that a request carries. The desk takes no bearer: only browsers come. */
export async function deskToken(cookie: string | null | undefined): Promise<string | undefined> {
  const sealed = readCookie(cookie, deskCookieName());
  return sealed === undefined || sealed === '' ? undefined : unsealSession(decoded(sealed));
}
