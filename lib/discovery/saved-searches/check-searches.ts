import { requestNotice } from '../../chat/pending-notifications.ts';
import { inTransaction } from '../../db/client.ts';
import { viewerOfMember } from '../../identity/viewer-of-member.ts';
import { after, MINUTE } from '../../kernel/clock.ts';
import { claimDue, forEachLeased, type DueRows, type Leased } from '../../queue/claim-due.ts';
import type { DueWork } from '../../queue/due-work.ts';
import { wakeJobs } from '../../queue/wake.ts';
import { searchesOf } from './find-searches.ts';
import { newMembers } from './new-members.ts';
import { nextAlertAt } from './schedule-alerts.ts';

export const SEARCHES_TO_CHECK: DueRows = {
  name: 'claim-search-alerts',
  table: 'search_alerts',
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

/** A member whose listing is being stored at this moment is found by the next look. */
const LISTED_WITHIN_MS = MINUTE;

const later = (one: Date, other: Date): Date => (one > other ? one : other);

/** How many members have joined since the last look that some search with an alert finds. */
async function countFound({ leaseKey, memberId, checkedAt }: Claimed, until: Date) {
  const viewer = await viewerOfMember(memberId);
  if (viewer === null) return 0;
  const searches = (await searchesOf(leaseKey)).filter(({ alert }) => alert);
  const found = await Promise.all(
    searches.map((search) =>
      newMembers(viewer, search, { since: later(checkedAt, search.seenAt), until }),
    ),
  );
  return new Set(found.flat()).size;
}

/** Changes nothing once the member changed their searches, which schedules another look. */
async function check(claim: Claimed, now: Date): Promise<void> {
  const { leaseKey: profileId, leasedUntil, brandId } = claim;
  const until = later(claim.checkedAt, after(now, -LISTED_WITHIN_MS));
  const found = await countFound(claim, until);
  const dueAt = nextAlertAt(brandId, now);
  const noted = await inTransaction(async (tx) => {
    const { count } = await tx.searchAlert.updateMany({
      where: { profileId, dueAt: leasedUntil },
      data:
        found > 0
          ? { dueAt, checkedAt: until, found, foundAt: now }
          : { dueAt, checkedAt: until, found },
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
