import { hasPlan } from '../../credits/has-plan.ts';
import { lockAccount } from '../../credits/lock-account.ts';
import { afterCommit, inTransaction } from '../../db/client.ts';
import { forgetViewer } from '../../identity/forget-viewer.ts';
import { requireSelf } from '../../identity/require-own-name.ts';
import type { MemberViewer } from '../../identity/viewer.ts';
import { after, DAY } from '../../kernel/clock.ts';
import { fail } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { refreshListing } from '../../listings/refresh-listing.ts';
import { regionByName } from '../../places/queries.ts';
import { TRAVEL_MS } from '../limits.ts';
import { nextTravelAt } from './next-travel.ts';

export type Travel = { readonly region: string; readonly until: Date };

/**
 * A member visits another region of their country: they are found there and search from there until the trip ends, and
 * their profile says so. The lock on the account orders presses. Raises `plan_required` without a paid period,
 * `place_unknown`, `travel_home` for the own region, `travel_running`, and `travel_early` too soon after the last trip.
 */
export async function startTravel(
  member: MemberViewer,
  named: string | undefined,
  wanted: string,
  now: Date,
): Promise<Travel> {
  requireSelf(member, named);
  const { memberId, profileId, brandId, country } = member;
  const region = (await regionByName(country, wanted)) ?? fail('place_unknown');
  const until = after(now, TRAVEL_MS);
  await inTransaction(async (tx) => {
    await lockAccount(tx, memberId);
    if (!(await hasPlan(tx, memberId, now))) fail('plan_required');
    const { regionId: home, travelRegionId } = await tx.profile.findUniqueOrThrow({
      where: { id: profileId },
      select: { regionId: true, travelRegionId: true },
    });
    if (home === null) fail('place_unknown');
    if (home === region.id) fail('travel_home');
    if (travelRegionId !== null) fail('travel_running');
    const again = await nextTravelAt(tx, profileId, now);
    if (again !== null) {
      fail('travel_early', { days: Math.ceil((again.getTime() - now.getTime()) / DAY) });
    }
    const id = newId(now.getTime());
    const trip = { id, profileId, brandId, benefit: 'travel', regionId: region.id } as const;
    await tx.benefitPeriod.create({ data: { ...trip, beganAt: now, endsAt: until, dueAt: until } });
    const data = { travelRegionId: region.id, travelUntil: until };
    await tx.profile.update({ where: { id: profileId }, data });
    await refreshListing(tx, profileId, now);
    afterCommit(tx, () => {
      forgetViewer(memberId);
    });
  });
  return { region: region.name, until };
}
