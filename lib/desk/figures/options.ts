import { db } from '../../db/client.ts';
import { dayOf, daysAfter } from './days.ts';
import { LEAST } from './view.ts';

const BACK_DAYS = 400;

type Row = { readonly flow: string; readonly source: string; readonly people: number };

/** The flows and sources that may be chosen: a source only once enough people have come by it. */
export async function optionsFor(brandIds: readonly string[], now: Date) {
  const from = daysAfter(dayOf(now), -BACK_DAYS);
  const rows = await db().$queryRaw<Row[]>`
    select flow_code as flow, source, sum(count)::int as people from figure_days
     where brand_id = any (${[...brandIds]}) and name = 'registration' and day >= ${from}::date
     group by 1, 2`;
  const bySource = Map.groupBy(rows, ({ source }) => source);
  const sources = [...bySource]
    .filter(([, own]) => own.reduce((sum, { people }) => sum + people, 0) >= LEAST)
    .map(([source]) => (source === '' ? 'none' : source));
  return {
    flows: [...new Set(rows.map(({ flow }) => flow))].sort(),
    sources: sources.sort(),
  };
}
