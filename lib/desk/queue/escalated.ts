import type { Db } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client.ts';
import type { QueueKind } from '../../db/generated/enums.ts';
import { queueKinds } from './kinds.ts';
import { kindLiteral, waitingItem, type Only } from './waiting.ts';

/**
 * A row of an item that was decided, withdrawn or deleted elsewhere can remain: it says nothing about what waits under
 * the same id since a later time.
 */
const escalation = (kind: QueueKind, id: Prisma.Sql, since: Prisma.Sql): Prisma.Sql => Prisma.sql`
  exists (select from queue_escalations e
           where e.kind = ${kindLiteral(kind)} and e.item_id = ${id} and e.at >= ${since})`;

/**
 * Condition on a waiting item: nobody passed it on to senior moderators. The ids of the few that were are read once, so
 * that the rows of an item are looked up for these only.
 */
export const notEscalated =
  (kind: QueueKind): Only =>
  (id, since) =>
    Prisma.sql`
    and (${id} not in (select e.item_id from queue_escalations e where e.kind = ${kindLiteral(kind)})
         or not ${escalation(kind, id, since)})`;

/** Condition on one waiting item: it was passed on. */
const isEscalated =
  (kind: QueueKind): Only =>
  (id, since) =>
    Prisma.sql`and ${escalation(kind, id, since)}`;

/** Whether an item waits for a senior moderator. */
export async function isItemEscalated(tx: Db, kind: QueueKind, id: string): Promise<boolean> {
  const item = waitingItem(kind, Prisma.sql`${id}::uuid`, isEscalated(kind));
  return (await tx.$queryRaw<unknown[]>(item)).length > 0;
}

/** Deletes the row of an item, unless it waits for a senior moderator. */
export async function pruneEscalation(tx: Db, kind: QueueKind, itemId: string): Promise<void> {
  if (await isItemEscalated(tx, kind, itemId)) return;
  await tx.queueEscalation.deleteMany({ where: { kind, itemId } });
}

/** Deletes the rows of items that no longer wait. */
export async function pruneEscalations(tx: Db): Promise<void> {
  for (const kind of queueKinds) {
    const only: Only = (_, since) => Prisma.sql`and e.at >= ${since}`;
    await tx.$executeRaw`
      delete from queue_escalations e where e.kind = ${kindLiteral(kind)}
         and not exists (${waitingItem(kind, Prisma.sql`e.item_id`, only)})`;
  }
}
