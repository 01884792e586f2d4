import { db } from '../../db/client.ts';
import { brandFilter } from '../brand-scope.ts';
import { publicationsOf } from '../config/publications.ts';
import type { Operator } from '../operator.ts';

/** Flows of the brands somebody works for: the newest version of each, and whether somebody writes or tries one. */
export async function listFlows(operator: Pick<Operator, 'brandIds'>) {
  const where = brandFilter(operator);
  const [newest, drafts, running] = await Promise.all([
    db().flowVersion.findMany({
      where,
      distinct: ['brandId', 'code'],
      orderBy: [{ brandId: 'asc' }, { code: 'asc' }, { version: 'desc' }],
      select: { id: true, brandId: true, code: true, version: true, publishedAt: true },
    }),
    db().configDraft.findMany({
      where: { ...where, kind: 'flow', state: 'open' },
      select: { brandId: true, key: true },
    }),
    db().flowExperiment.findMany({
      where: { ...where, state: 'running' },
      select: { brandId: true, code: true },
    }),
  ]);
  const published = await publicationsOf(newest.map(({ id }) => id));
  const keyOf = (brandId: string | null, code: string) => `${brandId ?? ''} ${code}`;
  const written = new Set(drafts.map(({ brandId, key }) => keyOf(brandId, key)));
  const tried = new Set(running.map(({ brandId, code }) => keyOf(brandId, code)));
  const known = new Set(newest.map(({ brandId, code }) => keyOf(brandId, code)));
  return {
    flows: newest.map(({ id, ...flow }) => ({
      ...{ ...flow, ...published(id) },
      draft: written.has(keyOf(flow.brandId, flow.code)),
      experiment: tried.has(keyOf(flow.brandId, flow.code)),
    })),
    /** Drafts of flows that were never published. */
    fresh: drafts.flatMap(({ brandId, key }) =>
      brandId === null || known.has(keyOf(brandId, key)) ? [] : [{ brandId, code: key }],
    ),
  };
}

/** How many versions the history shows at once. */
const PAGE = 20;

/** The versions of a flow before one, the newest first; each with the one before it, to compare. */
export async function flowHistory(brandId: string, code: string, before?: number) {
  const rows = await db().flowVersion.findMany({
    where: { brandId, code, ...(before !== undefined && { version: { lt: before } }) },
    orderBy: { version: 'desc' },
    take: PAGE + 1,
  });
  const shown = rows.slice(0, PAGE);
  const published = await publicationsOf(shown.map(({ id }) => id));
  return {
    versions: shown.map(({ id, version, publishedAt, config }, index) => ({
      ...{ version, publishedAt, config, ...published(id) },
      earlier: rows[index + 1]?.config ?? null,
    })),
    next: rows.length > PAGE ? shown.at(-1)?.version : undefined,
  };
}

/** The newest version of a flow; null for one that was never published. */
export async function newestFlow(brandId: string, code: string) {
  const row = await db().flowVersion.findFirst({
    where: { brandId, code },
    orderBy: { version: 'desc' },
  });
  if (!row) return null;
  const published = await publicationsOf([row.id]);
  const { version, config, publishedAt } = row;
  return { version, config, publishedAt, ...published(row.id) };
}
