import { db } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client.ts';
import type { QueueKind } from '../../db/generated/enums.ts';
import type { QueueKey } from './kinds.ts';

type Owners = { readonly profileId: string; readonly reporterId: string | null };

const of = (table: string, profile: string, reporter = 'null::uuid'): Prisma.Sql =>
  Prisma.raw(
    `select ${profile}::text as "profileId", ${reporter}::text as "reporterId" from ${table}`,
  );

const PHOTO = of('photos x', 'x.profile_id');
const CHAT_PHOTO = of('chat_photos x', 'x.sender_id');
const REVIEW = of('reviews x join profiles p on p.member_id = x.member_id', 'p.id');

const OWNERS: Readonly<Record<QueueKind, Prisma.Sql>> = {
  photo: PHOTO,
  photo_appeal: PHOTO,
  chat_photo: CHAT_PHOTO,
  chat_appeal: CHAT_PHOTO,
  verification: of('photo_verifications x', 'x.profile_id'),
  text: of('profiles x', 'x.id'),
  report: of('reports x', 'x.reported_id', 'x.reporter_id'),
  review: REVIEW,
  review_appeal: REVIEW,
};

/** Whose an item is, and who reported them; undefined when it was deleted. */
export async function itemOwners({ kind, id }: QueueKey): Promise<Owners | undefined> {
  const [row] = await db().$queryRaw<Owners[]>`${OWNERS[kind]} where x.id = ${id}::uuid`;
  return row;
}
