import { db } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client.ts';
import type { Span } from './days.ts';
import type { FigureName } from './names.ts';
import { all, fixed, PARTS, type Part, type Wanted } from './origin-filter.ts';
import { EVERY } from './rollup/zones.ts';

const COLUMNS = {
  flow: Prisma.raw('flow_code'),
  source: Prisma.raw('source'),
  campaign: Prisma.raw('campaign'),
} as const satisfies Readonly<Record<Part, Prisma.Sql>>;

type GroupRow = { readonly name: FigureName; readonly group: string; readonly count: number };

/** What was counted of each place up to the end of a span, less what was up to its beginning. */
const difference = (
  { from, to }: Span,
  row: Prisma.Sql,
  places: Prisma.Sql,
  part: Prisma.Sql,
) => Prisma.sql`
  select p.name, ${part} as "group", sum(ended.so_far - coalesce(begun.so_far, 0))::int as count
    from ${places} p
    cross join lateral (
      select f.so_far from figure_days f where ${row} and f.day <= ${to}::date
       order by f.day desc limit 1) ended
    left join lateral (
      select f.so_far from figure_days f where ${row} and f.day < ${from}::date
       order by f.day desc limit 1) begun on true
   where ended.so_far > coalesce(begun.so_far, 0)
   group by 1, 2`;

/** How often each of some things happened in a span, by brand. */
export function countsByBrand(
  view: Wanted,
  names: readonly FigureName[],
  span: Span,
): Promise<readonly GroupRow[]> {
  const row = Prisma.sql`f.brand_id = p.brand and f.name = p.name and ${all(Object.values(fixed(view)))}`;
  const places = Prisma.sql`(
    select b.brand, n.name from unnest(${[...view.brandIds]}::text[]) b (brand)
     cross join unnest(${[...names]}::text[]) n (name))`;
  return db().$queryRaw<GroupRow[]>(difference(span, row, places, Prisma.sql`p.brand`));
}

/**
 * The same by flow, source or campaign. Which there are is asked of the index, from one to the next, and of
 * each two rows: a year is read as quickly as a day.
 */
export async function countsByPart(
  view: Wanted,
  names: readonly FigureName[],
  span: Span,
  by: Part,
): Promise<readonly GroupRow[]> {
  const column = COLUMNS[by];
  const given = fixed(view);
  const isGiven = by !== 'campaign' && view[by] !== undefined;
  const rest = all(PARTS.filter((part) => part !== by || isGiven).map((part) => given[part]));
  const next = (of: string, than: Prisma.Sql) => {
    const from = Prisma.raw(of);
    return Prisma.sql`
      select f.${column} as part from figure_days f
       where f.brand_id = ${from}.brand and f.name = ${from}.name and ${rest} ${than}
       order by f.${column} limit 1`;
  };
  const row = Prisma.sql`f.brand_id = p.brand and f.name = p.name and ${rest} and f.${column} = p.part`;
  const rows = await db().$queryRaw<GroupRow[]>`
    with recursive place (brand, name, part) as (
      select s.brand, s.name, first.part
        from (select b.brand, n.name from unnest(${[...view.brandIds]}::text[]) b (brand)
               cross join unnest(${[...names]}::text[]) n (name)) s
        cross join lateral (${next('s', Prisma.empty)}) first
      union all
      select l.brand, l.name, following.part
        from place l
        cross join lateral (${next('l', Prisma.sql`and f.${column} > l.part`)}) following)
    ${difference(span, row, Prisma.sql`(select * from place where part <> ${EVERY})`, Prisma.sql`p.part`)}`;
  return rows.map((one) => ({ ...one, group: nameOf(one.group, by, view) }));
}

/** A part as people read it: those whom nobody sent, a campaign with its source. */
function nameOf(part: string, by: Part, { source }: Wanted): string {
  if (by === 'flow') return part;
  const own = by === 'source' ? part : (source ?? '');
  const sender = own === '' ? 'none' : own;
  return by === 'campaign' && part !== '' ? `${sender} / ${part}` : sender;
}
