import { brands } from '../../brands/registry.ts';
import { db } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client.ts';
import { isId } from '../../kernel/ids.ts';
import { worksFor } from '../brand-scope.ts';
import type { Operator } from '../operator.ts';
import type { TicketList } from '../plain/ticket-lists.ts';

const PAGE = 40;
const EXCERPT = 140;

/** What the rows call what stands in each list. */
const STATES: Readonly<Record<TicketList, readonly string[]>> = {
  waiting: ['open'],
  answered: ['waiting'],
  closed: ['closed'],
  all: ['open', 'waiting', 'closed'],
};

type Wanted = {
  readonly list: TicketList;
  readonly brand?: string | undefined;
  /** The member whose tickets they are, by the public id. */
  readonly member?: string | undefined;
  /** Where the page before ended. */
  readonly after?: string | undefined;
};

type Row = {
  readonly id: string;
  readonly reference: string;
  readonly brandId: string;
  readonly locale: string;
  readonly state: 'open' | 'waiting' | 'closed';
  readonly createdAt: Date;
  readonly sinceAt: Date;
  readonly excerpt: string;
  readonly trackerId: string | null;
  readonly claimedBy: string | null;
};

const CURSOR = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_([\da-f-]{36})$/;

function cursorIn(text = '') {
  const [, at = '', id = ''] = CURSOR.exec(text) ?? [];
  return isId(id) && !Number.isNaN(Date.parse(at)) ? { at: new Date(at), id } : undefined;
}

/** Whoever has waited longest comes first; of what is done, the newest. */
function orderOf(list: TicketList, table: string): Prisma.Sql {
  const way = list === 'waiting' ? '' : ' desc';
  return Prisma.raw(`order by ${table}since_at${way}, ${table}id${way}`);
}

/** The ids of a page, read from the index alone. */
function pageOf({ list, member, after }: Wanted, brandIds: string[]): Prisma.Sql {
  const states = STATES[list];
  const sign = Prisma.raw(list === 'waiting' ? '>' : '<');
  const cursor = cursorIn(after);
  const from = cursor
    ? Prisma.sql`and (since_at, id) ${sign} (${cursor.at}, ${cursor.id}::uuid)`
    : Prisma.empty;
  const end = Prisma.sql`${orderOf(list, '')} limit ${PAGE + 1}`;
  if (member !== undefined) {
    return Prisma.sql`
      select id, since_at from tickets
       where member_id = (select id from users where public_id = ${member})
         and brand_id = any(${brandIds}) and state = any(${states}) ${from} ${end}`;
  }
  // Each brand and state by its own walk along the index: none is read further than the page goes.
  return Prisma.sql`
    select one.id, one.since_at
      from unnest(${brandIds}::text[]) b(id) cross join unnest(${states}::text[]) s(name)
     cross join lateral (
       select id, since_at from tickets where brand_id = b.id and state = s.name ${from} ${end}) one
     ${end}`;
}

/** How many wait for customer care, counted up to a thousand, and since when the first. */
async function backlog(brandIds: string[]) {
  const [row] = await db().$queryRaw<{ count: number; oldest: Date | null }[]>`
    select (select count(*)::int from (
              select 1 from unnest(${brandIds}::text[]) b(id)
               cross join lateral (select 1 from tickets where brand_id = b.id and state = 'open'
                                    limit 1000) one
               limit 1000) counted) as count,
           (select min(eldest.since_at) from unnest(${brandIds}::text[]) b(id)
             cross join lateral (select since_at from tickets where brand_id = b.id and state = 'open'
                                  order by since_at limit 1) eldest) as oldest`;
  return row ?? { count: 0, oldest: null };
}

/** Whoever has the duty `care` may ask: tickets of the brands they work for, a page of them. */
export async function listTickets(operator: Operator, wanted: Wanted, now: Date) {
  const brandIds = brands.map(({ id }) => id).filter((id) => worksFor(operator, id));
  const asked = brandIds.filter((id) => wanted.brand === undefined || id === wanted.brand);
  const page = pageOf(wanted, asked);
  const [rows, waiting] = await Promise.all([
    db().$queryRaw<Row[]>`
      select t.id::text, t.reference, t.brand_id as "brandId", t.locale, t.state,
             t.created_at as "createdAt", t.since_at as "sinceAt", u.public_id as "trackerId",
             left(coalesce(m.text, t.text), ${EXCERPT}) as excerpt,
             case when t.claimed_until > ${now} then o.name end as "claimedBy"
        from (${page}) page join tickets t on t.id = page.id
        left join users u on u.id = t.member_id
        left join operators o on o.id = t.claimed_by
        left join lateral (select text from ticket_messages where ticket_id = t.id and direction = 'in'
                            order by at desc limit 1) m on true
       ${orderOf(wanted.list, 't.')}`,
    backlog(brandIds),
  ]);
  const shown = rows.slice(0, PAGE);
  const last = rows.length > PAGE ? shown.at(-1) : undefined;
  return {
    tickets: shown,
    next: last === undefined ? null : `${last.sinceAt.toISOString()}_${last.id}`,
    ...{ waiting, now },
  };
}
