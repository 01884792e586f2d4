import { db } from '../../db/client.ts';
import type { QueueItem } from './item-schema.ts';
import { describePeople } from './describe-people.ts';
import type { Reader, Taken } from './taken.ts';
import { SHOWN_PHOTO } from '../../identity/shown-photos.ts';

type Verification = Extract<QueueItem, { readonly kind: 'verification' }>;

const SELECT = {
  id: true,
  profileId: true,
  pose: true,
  secondBy: true,
  profile: {
    select: {
      photos: {
        where: { isDefault: true, ...SHOWN_PHOTO },
        select: { id: true },
        take: 1,
      },
    },
  },
} as const;

/**
 * Selfies to compare with a main photo. Who looks again does not learn the first result, so that it does not lead
 * theirs; only a senior moderator learns that two disagree.
 */
export async function describeVerifications(
  taken: readonly Taken[],
  { now }: Reader,
): Promise<Verification[]> {
  if (taken.length === 0) return [];
  const where = { id: { in: taken.map(({ id }) => id) } };
  const rows = await db().photoVerification.findMany({ where, select: SELECT });
  const people = await describePeople(
    rows.map(({ profileId }) => profileId),
    now,
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return taken.flatMap(({ id, brandId, since, urgent }) => {
    const row = byId.get(id);
    const who = row && people.get(row.profileId);
    if (!row || !who) return [];
    return {
      kind: 'verification' as const,
      id,
      brandId,
      since,
      urgent,
      who,
      pose: row.pose,
      photoId: row.profile.photos[0]?.id ?? null,
      disputed: row.secondBy !== null,
    };
  });
}
