import { run, type Statement } from '../../db/statement.ts';
import type { MemberViewer } from '../../identity/viewer.ts';
import { fail } from '../../kernel/errors.ts';
import { soughtKey } from './criteria.ts';
import { searchesOf, type SearchRow } from './find-searches.ts';
import { newMembersOf } from './new-members.ts';

const OPENED: Statement = {
  name: 'saved-searches-opened',
  text: `
    update saved_searches set seen_at = greatest(seen_at, $3::timestamptz)
     where profile_id = $1 and id = any($2::uuid[])`,
};

// Locks the alert whatever it found: a look that ends at the moment may have counted what is opened.
const ALERT: Statement = {
  name: 'search-alert-of',
  text: `
    select checked_at as "checkedAt", found, found_from as "foundFrom" from search_alerts
     where profile_id = $1 for no key update`,
};

const PENDING: Statement = {
  name: 'search-alert-pending',
  text: `update search_alerts set found = least(found, $3) where profile_id = $1 and checked_at = $2`,
};

type Alert = {
  readonly checkedAt: Date;
  readonly found: number;
  /** Null: a look that stored no beginning. */
  readonly foundFrom: Date | null;
};

/** How many new members of the last look only other searches with an alert find. */
async function countPending(
  viewer: MemberViewer,
  { checkedAt: until, foundFrom: since }: Alert,
  { opened, others }: Record<'opened' | 'others', readonly SearchRow[]>,
): Promise<number> {
  if (since === null) return 0;
  const alerts = others.filter(({ alert }) => alert);
  const [found, seen] = await Promise.all([
    newMembersOf(viewer, alerts, { since, until }),
    newMembersOf(viewer, opened, { since, until }),
  ]);
  return [...found].filter((id) => !seen.has(id)).length;
}

/**
 * A member looks at what a saved search finds, and all that are equal to it: members count as new from now on, and what
 * an alert found of it before is not notified any more. Members only. Raises `not_found` for another member's search.
 */
export async function markOpened(viewer: MemberViewer, id: string, now: Date): Promise<void> {
  const { profileId } = viewer;
  const searches = await searchesOf(profileId);
  const one = searches.find((search) => search.id === id) ?? fail('not_found');
  const key = soughtKey(one, viewer);
  const isOpened = (search: SearchRow) => soughtKey(search, viewer) === key;
  const opened = searches.filter(isOpened);
  await run(OPENED, [profileId, opened.map((search) => search.id), now]);
  const [alert] = await run<Alert>(ALERT, [profileId]);
  if (alert === undefined || alert.found === 0) return;
  const others = searches.filter((search) => !isOpened(search));
  const pending = await countPending(viewer, alert, { opened, others });
  await run(PENDING, [profileId, alert.checkedAt, pending]);
}
