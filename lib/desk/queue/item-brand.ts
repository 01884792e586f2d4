import { db } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client.ts';
import type { QueueKind } from '../../db/generated/enums.ts';
import { fail } from '../../kernel/errors.ts';
import { isId } from '../../kernel/ids.ts';
import { requireBrand } from '../brand-scope.ts';
import type { Operator } from '../../identity/operator.ts';

const OF_PROFILE = (table: string, owner: string): Prisma.Sql => Prisma.sql`
  ${Prisma.raw(table)} x join profiles p on p.id = x.${Prisma.raw(owner)}`;

const PLACES: Readonly<Record<QueueKind, readonly [from: Prisma.Sql, brand: Prisma.Sql]>> = {
  photo: [OF_PROFILE('photos', 'profile_id'), Prisma.sql`p.brand_id`],
  photo_appeal: [OF_PROFILE('photos', 'profile_id'), Prisma.sql`p.brand_id`],
  chat_photo: [OF_PROFILE('chat_photos', 'sender_id'), Prisma.sql`p.brand_id`],
  chat_appeal: [OF_PROFILE('chat_photos', 'sender_id'), Prisma.sql`p.brand_id`],
  verification: [Prisma.sql`photo_verifications x`, Prisma.sql`x.brand_id`],
  text: [Prisma.sql`profiles x`, Prisma.sql`x.brand_id`],
  report: [Prisma.sql`reports x`, Prisma.sql`x.brand_id`],
  review: [Prisma.sql`reviews x`, Prisma.sql`x.brand_id`],
  review_appeal: [Prisma.sql`reviews x`, Prisma.sql`x.brand_id`],
};

/**
 * The brand of an item; null for a picture of a hosted profile, which is shown on several brands. Raises
 * `not_found`, also for a brand the operator does not work for.
 */
export async function itemBrand(
  operator: Pick<Operator, 'brandIds'>,
  kind: QueueKind,
  id: string,
): Promise<string | null> {
  if (!isId(id)) fail('not_found');
  const [from, brand] = PLACES[kind];
  const [row] = await db().$queryRaw<{ brandId: string | null }[]>`
    select ${brand} as "brandId" from ${from} where x.id = ${id}::uuid`;
  if (!row) return fail('not_found');
  if (row.brandId !== null) requireBrand(operator, row.brandId);
  return row.brandId;
}
