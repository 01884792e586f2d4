import { Prisma } from '../../db/generated/client.ts';
import type { QueueKind } from './kinds.ts';

/** Where something of a kind waits: its rows, their ids, since when, and on which brand. */
type Source = {
  readonly from: Prisma.Sql;
  readonly id: Prisma.Sql;
  readonly since: Prisma.Sql;
  readonly brand: Prisma.Sql;
  /** What goes first, whoever has waited longer. */
  readonly urgent?: Prisma.Sql;
};

const APPEALED = Prisma.sql`f.state = 'rejected' and f.appealed_at is not null and f.appeal_outcome is null`;

export const SOURCES: Readonly<Record<QueueKind, Source>> = {
  photo: {
    from: Prisma.sql`photos f join profiles p on p.id = f.profile_id where f.state = 'pending'`,
    id: Prisma.sql`f.id`,
    since: Prisma.sql`f.created_at`,
    brand: Prisma.sql`p.brand_id`,
  },
  chat_photo: {
    from: Prisma.sql`chat_photos f join profiles p on p.id = f.sender_id where f.state = 'pending'`,
    id: Prisma.sql`f.id`,
    since: Prisma.sql`f.created_at`,
    brand: Prisma.sql`p.brand_id`,
  },
  text: {
    from: Prisma.sql`profiles p where p.text_state = 'pending' and p.state = 'active'`,
    id: Prisma.sql`p.id`,
    since: Prisma.sql`coalesce(p.text_waits_at, p.created_at)`,
    brand: Prisma.sql`p.brand_id`,
  },
  report: {
    from: Prisma.sql`reports r where r.state = 'open'`,
    id: Prisma.sql`r.id`,
    since: Prisma.sql`r.created_at`,
    brand: Prisma.sql`r.brand_id`,
    urgent: Prisma.sql`r.reason in ('minor', 'threat')`,
  },
  review: {
    from: Prisma.sql`reviews v where v.state = 'pending'`,
    id: Prisma.sql`v.id`,
    since: Prisma.sql`v.written_at`,
    brand: Prisma.sql`v.brand_id`,
  },
  photo_appeal: {
    from: Prisma.sql`photos f join profiles p on p.id = f.profile_id where ${APPEALED}`,
    id: Prisma.sql`f.id`,
    since: Prisma.sql`f.appealed_at`,
    brand: Prisma.sql`p.brand_id`,
  },
  chat_appeal: {
    from: Prisma.sql`chat_photos f join profiles p on p.id = f.sender_id where ${APPEALED}`,
    id: Prisma.sql`f.id`,
    since: Prisma.sql`f.appealed_at`,
    brand: Prisma.sql`p.brand_id`,
  },
  review_appeal: {
    from: Prisma.sql`reviews v
      where v.state = 'rejected' and v.appeal is not null and v.appeal_outcome is null`,
    id: Prisma.sql`v.id`,
    since: Prisma.sql`v.appealed_at`,
    brand: Prisma.sql`v.brand_id`,
  },
};

/** Part of a statement that keeps to the brands; none stands for all. */
export function onBrands({ brand }: Source, brandIds: readonly string[]): Prisma.Sql {
  return brandIds.length === 0
    ? Prisma.sql`and ${brand} is not null`
    : Prisma.sql`and ${brand} = any(${[...brandIds]})`;
}
