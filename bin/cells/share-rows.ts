import { BRAND_TABLES } from './brand-tables.ts';
import { inTransaction, withCells } from './connections.ts';
import { addShared } from './copy-rows.ts';

/** What all brands use, with the profiles of the service itself and the operators' answers for every brand. */
const SHARED: Readonly<Record<string, string>> = {
  regions: 'true',
  cities: 'true',
  plan_versions: 'true',
  legal_texts: 'true',
  payment_routes: 'true',
  publications: 't.id in (select id from plan_versions)',
  profiles: `t.kind = 'system'`,
  canned_answers: 't.brand_id is null and t.profile_id is null',
};

/**
 * Adds to one cell the rows that its brands share with those of another, under the same ids: before the seeds of a new
 * cell, and after plans, routes or legal texts were published. Such rows are published in one cell only.
 */
export async function shareRows(urls: {
  readonly from: string;
  readonly to: string;
}): Promise<void> {
  await withCells(urls, (cells) =>
    inTransaction(cells.to, async () => {
      for (const [table, where] of Object.entries(SHARED)) {
        await addShared(cells, { table, rule: BRAND_TABLES[table] ?? {} }, where);
      }
    }),
  );
}
