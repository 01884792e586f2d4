import { run, type Statement } from '../../db/statement.ts';

const RECORD: Statement = {
  name: 'record-login',
  text: `
    with seen as (
      update users set last_activity_at = $2 where id = $1 and state = 'active'
        and (last_activity_at is null or last_activity_at < $2)
      returning id),
    shown as (
      update profiles set last_active_at = $2 from seen where profiles.member_id = seen.id
      returning profiles.id, profiles.shows_presence)
    update profile_listings l set last_active_at = $2, activity_class = 0 from shown
     where l.profile_id = shown.id and shown.shows_presence`,
};

/**
 * Called after a login: it is an activity of the member, whose calls are recorded only from the second minute
 * on.
 */
export async function recordLogin(memberId: string, now: Date): Promise<void> {
  await run(RECORD, [memberId, now]);
}
