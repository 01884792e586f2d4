import { db } from '../../db/client.ts';
import { similarPhotos } from '../../moderation/photos/similar-photos.ts';
import type { QueueItem } from './item-schema.ts';
import { describePeople } from './describe-people.ts';
import { refusedBy } from './refused-by.ts';
import type { Reader, Taken } from './taken.ts';

type Picture = Extract<QueueItem, { readonly place: string }>;

type Row = {
  readonly id: string;
  readonly profileId: string;
  readonly caption: string | null;
  readonly width: number;
  readonly height: number;
  readonly voiceMs: number | null;
  readonly print: bigint | null;
  readonly reason: string | null;
  readonly reviewedAt: Date | null;
  readonly appeal: string | null;
};

const SELECT = {
  id: true,
  width: true,
  height: true,
  print: true,
  reason: true,
  reviewedAt: true,
  appeal: true,
  voiceMs: true,
} as const;

async function describe(
  taken: readonly Taken[],
  rows: readonly Row[],
  place: Picture['place'],
  { operator, actor, now }: Reader,
): Promise<Picture[]> {
  const people = await describePeople(
    rows.map(({ profileId }) => profileId),
    now,
  );
  const appealed = rows.filter(({ appeal }) => appeal !== null).map(({ id }) => id);
  const own = await refusedBy(actor, appealed);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const pictures = taken.map(async ({ kind, id, brandId, since, urgent }) => {
    const row = byId.get(id);
    const who = row && people.get(row.profileId);
    if (!row || !who) return [];
    const { width, height, voiceMs, caption, reason, reviewedAt: at, appeal } = row;
    return {
      kind: kind as Picture['kind'],
      id,
      brandId,
      since,
      urgent,
      who,
      place,
      width,
      height,
      voiceMs,
      caption,
      refusal: appeal === null ? null : { reason, at, appeal, byYou: own.has(id) },
      similar: await similarPhotos(row, operator.brandIds),
    };
  });
  return (await Promise.all(pictures)).flat();
}

/** Profile photos and voice introductions that wait for a review or an appeal decision. */
export async function describePhotos(taken: readonly Taken[], reader: Reader): Promise<Picture[]> {
  if (taken.length === 0) return [];
  const rows = await db().photo.findMany({
    where: { id: { in: taken.map(({ id }) => id) } },
    select: { ...SELECT, profileId: true },
  });
  const bare = rows.map((row) => ({ ...row, caption: null }));
  return describe(taken, bare, 'profile', reader);
}

/** The same for chat photos. */
export async function describeChatPhotos(
  taken: readonly Taken[],
  reader: Reader,
): Promise<Picture[]> {
  if (taken.length === 0) return [];
  const rows = await db().chatPhoto.findMany({
    where: { id: { in: taken.map(({ id }) => id) } },
    select: { ...SELECT, senderId: true, caption: true },
  });
  const sent = rows.map(({ senderId, ...row }) => ({ ...row, profileId: senderId }));
  return describe(taken, sent, 'chat', reader);
}
