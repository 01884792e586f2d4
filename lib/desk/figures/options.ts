import { db } from '../../db/client.ts';
import { dayOf, daysAfter } from './days.ts';
import { EVERY } from './rollup/zones.ts';
import { LEAST } from '../../words/figures.ts';

const BACK_DAYS = 182;

type Row = { readonly flow: string; readonly source: string; readonly people: number };

/** The flows and sources that may be chosen: a source only once enough people have come by it. */
export async function optionsFor(brandIds: readonly string[], now: Date) {
  const from = daysAfter(dayOf(now), -BACK_DAYS);
  const rows = await db().$queryRaw<Row[]>`
    select flow_code as flow, source, sum(count)::int as people from figure_days
     where brand_id = any (${[...brandIds]}) and name = 'registration' and campaign = ${EVERY}
       and (flow_code = ${EVERY}) <> (source = ${EVERY}) and day >= ${from}::date
     group by 1, 2`;
  const flows = rows.filter(({ source }) => source === EVERY).map(({ flow }) => flow);
  const sources = rows
    .filter(({ source, people }) => source !== EVERY && people >= LEAST)
    .map(({ source }) => (source === '' ? 'none' : source));
  return { flows: flows.sort(), sources: sources.sort() };
}
