import { Prisma } from '../../db/generated/client.ts';
import type { QueueKind } from '../../db/generated/enums.ts';

/** A condition, beginning with `and`: a second look is for another moderator than the first. */
export function notDecidedBy(actor: string, kind: QueueKind, id: Prisma.Sql): Prisma.Sql {
  if (kind !== 'verification') return Prisma.empty;
  return Prisma.sql`and not exists (select from photo_verifications d
    where d.id = ${id} and ${actor} in (d.first_by, d.second_by))`;
}
