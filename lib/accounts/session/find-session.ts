import { after, clock } from '../../kernel/clock.ts';
import { foundAsSql } from '../../identity/gender.ts';
import { hashSecret } from '../../kernel/ids.ts';
import { run, type Statement } from '../../db/statement.ts';
import type { MemberViewer } from '../../identity/viewer.ts';
import { NO_SESSION, sessionCache } from '../../identity/session-cache.ts';
import { FORMER_TOKEN_MS, SESSION_IDLE_MS, SESSION_WRITE_MS } from '../../security/limits.ts';
import { LISTING_LAG_MS } from '../../listings/limits.ts';

const FIND: Statement = {
  name: 'find-session',
  text: `
    select s.id as "sessionId", u.id as "memberId", u.public_id as "publicId", p.id as "profileId",
           p.public_id as "angelId",
           u.brand_id as "brandId", u.state, u.level,
           u.email_confirmed_at is not null as "emailConfirmed",
           u.card_verified_at is not null as "cardVerified",
           ${foundAsSql('p')} as gender, p.seeking, u.country, coalesce(p.travel_region_id, u.region_id) as "regionId", u.locale,
           s.flow_version_id as "flowVersionId", s.last_seen_at as "lastSeenAt",
           s.token_hash = $1 and s.previous_hash is not null and s.previous_valid_until is null
             as "isFirstUse"
      from sessions s
      join users u on u.id = s.member_id
      join profiles p on p.member_id = u.id
     where (s.token_hash = $1 or (s.previous_hash = $1
             and (s.previous_valid_until is null or s.previous_valid_until > $2)))
       and s.revoked_at is null and s.idle_expires_at > $2 and s.absolute_expires_at > $2`,
};

/** The first use of a renewed token proves that its owner has received it: the former one ends soon. */
const EXPIRE_FORMER: Statement = {
  name: 'expire-former-token',
  text: `update sessions set previous_valid_until = $2
          where id = $1 and token_hash = $3 and previous_valid_until is null`,
};

/**
 * A member's last activity is written at most once a minute. Listings are updated only every five minutes,
 * since each write costs them five search indexes, and never for a member who hides their activity. The
 * account is locked before its session, as everywhere.
 */
const TOUCH: Statement = {
  name: 'touch-session',
  text: `
    with held as (
      select u.id from sessions s join users u on u.id = s.member_id
       where s.id = $1 for no key update of u),
    touched as (
      update sessions set last_seen_at = $2,
             idle_expires_at = least($2::timestamptz + interval '${String(SESSION_IDLE_MS)} milliseconds', absolute_expires_at)
        from held
       where sessions.id = $1 and member_id = held.id
         and last_seen_at < $2::timestamptz - interval '${String(SESSION_WRITE_MS)} milliseconds' returning member_id),
    seen as (
      update users set last_activity_at = $2 from touched where users.id = touched.member_id
      returning users.id),
    shown as (
      update profiles set last_active_at = $2 from seen where profiles.member_id = seen.id
      returning profiles.id, profiles.shows_presence)
    update profile_listings l set last_active_at = $2, activity_class = 0 from shown
     where l.profile_id = shown.id and shown.shows_presence
       and (l.activity_class <> 0 or l.last_active_at is null
            or l.last_active_at < $2::timestamptz - ${String(LISTING_LAG_MS)} * interval '1 millisecond')`,
};

type Row = MemberViewer & { readonly lastSeenAt: Date; readonly isFirstUse: boolean };

/** The member behind a session token, or null. Anyone may call; rows are cached for five seconds. */
export async function findSession(token: string): Promise<MemberViewer | null> {
  const hash = hashSecret(token);
  const cached = sessionCache.get(hash);
  if (cached !== undefined) return cached === NO_SESSION ? null : cached;
  const now = clock.now();
  const [row] = await run<Row>(FIND, [hash, now]);
  if (!row) {
    sessionCache.set(hash, NO_SESSION);
    return null;
  }
  const { lastSeenAt, isFirstUse, ...rest } = row;
  const viewer: MemberViewer = { ...rest, kind: 'member' };
  if (now.getTime() - lastSeenAt.getTime() >= SESSION_WRITE_MS)
    await run(TOUCH, [viewer.sessionId, now]);
  if (isFirstUse) await run(EXPIRE_FORMER, [viewer.sessionId, after(now, FORMER_TOKEN_MS), hash]);
  sessionCache.set(hash, viewer);
  return viewer;
}
