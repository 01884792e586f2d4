import { Prisma } from '../../db/generated/client.ts';
import { readReplicaRows } from '../../db/read-replica.ts';
import { lengthOf, partsOf, type Span } from './days.ts';
import type { MetricName } from './names.ts';
import { seriesOf, type Wanted } from './origin-filter.ts';

type StepRow = { readonly name: MetricName; readonly step: number; readonly count: number };

/** Event counts by metric in steps of `days` days from `first` on; step −1 holds everything before it. */
export function countsByStep(
  view: Wanted,
  names: readonly MetricName[],
  span: Span,
  days: number,
  first = span.from,
): Promise<readonly StepRow[]> {
  return readReplicaRows<StepRow>(Prisma.sql`
    select s.name, case when d.day < ${first}::date then -1 else (d.day - ${first}::date) / ${days}::int end as step,
           sum(d.count)::int as count
      from metric_series s join metric_days d on d.series_id = s.id
     where ${seriesOf(view, names)} and d.day between ${span.from}::date and ${span.to}::date
     group by 1, 2`);
}

/** The step of an axis in days: 1, or 7 for a span of more than 31 days. */
export function stepDays(span: Span): number {
  return lengthOf(span) > 31 ? 7 : 1;
}

/** The steps of an axis. */
export function stepsOf(span: Span): readonly Span[] {
  return partsOf(span, stepDays(span));
}

/** The counts of one metric for `steps` steps from step `from` on. Pure. */
export function series(
  rows: readonly StepRow[],
  name: MetricName,
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
