import { Prisma } from '../../db/generated/client.ts';
import type { QueueKind } from '../../db/generated/enums.ts';

/** Items of a kind that senior moderators are shown; the others follow when these are decided. */
const MOST = 200;

/** Condition on an item's id: nobody passed it on to senior moderators. */
export const notEscalated = (kind: QueueKind, id: Prisma.Sql): Prisma.Sql => Prisma.sql`
  and not exists (select from queue_escalations e where e.kind = ${kind} and e.item_id = ${id})`;

/** Condition on an item's id: it was passed on. */
export const isEscalated = (kind: QueueKind, id: Prisma.Sql): Prisma.Sql => Prisma.sql`
  and ${id} in (
    select e.item_id from queue_escalations e where e.kind = ${kind} order by e.at limit ${MOST})`;
