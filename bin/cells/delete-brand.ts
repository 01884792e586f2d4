import { failPoint } from '#lib/kernel/fail-point.ts';
import { PlainError } from '../common/plain-error.mjs';
import { BRAND_TABLES, forBrand } from './brand-tables.ts';
import { OWN_TABLES, writtenSince } from './compare.ts';
import { inTransaction, one, withCells, type Cells } from './connections.ts';
import { addShared } from './copy-rows.ts';
import { countHosted } from './load-brand.ts';
import type { Order } from './move-brand.ts';
import { pauseOf } from './pauses.ts';
import { refuseRemainingChildren } from './references.ts';

/** Tables with rows since the move that the other cell has, or does not need. */
const EXPECTED = [
  'provider_events',
  ...Object.keys(BRAND_TABLES).filter((table) => BRAND_TABLES[table]?.recounted),
];

/**
 * Deletes the rows of a brand from the cell that it has left, once the other one serves it. Before that it hands over the
 * notifications of providers that came here meanwhile. Throws a PlainError if anything else of the brand was written
 * here since, but for figures that are counted again. Each table is deleted by itself, so that a repetition goes on where a crash was.
 */
export async function deleteBrand(order: Order & { readonly anyhow?: boolean }): Promise<number> {
  const { brandId } = order;
  return withCells(order, async (cells) => {
    const here = await pauseOf(cells.from, brandId);
    if (here?.move !== 'moved' || here.snapshot === null)
      throw new PlainError('The brand has not been moved away from this cell.');
    if ((await pauseOf(cells.to, brandId)) !== undefined)
      throw new PlainError('The other cell does not serve the brand yet.');
    if (
      (await one(cells.to, 'select count(*)::int from brand_settings where brand_id = $1', [
        brandId,
      ])) === 0
    )
      throw new PlainError('The other cell has nothing of the brand.');
    await handOverEvents(cells, brandId);
    const late = await writtenSince(cells.from, brandId, here.snapshot, EXPECTED);
    if (late.length > 0 && order.anyhow !== true)
      throw new PlainError(
        `Written here since the move, and not in the other cell: ${late.join(', ')}. Nothing was deleted.`,
      );
    await refuseRemainingChildren(cells.from, brandId);
    let deleted = 0;
    for (const { table, own } of OWN_TABLES.toReversed()) {
      const { rowCount } = await cells.from.query(
        `delete from "${table}" t where ${forBrand(own, brandId)}`,
      );
      deleted += rowCount ?? 0;
      if (table === 'conversations') failPoint('move.deleting');
    }
    await countHosted(cells.from);
    return deleted;
  });
}

/** Notifications are stored before they are acknowledged: those that came to this cell are due in the other one. */
async function handOverEvents(cells: Cells, brandId: string): Promise<void> {
  const rule = BRAND_TABLES['provider_events'];
  if (rule?.own === undefined) return;
  const where = forBrand(rule.own, brandId);
  const table = 'provider_events';
  // The key under which a provider repeats an event: the other cell may have received it too.
  const asked = { table, rule: { ...rule, key: ['provider', 'dedupe_key'] } };
  await inTransaction(cells.to, () => addShared(cells, asked, where));
}
