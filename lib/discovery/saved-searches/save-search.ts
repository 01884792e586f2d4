import { inTransaction } from '../../db/client.ts';
import { lockMember } from '../../identity/lock-member.ts';
import type { MemberViewer } from '../../identity/viewer.ts';
import { fail } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { cityByName } from '../../places/queries.ts';
import { wakeJobs } from '../../queue/wake.ts';
import { SAVED_SEARCHES_MAX } from '../limits.ts';
import { searchedRegion } from '../policy.ts';
import { askedRegion } from '../search/asked-region.ts';
import { criteriaSchema, soughtKey, type Criteria } from './criteria.ts';
import { scheduleAlerts } from './schedule-alerts.ts';

export type Saving = {
  readonly viewer: MemberViewer;
  readonly name: string;
  readonly alert: boolean;
  /** Name or id; the member's own by default. */
  readonly region?: string | undefined;
  readonly city?: string | undefined;
  readonly criteria: Criteria;
};

async function placeOf({ viewer, region, city }: Saving) {
  const found = await searchedRegion(viewer, await askedRegion(viewer.country, { region, city }));
  const named = city === undefined || city === '' ? null : city;
  const town = named === null ? null : await cityByName(viewer.country, named, found.id);
  return {
    // A search without a town follows a member who moves; a town stays where it is.
    regionId: town === null && found.id === viewer.regionId ? null : found.id,
    cityId: town?.id ?? null,
    city: town?.name ?? null,
  };
}

/**
 * A member saves a search; one that is saved already gets the name and the alert. Who has joined before is not new.
 * Members only. Raises `place_unknown`, `region_locked`, `account_disabled`, and `searches_full` for one too many.
 */
export async function saveSearch(saving: Saving, now: Date): Promise<{ readonly id: string }> {
  const { viewer, name, alert, criteria } = saving;
  const { memberId, profileId } = viewer;
  const { regionId, cityId, city } = await placeOf(saving);
  const key = soughtKey({ regionId, city, criteria }, viewer);
  const { id, dueAt } = await inTransaction(async (tx) => {
    // The lock also excludes an erasure, which would not find the new row.
    const { state } = await lockMember(tx, memberId);
    if (state !== 'active') fail('account_disabled');
    const own = await tx.savedSearch.findMany({
      where: { profileId },
      select: {
        id: true,
        regionId: true,
        criteria: true,
        city: { select: { name: true, regionId: true } },
      },
    });
    const same = own.find((one) => {
      const region = one.regionId ?? one.city?.regionId ?? null;
      const town = one.city?.name ?? null;
      const parsed = criteriaSchema.parse(one.criteria);
      return soughtKey({ regionId: region, city: town, criteria: parsed }, viewer) === key;
    });
    if (!same && own.length >= SAVED_SEARCHES_MAX) {
      fail('searches_full', { searches: SAVED_SEARCHES_MAX });
    }
    const row = { name, alert, seenAt: now };
    const saved = await tx.savedSearch.upsert({
      where: { id: same?.id ?? newId(now.getTime()) },
      create: {
        ...row,
        id: newId(now.getTime()),
        profileId,
        regionId,
        cityId,
        criteria,
        createdAt: now,
      },
      update: row,
      select: { id: true },
    });
    return { id: saved.id, dueAt: await scheduleAlerts(tx, viewer, now) };
  });
  if (dueAt !== null) wakeJobs(dueAt.getTime());
  return { id };
}
