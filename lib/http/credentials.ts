import {
  readCookie,
  sessionCookieName,
  unsealSession,
  type HostKind,
} from '../security/session-cookie.ts';

export type Credentials = {
  readonly token: string | undefined;
  readonly from: 'cookie' | 'bearer' | null;
};

/**
 * The session token of a request. A bearer takes precedence: a native client may share a cookie jar. The desk
 * accepts none, because only browsers call it.
 */
export async function credentialsOf(
  host: HostKind,
  cookie: string | null | undefined,
  authorization?: string | null,
): Promise<Credentials> {
  const bearer = /^Bearer ([\w-]{20,200})$/.exec(authorization ?? '')?.[1];
  if (host === 'brand' && bearer !== undefined) return { token: bearer, from: 'bearer' };
  const sealed = readCookie(cookie, sessionCookieName(host));
  if (sealed === undefined || sealed === '') return { token: undefined, from: null };
  return { token: await unsealSession(sealed), from: 'cookie' };
}
