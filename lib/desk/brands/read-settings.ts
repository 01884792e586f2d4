import { brands } from '../../brands/registry.ts';
import { db } from '../../db/client.ts';
import { brandFilter, worksFor } from '../brand-scope.ts';
import { historyOf, versionsBefore } from '../config/history.ts';
import { publicationsOf } from '../config/publications.ts';
import type { Operator } from '../../identity/operator.ts';
import { contentOf } from './settings-content.ts';

/** The operator's brands with their current settings. */
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

/** The versions of a brand's settings before the given one, newest first. */
export async function settingsHistory(brandId: string, before?: number) {
  const rows = await db().brandSettings.findMany(versionsBefore({ brandId }, before));
  return historyOf(
    rows.map((row) => {
      const { id, version, createdAt } = row;
      return { id, version, publishedAt: createdAt, content: contentOf(row) };
    }),
  );
}
