import { inTransaction } from '../../db/client.ts';
import { retryOnDeadlock } from '../../db/retry.ts';
import { MINUTE } from '../../kernel/clock.ts';
import { claimDue, forEachLeased, type DueRows, type Leased } from '../../queue/claim-due.ts';
import type { DueWork } from '../../queue/due-work.ts';
import { returnHome } from './return-home.ts';

export const TRIPS_TO_END: DueRows = {
  name: 'claim-trips',
  table: 'benefit_periods',
  brand: 'brand_id',
  due: 'due_at',
  where: 'due_at is not null',
  leaseMs: MINUTE,
  returning: `t.profile_id as "profileId", t.ends_at as "endsAt"`,
};

type Claimed = Leased & { readonly profileId: string; readonly endsAt: Date };

/** Nothing changes for a trip that the member ended, or that another process has claimed, meanwhile. */
function end({ leaseKey: id, leasedUntil, profileId, endsAt }: Claimed, now: Date): Promise<void> {
  return retryOnDeadlock(() =>
    inTransaction(async (tx) => {
      const { count } = await tx.benefitPeriod.updateMany({
        where: { id, dueAt: leasedUntil, endedAt: null },
        data: { endedAt: endsAt, endedBy: 'time', dueAt: null },
      });
      if (count > 0) await returnHome(tx, profileId, now);
    }),
  );
}

/** Due work: trips end after their time, each in a transaction of its own, and their members are found at home again. */
export const endTravelWork: DueWork = {
  name: 'travel',
  run: async (now, limit) => {
    const claims = await claimDue<Claimed>(TRIPS_TO_END, now, limit);
    await forEachLeased(TRIPS_TO_END, claims, (claim) => end(claim, now));
    return claims.length;
  },
};
