import { brands } from '../../brands/registry.ts';
import { db } from '../../db/client.ts';
import { brandFilter, worksFor } from '../brand-scope.ts';
import { publicationsOf } from '../config/publications.ts';
import type { Operator } from '../operator.ts';
import { contentOf } from './settings-content.ts';

/** The brands somebody works for, as they are switched now. */
export async function listBrands(operator: Pick<Operator, 'brandIds'>) {
  const rows = await db().brandSettings.findMany({
    where: brandFilter(operator),
    distinct: ['brandId'],
    orderBy: [{ brandId: 'asc' }, { version: 'desc' }],
  });
  const published = await publicationsOf(rows.map(({ id }) => id));
  return brands
    .filter(({ id }) => worksFor(operator, id))
    .flatMap(({ id, name, country }) => {
      const row = rows.find(({ brandId }) => brandId === id);
      if (!row) return [];
      const { version, createdAt } = row;
      return [{ id, name, country, version, createdAt, ...contentOf(row), ...published(row.id) }];
    });
}

const PAGE = 20;

/** The versions of a brand's settings, the newest first; each with the one before it, to compare. */
export async function settingsHistory(brandId: string, before?: number) {
  const rows = await db().brandSettings.findMany({
    where: { brandId, ...(before !== undefined && { version: { lt: before } }) },
    orderBy: { version: 'desc' },
    take: PAGE + 1,
  });
  const shown = rows.slice(0, PAGE);
  const published = await publicationsOf(shown.map(({ id }) => id));
  return {
    versions: shown.map((row, index) => {
      const earlier = rows[index + 1];
      return {
        ...{ version: row.version, publishedAt: row.createdAt, content: contentOf(row) },
        ...published(row.id),
        earlier: earlier ? contentOf(earlier) : null,
      };
    }),
    next: rows.length > PAGE ? shown.at(-1)?.version : undefined,
  };
}
