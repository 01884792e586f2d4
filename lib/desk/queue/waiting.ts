import { Prisma } from '../../db/generated/client.ts';
import type { QueueKind } from '../../db/generated/enums.ts';
import type { BrandsAsked } from './brands-asked.ts';

/** How to find the waiting items of a kind: table, id, waiting time and brand. */
type Source = {
  readonly from: Prisma.Sql;
  readonly id: Prisma.Sql;
  readonly since: Prisma.Sql;
  readonly brand: Prisma.Sql;
  /** Whether each item has a brand; others are of hosted profiles as well. */
  readonly branded?: true;
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
    branded: true,
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
    branded: true,
    urgent: Prisma.sql`r.reason in ('minor', 'threat')`,
  },
  review: {
    from: Prisma.sql`reviews v where v.state = 'pending'`,
    id: Prisma.sql`v.id`,
    since: Prisma.sql`v.written_at`,
    brand: Prisma.sql`v.brand_id`,
    branded: true,
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
    branded: true,
  },
};

/** An additional condition, beginning with `and`, on an item's id and since when it waits. */
export type Only = (id: Prisma.Sql, since: Prisma.Sql) => Prisma.Sql;

export type Walk = {
  readonly brandIds: BrandsAsked;
  readonly only?: Only;
  readonly most: number;
};

/** A kind in the text of a statement: as a parameter, it would hide from the plan how many rows have it. */
export const kindLiteral = (kind: QueueKind): Prisma.Sql => Prisma.raw(`'${kind}'`);

/** Brands likewise: there are few, and their number decides the plan. */
const brandList = (ids: readonly string[]): Prisma.Sql =>
  Prisma.raw(`array[${ids.map((id) => `'${id.replaceAll("'", "''")}'`).join(', ')}]::text[]`);

/** The limit is in the text too: the plan for any limit is that for a tenth of the rows, so each call would be planned. */
const upTo = (most: number): Prisma.Sql => Prisma.raw(`limit ${String(Math.trunc(most))}`);

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
  const { from, id, since, brand, branded, urgent } = SOURCES[kind];
  const walk = (on: Prisma.Sql, order: Prisma.Sql): Prisma.Sql => Prisma.sql`(
    select ${id} as id, ${since} as since, ${urgent ?? Prisma.sql`false`} as urgent
      from ${from} and ${brand} ${on} ${only ? only(id, since) : Prisma.empty}
     order by ${order} ${upTo(most)}) w`;
  const named = brandIds.filter((one) => one !== null);
  const order = inOrder(urgent, since);
  // By the brand first, which is null in all of them: without it the planner sorts them, since it knows a column to be
  // the same in all rows by equality only.
  const ofNone = Prisma.sql`
    union all select w.*, null from ${walk(Prisma.sql`is null`, Prisma.sql`${brand}, ${order}`)}`;
  return Prisma.sql`
    select ${kindLiteral(kind)}::text as kind, w.id, w.since, w.urgent, w."brandId"
      from (select w.*, b.id as "brandId"
              from unnest(${brandList(named)}) b(id) cross join lateral ${walk(Prisma.sql`= b.id`, order)}
            ${brandIds.includes(null) && !branded ? ofNone : Prisma.empty}) w
     order by ${inOrder(urgent && Prisma.sql`w.urgent`, Prisma.sql`w.since`)} ${upTo(most)}`;
}

/**
 * The same for those that were passed on to senior moderators: few among many, so that they are read from the rows of
 * `queue_escalations` and not along the queue of each brand.
 */
export function escalatedOf(kind: QueueKind, { brandIds, only, most }: Walk): Prisma.Sql {
  const { from, id, since, brand, urgent } = SOURCES[kind];
  const named = brandIds.filter((one) => one !== null);
  const ofNone = brandIds.includes(null) ? Prisma.sql`or ${brand} is null` : Prisma.empty;
  return Prisma.sql`
    select ${kindLiteral(kind)}::text as kind, w.*
      from queue_escalations e cross join lateral (
        select ${id} as id, ${since} as since, ${urgent ?? Prisma.sql`false`} as urgent, ${brand} as "brandId"
          from ${from} and ${id} = e.item_id and e.at >= ${since}
           and (${brand} = any(${brandList(named)}) ${ofNone}) ${only ? only(id, since) : Prisma.empty}) w
     where e.kind = ${kindLiteral(kind)}
     order by ${inOrder(urgent && Prisma.sql`w.urgent`, Prisma.sql`w.since`)} ${upTo(most)}`;
}
