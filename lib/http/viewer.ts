import { findSession } from '../accounts/session/find-session.ts';
import type { Viewer } from '../identity/viewer.ts';
import { readCookie, sessionCookieName, unsealSession } from '../security/session-cookie.ts';

const VISITOR: Viewer = { kind: 'visitor' };

export type Credentials = {
  readonly token: string | undefined;
  readonly from: 'cookie' | 'bearer' | null;
};

/** The session token of a request. A bearer takes precedence: a native client may share a cookie jar. */
export async function credentialsOf(
  cookie: string | null | undefined,
  authorization: string | null | undefined,
): Promise<Credentials> {
  const bearer = /^Bearer ([\w-]{20,200})$/.exec(authorization ?? '')?.[1];
  if (bearer !== undefined) return { token: bearer, from: 'bearer' };
  const sealed = readCookie(cookie, sessionCookieName());
  if (sealed === undefined || sealed === '') return { token: undefined, from: null };
  return { token: await unsealSession(sealed), from: 'cookie' };
}

/** The caller on this brand. A session of another brand counts as a visitor. */
export async function viewerOf(token: string | undefined, brandId: string): Promise<Viewer> {
  if (token === undefined) return VISITOR;
  const member = await findSession(token);
  return member?.brandId === brandId ? member : VISITOR;
}
