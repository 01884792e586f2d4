import { db } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client.ts';
import { lengthOf, partsOf, type Day, type Span } from './days.ts';
import type { FigureName } from './names.ts';
import type { View } from './view.ts';

type Wanted = Pick<View, 'brandIds' | 'flow' | 'source'>;

/** Which rows of the counted days a look takes in; the order of the primary key. */
function chosen(view: Wanted, names: readonly FigureName[], { from, to }: Span): Prisma.Sql {
  const { brandIds, flow, source } = view;
  return Prisma.sql`brand_id = any (${[...brandIds]}) and name = any (${[...names]})
    and day between ${from}::date and ${to}::date
    ${flow === undefined ? Prisma.empty : Prisma.sql`and flow_code = ${flow}`}
    ${source === undefined ? Prisma.empty : Prisma.sql`and source = ${source === 'none' ? '' : source}`}`;
}

type DayRow = { readonly name: FigureName; readonly day: Day; readonly count: number };

/** How often each of some things happened, day by day. */
export function countsByDay(
  view: Wanted,
  names: readonly FigureName[],
  span: Span,
): Promise<readonly DayRow[]> {
  return db().$queryRaw<DayRow[]>`
    select name, day::text, sum(count)::int as count from figure_days
     where ${chosen(view, names, span)} group by 1, 2 order by 2`;
}

const GROUPS = {
  brand: Prisma.sql`brand_id`,
  flow: Prisma.sql`flow_code`,
  source: Prisma.sql`case when source = '' then 'none' else source end`,
  campaign: Prisma.sql`case when source = '' then 'none' else concat_ws(' / ', source, nullif(campaign, '')) end`,
} as const;

type GroupRow = { readonly name: FigureName; readonly group: string; readonly count: number };

/** How often each of some things happened in a span, by where it happened. */
export function countsByGroup(
  view: Wanted,
  names: readonly FigureName[],
  span: Span,
  by: keyof typeof GROUPS,
): Promise<readonly GroupRow[]> {
  return db().$queryRaw<GroupRow[]>`
    select name, ${GROUPS[by]} as "group", sum(count)::int as count from figure_days
     where ${chosen(view, names, span)} group by 1, 2`;
}

/** The steps of an axis: days, and weeks where they were too many. */
export function stepsOf(span: Span): readonly Span[] {
  return partsOf(span, lengthOf(span) > 31 ? 7 : 1);
}

/** What was counted of one thing in each step. Pure. */
export function series(
  rows: readonly DayRow[],
  name: FigureName,
  steps: readonly Span[],
): readonly number[] {
  const own = rows.filter((row) => row.name === name);
  return steps.map(({ from, to }) =>
    own.reduce((sum, { day, count }) => sum + (day >= from && day <= to ? count : 0), 0),
  );
}

export const total = (values: readonly number[]): number =>
  values.reduce((sum, one) => sum + one, 0);
