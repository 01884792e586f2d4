import type { Db } from '../db/client.ts';
import { dayYearsBefore } from './search/filters.ts';
import { refreshListings } from '../listings/refresh-listing.ts';
import { shuffles } from '../listings/shuffle.ts';
import { SHOWN_PHOTO } from '../identity/shown-photos.ts';

/**
 * Lists active hosted profiles on a brand; existing listings are left unchanged. For staff and the seed; it
 * never lists members.
 */
export async function listHosted(
  tx: Db,
  brandId: string,
  profileIds: readonly string[],
  now: Date,
): Promise<void> {
  const profiles = await tx.profile.findMany({
    where: { id: { in: [...profileIds] }, kind: 'hosted', state: 'active' },
    include: { photos: { where: SHOWN_PHOTO, select: { id: true }, take: 1 } },
  });
  await tx.$executeRaw`
    update profiles set shown_on = array_append(shown_on, ${brandId})
     where id = any(${profiles.map(({ id }) => id)}::uuid[]) and not ${brandId} = any(shown_on)`;
  await tx.profileListing.createMany({
    skipDuplicates: true,
    data: profiles.flatMap((profile) => {
      if (profile.regionId === null) return [];
      const [shuffle1, shuffle2, shuffle3, shuffle4] = shuffles();
      return {
        profileId: profile.id,
        brandId,
        country: profile.country,
        regionId: profile.regionId,
        gender: profile.gender,
        seeking: profile.seeking,
        kind: 'hosted',
        kindRank: 1,
        activityClass: 0,
        bornOn: new Date(dayYearsBefore(profile.ageGivenAt, profile.ageGiven)),
        hasPhoto: profile.photos.length > 0,
        verifiedOnly: profile.verifiedOnly,
        listedAt: now,
        lastActiveAt: null,
        shuffle1,
        shuffle2,
        shuffle3,
        shuffle4,
      };
    }),
  });
  await refreshListings(
    tx,
    profiles.map(({ id }) => id),
    now,
  );
}
