import { db } from '../../db/client.ts';
import { audit } from '../../audit/audit.ts';
import type { QueueItem, TakenItem } from './item-schema.ts';
import { operatorNames } from '../operators/operator-names.ts';
import { describeChatPhotos, describePhotos } from './describe-photos.ts';
import { describeReports } from './describe-reports.ts';
import { describeReviews } from './describe-reviews.ts';
import { describeTexts } from './describe-texts.ts';
import { describeVerifications } from './describe-verifications.ts';
import type { Reader, Taken } from './taken.ts';

/** Who passed an item on to the senior moderators since it waits, and why, by the item's id. */
async function escalationsOf(taken: readonly Taken[]) {
  const where = { OR: taken.map(({ kind, id: itemId }) => ({ kind, itemId })) };
  const rows = taken.length === 0 ? [] : await db().queueEscalation.findMany({ where });
  const nameOf = await operatorNames(rows.map(({ by }) => by));
  return new Map(
    taken.flatMap(({ kind, id, since }) =>
      rows
        .filter((row) => row.kind === kind && row.itemId === id && row.at >= since)
        .map(({ note, by, at }) => [id, { note, by: nameOf(by), at }] as const),
    ),
  );
}

/** What is needed to decide items, kind by kind. */
export async function readItems(taken: readonly Taken[], reader: Reader): Promise<QueueItem[]> {
  const of = (...kinds: readonly string[]) => taken.filter(({ kind }) => kinds.includes(kind));
  const described = await Promise.all([
    describePhotos(of('photo', 'photo_appeal'), reader),
    describeChatPhotos(of('chat_photo', 'chat_appeal'), reader),
    describeVerifications(of('verification'), reader),
    describeTexts(of('text'), reader),
    describeReports(of('report'), reader),
    describeReviews(of('review', 'review_appeal'), reader),
  ]);
  return described.flat();
}

/** Everything needed to decide the items handed out; the access to each is logged. */
export async function describeItems(taken: readonly Taken[], reader: Reader): Promise<TakenItem[]> {
  const byId = new Map((await readItems(taken, reader)).map((item) => [item.id, item]));
  const { actor, purpose, now } = reader;
  for (const { id: subject, kind, brandId } of taken) {
    await audit(db(), {
      actor,
      action: 'queue.view',
      subject,
      data: { kind },
      purpose,
      ...(brandId !== null && { brandId }),
      now,
    });
  }
  const escalations = await escalationsOf(taken);
  return taken.flatMap(({ id }) => {
    const item = byId.get(id);
    return item ? { ...item, escalation: escalations.get(id) ?? null } : [];
  });
}
