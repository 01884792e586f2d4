import { run, type Statement } from '../../db/statement.ts';
import type { MemberViewer } from '../../identity/viewer.ts';
import { fail } from '../../kernel/errors.ts';

const OPENED: Statement = {
  name: 'saved-search-opened',
  text: `
    with opened as (
      update saved_searches set seen_at = greatest(seen_at, $3::timestamptz)
       where id = $2 and profile_id = $1 returning profile_id),
    seen as (
      update search_alerts a set found = 0 from opened where a.profile_id = opened.profile_id)
    select profile_id from opened`,
};

/**
 * A member looks at what a saved search finds: members count as new from now on, and what an alert found before is not
 * notified any more. Members only. Raises `not_found` for another member's search.
 */
export async function markOpened(viewer: MemberViewer, id: string, now: Date): Promise<void> {
  const opened = await run(OPENED, [viewer.profileId, id, now]);
  if (opened.length === 0) fail('not_found');
}
