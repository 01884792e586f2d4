import { db } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client.ts';
import { lengthOf, partsOf, type Span } from './days.ts';
import type { FigureName } from './names.ts';
import { EVERY } from './rollup/zones.ts';
import type { View } from './view.ts';

type Wanted = Pick<View, 'brandIds' | 'flow' | 'source'>;
type Each = 'brand' | 'flow' | 'source' | 'campaign';

/** A source as it is counted: '' are those whom nobody sent. */
export const countedSource = (source: string): string => (source === 'none' ? '' : source);

/**
 * Which counted rows a look takes in, in the order of the primary key: those of the whole, or of each flow,
 * source or campaign, and never both.
 */
function chosen(view: Wanted, names: readonly FigureName[], { from, to }: Span, each: Each) {
  const { brandIds, flow, source } = view;
  const flows =
    flow === undefined && each === 'flow'
      ? Prisma.sql`flow_code <> ${EVERY}`
      : Prisma.sql`flow_code = ${flow ?? EVERY}`;
  const sources =
    source === undefined && (each === 'source' || each === 'campaign')
      ? Prisma.sql`source <> ${EVERY}`
      : Prisma.sql`source = ${source === undefined ? EVERY : countedSource(source)}`;
  const campaigns =
    each === 'campaign' ? Prisma.sql`campaign <> ${EVERY}` : Prisma.sql`campaign = ${EVERY}`;
  return Prisma.sql`brand_id = any (${[...brandIds]}) and name = any (${[...names]})
    and ${flows} and ${sources} and ${campaigns} and day between ${from}::date and ${to}::date`;
}

type StepRow = { readonly name: FigureName; readonly step: number; readonly count: number };

/** How often each of some things happened, in steps of so many days from one on; −1 is all that came before it. */
export function countsByStep(
  view: Wanted,
  names: readonly FigureName[],
  span: Span,
  days: number,
  first = span.from,
): Promise<readonly StepRow[]> {
  return db().$queryRaw<StepRow[]>`
    select name, case when day < ${first}::date then -1 else (day - ${first}::date) / ${days}::int end as step,
           sum(count)::int as count
      from figure_days where ${chosen(view, names, span, 'brand')} group by 1, 2`;
}

const GROUPS = {
  brand: Prisma.sql`brand_id`,
  flow: Prisma.sql`flow_code`,
  source: Prisma.sql`case when source = '' then 'none' else source end`,
  campaign: Prisma.sql`case when source = '' then 'none' else concat_ws(' / ', source, nullif(campaign, '')) end`,
} as const satisfies Readonly<Record<Each, Prisma.Sql>>;

type GroupRow = { readonly name: FigureName; readonly group: string; readonly count: number };

/** How often each of some things happened in a span, by where it happened. */
export function countsByGroup(
  view: Wanted,
  names: readonly FigureName[],
  span: Span,
  by: Each,
): Promise<readonly GroupRow[]> {
  return db().$queryRaw<GroupRow[]>`
    select name, ${GROUPS[by]} as "group", sum(count)::int as count from figure_days
     where ${chosen(view, names, span, by)} group by 1, 2`;
}

/** How long the steps of an axis are: a day, and a week where days were too many. */
export function stepDays(span: Span): number {
  return lengthOf(span) > 31 ? 7 : 1;
}

/** The steps of an axis. */
export function stepsOf(span: Span): readonly Span[] {
  return partsOf(span, stepDays(span));
}

/** What was counted of one thing in so many steps from one on. Pure. */
export function series(
  rows: readonly StepRow[],
  name: FigureName,
  steps: number,
  from = 0,
): readonly number[] {
  const counts = new Map(
    rows.filter((row) => row.name === name).map((row) => [row.step, row.count]),
  );
  return Array.from({ length: steps }, (_, place) => counts.get(from + place) ?? 0);
}

export const total = (values: readonly number[]): number =>
  values.reduce((sum, one) => sum + one, 0);
