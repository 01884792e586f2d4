import { Prisma } from '../../db/generated/client.ts';
import type { QueueKind } from '../../db/generated/enums.ts';
import type { BrandsAsked } from './brands-asked.ts';

/** How to find the waiting items of a kind: table, id, waiting time and brand. */
type Source = {
  readonly from: Prisma.Sql;
  readonly id: Prisma.Sql;
  readonly since: Prisma.Sql;
  readonly brand: Prisma.Sql;
  /** Items that come first, regardless of how long others have waited. */
  readonly urgent?: Prisma.Sql;
};

const APPEALED = Prisma.sql`f.state = 'rejected' and f.appealed_at is not null and f.appeal_outcome is null`;

const SOURCES: Readonly<Record<QueueKind, Source>> = {
  photo: {
    from: Prisma.sql`photos f where f.state = 'pending'`,
    id: Prisma.sql`f.id`,
    since: Prisma.sql`f.created_at`,
    brand: Prisma.sql`f.brand_id`,
  },
  chat_photo: {
    from: Prisma.sql`chat_photos f where f.state = 'pending'`,
    id: Prisma.sql`f.id`,
    since: Prisma.sql`f.created_at`,
    brand: Prisma.sql`f.brand_id`,
  },
  verification: {
    from: Prisma.sql`photo_verifications v where v.state = 'pending'`,
    id: Prisma.sql`v.id`,
    since: Prisma.sql`v.sent_at`,
    brand: Prisma.sql`v.brand_id`,
  },
  text: {
    from: Prisma.sql`profiles p where p.text_state = 'pending' and p.state = 'active'`,
    id: Prisma.sql`p.id`,
    since: Prisma.sql`coalesce(p.text_pending_since, p.created_at)`,
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
    from: Prisma.sql`photos f where ${APPEALED}`,
    id: Prisma.sql`f.id`,
    since: Prisma.sql`f.appealed_at`,
    brand: Prisma.sql`f.brand_id`,
  },
  chat_appeal: {
    from: Prisma.sql`chat_photos f where ${APPEALED}`,
    id: Prisma.sql`f.id`,
    since: Prisma.sql`f.appealed_at`,
    brand: Prisma.sql`f.brand_id`,
  },
  review_appeal: {
    from: Prisma.sql`reviews v
      where v.state = 'rejected' and v.appeal is not null and v.appeal_outcome is null`,
    id: Prisma.sql`v.id`,
    since: Prisma.sql`v.appealed_at`,
    brand: Prisma.sql`v.brand_id`,
  },
};

/** An additional condition, beginning with `and`, on an item's id and since when it waits. */
export type Only = (id: Prisma.Sql, since: Prisma.Sql) => Prisma.Sql;

type Walk = {
  readonly brandIds: BrandsAsked;
  readonly only?: Only;
  readonly most: number;
};

const inOrder = (urgent: Prisma.Sql | undefined, since: Prisma.Sql): Prisma.Sql =>
  urgent ? Prisma.sql`${urgent} desc, ${since}` : since;

/** A query for since when one item waits, and whether it is urgent; no row when it does not wait. */
export function waitingItem(kind: QueueKind, itemId: Prisma.Sql, only?: Only): Prisma.Sql {
  const { from, id, since, urgent } = SOURCES[kind];
  const more = only ? only(id, since) : Prisma.empty;
  return Prisma.sql`
    select ${since} as since, ${urgent ?? Prisma.sql`false`} as urgent
      from ${from} and ${id} = ${itemId} ${more}`;
}

/**
 * A query for the waiting items of a kind: urgent ones first, then those that have waited longest. Each brand
 * is read by its own index scan up to the limit, however many items wait on other brands.
 */
export function waitingOf(kind: QueueKind, { brandIds, only, most }: Walk): Prisma.Sql {
  const { from, id, since, brand, urgent } = SOURCES[kind];
  const walk = (on: Prisma.Sql): Prisma.Sql => Prisma.sql`(
    select ${id} as id, ${since} as since, ${urgent ?? Prisma.sql`false`} as urgent
      from ${from} and ${brand} ${on} ${only ? only(id, since) : Prisma.empty}
     order by ${inOrder(urgent, since)} limit ${most}) w`;
  const named = brandIds.filter((one) => one !== null);
  const ofNone = Prisma.sql`
    union all select w.*, null from ${walk(Prisma.sql`is null`)}`;
  return Prisma.sql`
    select ${kind} as kind, w.id, w.since, w.urgent, w."brandId"
      from (select w.*, b.id as "brandId"
              from unnest(${named}::text[]) b(id) cross join lateral ${walk(Prisma.sql`= b.id`)}
            ${brandIds.includes(null) ? ofNone : Prisma.empty}) w
     order by ${inOrder(urgent && Prisma.sql`w.urgent`, Prisma.sql`w.since`)} limit ${most}`;
}
