import { Prisma } from '../../db/generated/client.ts';
import type { MetricName } from './names.ts';
import { EVERY } from './rollup/zones.ts';
import type { View } from './view.ts';

export type Wanted = Pick<View, 'brandIds' | 'flow' | 'source'>;
export type Part = 'brand' | 'flow' | 'source' | 'campaign';

/** A source as it is counted: '' are those whom nobody sent. */
export const countedSource = (source: string): string => (source === 'none' ? '' : source);

/**
 * Which series `s` a look takes in: those of the whole, or of each flow, source or campaign, and never both.
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
