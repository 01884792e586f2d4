import type { Brand } from '../../../lib/brands/schema.ts';
import type { Db } from '../../../lib/db/client.ts';
import { after, HOUR, MINUTE } from '../../../lib/kernel/clock.ts';
import type { Writer } from './conversations.ts';

/** When each login saved a hosted profile, the latest first. */
const SAVED_HOURS_AGO = [7, 26];

/**
 * Saves for a login hosted profiles that it has no conversation with, each disclosed a little earlier, where the login
 * saw it.
 */
export async function seedFavourites(
  tx: Db,
  brand: Brand,
  { memberId, profileId, gender, seeking }: Writer,
  now: Date,
): Promise<void> {
  const peers = await tx.profile.findMany({
    where: {
      kind: 'hosted',
      listings: { some: { brandId: brand.id } },
      gender: seeking,
      seeking: gender,
      photos: { some: {} },
      participants: { none: { peerId: profileId } },
    },
    orderBy: { publicId: 'desc' },
    take: SAVED_HOURS_AGO.length,
    select: { id: true },
  });
  const saved = peers.map(({ id: peerId }, index) => ({
    profileId,
    peerId,
    savedAt: after(now, -(SAVED_HOURS_AGO[index] ?? 0) * HOUR),
  }));
  await tx.disclosure.createMany({
    data: saved.map(({ peerId, savedAt }) => ({
      memberId,
      profileId: peerId,
      surface: 'search',
      at: after(savedAt, -MINUTE),
    })),
    skipDuplicates: true,
  });
  await tx.favourite.createMany({ data: saved });
}
