import { db } from '../../db/client.ts';
import { brandFilter } from '../brand-scope.ts';
import { historyOf, versionsBefore } from '../config/history.ts';
import { publicationsOf } from '../config/publications.ts';
import type { Operator } from '../../identity/operator.ts';

/** Flows of the operator's brands: the newest version of each, and whether it has a draft or a running experiment. */
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
      ...flow,
      ...published(id),
      draft: written.has(keyOf(flow.brandId, flow.code)),
      experiment: tried.has(keyOf(flow.brandId, flow.code)),
    })),
    /** Drafts of flows that were never published. */
    fresh: drafts.flatMap(({ brandId, key }) =>
      brandId === null || known.has(keyOf(brandId, key)) ? [] : [{ brandId, code: key }],
    ),
  };
}

/** The versions of a flow before the given one, newest first. */
export async function flowHistory(brandId: string, code: string, before?: number) {
  const rows = await db().flowVersion.findMany(versionsBefore({ brandId, code }, before));
  return historyOf(
    rows.map(({ id, version, publishedAt, config }) => ({
      id,
      version,
      publishedAt,
      content: config,
    })),
  );
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
