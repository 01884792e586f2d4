import { db } from '../db/client.ts';
import type { Brand } from '../brands/schema.ts';
import { companyOf } from './company.ts';

/** Date of the last publication of each text of a brand's company, by kind and language: `terms it`. */
export async function publishedDates(brand: Brand): Promise<ReadonlyMap<string, Date>> {
  const rows = await db().legalText.groupBy({
    by: ['kind', 'locale'],
    where: { company: companyOf(brand) },
    _max: { publishedAt: true },
  });
  return new Map(
    rows.flatMap(({ kind, locale, _max: { publishedAt } }) =>
      publishedAt === null ? [] : [[`${kind} ${locale}`, publishedAt]],
    ),
  );
}
