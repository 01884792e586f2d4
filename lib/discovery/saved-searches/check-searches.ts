import { requestNotice } from '../../chat/pending-notifications.ts';
import { inTransaction } from '../../db/client.ts';
import type { Prisma } from '../../db/generated/client.ts';
import { viewerOfMember } from '../../identity/viewer-of-member.ts';
import { after, MINUTE } from '../../kernel/clock.ts';
import { claimDue, forEachLeased, type DueRows, type Leased } from '../../queue/claim-due.ts';
import type { DueWork } from '../../queue/due-work.ts';
import { wakeJobs } from '../../queue/wake.ts';
import { searchesOf, type SearchRow } from './find-searches.ts';
import { newMembersOf } from './new-members.ts';
import { nextAlertAt } from './schedule-alerts.ts';

export const SEARCHES_TO_CHECK: DueRows = {
  name: 'claim-search-alerts',
  table: 'search_alerts',
  brand: '(select brand_id from profiles where id = search_alerts.profile_id)',
  key: 'profile_id',
  due: 'due_at',
  where: 'due_at is not null',
  leaseMs: 2 * MINUTE,
  returning: `t.checked_at as "checkedAt",
    (select brand_id from profiles where id = t.profile_id) as "brandId",
    (select member_id from profiles where id = t.profile_id) as "memberId"`,
};

type Claimed = Leased & {
  readonly checkedAt: Date;
  readonly brandId: string;
  readonly memberId: string;
};

/** A member whose listing is being stored at this moment is found by the next check. */
const LISTED_WITHIN_MS = MINUTE;

/** How many members have joined since the last check that some of the searches find. */
async function countFound(
  { memberId, checkedAt: since }: Claimed,
  searches: readonly SearchRow[],
  until: Date,
): Promise<number> {
  const viewer = await viewerOfMember(memberId);
  return viewer === null ? 0 : (await newMembersOf(viewer, searches, { since, until })).size;
}

const stateOf = (searches: readonly Pick<SearchRow, 'id' | 'seenAt'>[]): string =>
  searches
    .map(({ id, seenAt }) => `${id} ${seenAt.toISOString()}`)
    .sort()
    .join();

/**
 * Whether the searches with an alert are still those that were checked, and none was opened. Locks the alert in a
 * statement of its own: who opens a search writes that first and then takes this lock.
 */
async function areUnchanged(
  tx: Prisma.TransactionClient,
  profileId: string,
  searches: readonly SearchRow[],
): Promise<boolean> {
  await tx.$queryRaw`select 1 from search_alerts where profile_id = ${profileId}::uuid for no key update`;
  const select = { id: true, seenAt: true };
  const present = await tx.savedSearch.findMany({ where: { profileId, alert: true }, select });
  return stateOf(present) === stateOf(searches);
}

/** Changes nothing once the member changed or opened a search: the alert falls due again with the end of the lease. */
async function check(claim: Claimed, now: Date): Promise<void> {
  const { leaseKey: profileId, leasedUntil, brandId, checkedAt } = claim;
  const joined = after(now, -LISTED_WITHIN_MS);
  const until = joined > checkedAt ? joined : checkedAt;
  const searches = (await searchesOf(profileId)).filter(({ alert }) => alert);
  const found = await countFound(claim, searches, until);
  const dueAt = nextAlertAt(brandId, now);
  const noted = await inTransaction(async (tx) => {
    if (!(await areUnchanged(tx, profileId, searches))) return false;
    const checked = { dueAt, checkedAt: until, found, foundFrom: checkedAt };
    const { count } = await tx.searchAlert.updateMany({
      where: { profileId, dueAt: leasedUntil },
      data: found > 0 ? { ...checked, foundAt: now } : checked,
    });
    if (count === 0 || found === 0) return false;
    await requestNotice(tx, { profileId, brandId }, now);
    return true;
  });
  if (noted) wakeJobs();
}

/**
 * Due work: looks once a day for members that saved searches with an alert find and who have joined since. What it
 * finds is one more cause of a notice outside the site, under the same limits, choices and quiet hours.
 */
export const checkSearchesWork: DueWork = {
  name: 'saved searches',
  run: async (now, limit) => {
    const claims = await claimDue<Claimed>(SEARCHES_TO_CHECK, now, limit);
    await forEachLeased(SEARCHES_TO_CHECK, claims, (claim) => check(claim, now));
    return claims.length;
  },
};
