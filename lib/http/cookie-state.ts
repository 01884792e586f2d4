import { findDisabled } from '../accounts/session/find-disabled.ts';
import { readCookie, sessionCookieName } from '../security/session-cookie.ts';
import { credentialsOf } from './credentials.ts';
import { viewerOf } from './viewer.ts';

/**
 * State of the session that a Cookie header names on this brand: `none` without the cookie, `disabled` where
 * the account has been disabled, `ended` where no session is left.
 */
export async function cookieState(
  header: string | undefined,
  brandId: string,
  now: Date,
): Promise<'none' | 'live' | 'disabled' | 'ended'> {
  if (readCookie(header, sessionCookieName()) === undefined) return 'none';
  const { token } = await credentialsOf('brand', header);
  if (token === undefined) return 'ended';
  const viewer = await viewerOf(token, brandId);
  if (viewer.kind === 'member') return viewer.state === 'active' ? 'live' : 'disabled';
  return (await findDisabled(token, now))?.brandId === brandId ? 'disabled' : 'ended';
}
