import { Prisma } from '../../db/generated/client.ts';
import { readReplicaRows } from '../../db/read-replica.ts';
import type { Span } from './days.ts';
import type { MetricName } from './names.ts';
import { seriesOf, type Part, type Wanted } from './origin-filter.ts';

const GROUPS = {
  brand: Prisma.sql`s.brand_id`,
  flow: Prisma.sql`s.flow_code`,
  source: Prisma.sql`case when s.source = '' then 'none' else s.source end`,
  campaign: Prisma.sql`case when s.source = '' then 'none' else concat_ws(' / ', s.source, nullif(s.campaign, '')) end`,
} as const satisfies Readonly<Record<Part, Prisma.Sql>>;

type GroupRow = { readonly name: MetricName; readonly group: string; readonly count: number };

/**
 * Event counts by metric in a span, grouped by brand, flow, source or campaign. Reads two running totals of
 * each series, before the span and at its end, so that a year is as fast as a day.
 */
export function countsByPart(
  view: Wanted,
  names: readonly MetricName[],
  { from, to }: Span,
  by: Part,
): Promise<readonly GroupRow[]> {
  return readReplicaRows<GroupRow>(Prisma.sql`
    select s.name, ${GROUPS[by]} as "group", sum(ended.so_far - coalesce(begun.so_far, 0))::int as count
      from metric_series s
      cross join lateral (
        select so_far from metric_days where series_id = s.id and day <= ${to}::date
         order by day desc limit 1) ended
      left join lateral (
        select so_far from metric_days where series_id = s.id and day < ${from}::date
         order by day desc limit 1) begun on true
     where ${seriesOf(view, names, by)} and ended.so_far > coalesce(begun.so_far, 0)
     group by 1, 2`);
}
