import { run, type Statement } from '../../db/statement.ts';
import { metrics } from '../../kernel/metrics.ts';

const RECORD: Statement = {
  name: 'record-login',
  text: `
    with seen as (
      update users set last_activity_at = $2 where id = $1 and state = 'active'
        and (last_activity_at is null or last_activity_at < $2)
      returning id, brand_id),
    shown as (
      update profiles set last_active_at = $2 from seen where profiles.member_id = seen.id
      returning profiles.id, profiles.shows_presence),
    listed as (
      update profile_listings l set last_active_at = $2, activity_class = 0 from shown
       where l.profile_id = shown.id and shown.shows_presence)
    select brand_id as brand from seen`,
};

/**
 * Called after a login: it is an activity of the member, whose calls are recorded only from the second minute
 * on.
 */
export async function recordLogin(memberId: string, now: Date): Promise<void> {
  const [seen] = await run<{ brand: string }>(RECORD, [memberId, now]);
  if (seen) metrics.logins.inc(seen);
}
