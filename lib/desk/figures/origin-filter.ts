import { Prisma } from '../../db/generated/client.ts';
import { EVERY } from './rollup/zones.ts';
import type { View } from './view.ts';

export type Wanted = Pick<View, 'brandIds' | 'flow' | 'source'>;
export const PARTS = ['flow', 'source', 'campaign'] as const;
export type Part = (typeof PARTS)[number];

/** A source as it is counted: '' are those whom nobody sent. */
export const countedSource = (source: string): string => (source === 'none' ? '' : source);

/** Of a row `f`, what a look fixes of where people came from: a flow or source, or all of them at once. */
export function fixed({ flow, source }: Wanted) {
  return {
    flow: Prisma.sql`f.flow_code = ${flow ?? EVERY}`,
    source: Prisma.sql`f.source = ${source === undefined ? EVERY : countedSource(source)}`,
    campaign: Prisma.sql`f.campaign = ${EVERY}`,
  };
}

export const all = (parts: readonly Prisma.Sql[]) => Prisma.join([...parts], ' and ');
