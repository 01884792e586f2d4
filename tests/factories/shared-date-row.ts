import { after, DAY, HOUR } from '#lib/kernel/clock.ts';
import { newId, newSecret } from '#lib/kernel/ids.ts';

type Owner = { readonly profileId: string; readonly brandId: string };

/** A planned date whose check-in is at a time, as `shareDate` stores it. */
export function sharedDateOf({ profileId, brandId }: Owner, checkInAt: Date) {
  return {
    id: newId(),
    brandId,
    profileId,
    withName: 'Marco',
    place: 'Bar Luce',
    meetAt: after(checkInAt, -2 * HOUR),
    checkInAt,
    contactEmail: 'trusted@example.test',
    contactHash: newSecret(),
    stateAt: after(checkInAt, -DAY),
    dueAt: checkInAt as Date | null,
    expiresAt: after(checkInAt, 2 * DAY),
    createdAt: after(checkInAt, -DAY),
  };
}
