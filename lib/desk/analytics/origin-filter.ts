import { Prisma } from '../../db/generated/client.ts';
import type { MetricName } from './names.ts';
import { EVERY } from './rollup/zones.ts';
import type { View } from './view.ts';

export type Wanted = Pick<View, 'brandIds' | 'flow' | 'source'>;
export type Part = 'brand' | 'flow' | 'source' | 'campaign';

/** The stored name of a source: an empty string means no referring link. */
export const countedSource = (source: string): string => (source === 'none' ? '' : source);

/**
 * SQL condition for the series `s` that a query reads: either the totals, or one series for each flow, source
 * or campaign, never both.
 */
export function seriesOf(
  { brandIds, flow, source }: Wanted,
  names: readonly MetricName[],
  each: Part = 'brand',
): Prisma.Sql {
  const flows =
    flow === undefined && each === 'flow'
      ? Prisma.sql`s.flow_code <> ${EVERY}`
      : Prisma.sql`s.flow_code = ${flow ?? EVERY}`;
  const sources =
    source === undefined && (each === 'source' || each === 'campaign')
      ? Prisma.sql`s.source <> ${EVERY}`
      : Prisma.sql`s.source = ${source === undefined ? EVERY : countedSource(source)}`;
  const campaigns =
    each === 'campaign' ? Prisma.sql`s.campaign <> ${EVERY}` : Prisma.sql`s.campaign = ${EVERY}`;
  return Prisma.sql`s.brand_id = any (${[...brandIds]}) and s.name = any (${[...names]})
    and ${flows} and ${sources} and ${campaigns}`;
}
