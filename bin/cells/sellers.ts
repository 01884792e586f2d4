import { brandById, brands } from '#lib/brands/registry.ts';
import { PlainError } from '../common/plain-error.mjs';
import { BRAND_TABLES, forBrand } from './brand-tables.ts';
import { one, type Cells } from './connections.ts';

const COUNTERS = BRAND_TABLES['receipt_counters']?.own ?? 'false';
const RECEIPTS = BRAND_TABLES['receipts']?.own ?? 'false';

/**
 * Receipts are numbered without gaps for each seller (VAT number), by a counter that moves with the brand. Throws a
 * PlainError where two cells would count for one seller.
 */
export async function refuseSharedSeller({ from, to }: Cells, brandId: string): Promise<void> {
  const seller = brandById(brandId)?.company.vatNumber ?? '';
  const sellers = `(${forBrand(COUNTERS, brandId)} or t.company = $1)`;
  const theirs = await one(
    from,
    `select string_agg(distinct i.brand_id, ', ') from receipts t join charges c on c.id = t.charge_id
       join intents i on i.id = c.intent_id
      where t.company in (select company from receipt_counters t where ${sellers})
        and (${forBrand(RECEIPTS, brandId)}) is not true`,
    [seller],
  );
  if (theirs !== null)
    throw new PlainError(
      `${String(theirs)} has receipts of the same seller: move none of them, or all at once.`,
    );
  const { rows } = await from.query<{ company: string }>(
    `select distinct company from receipt_counters t where ${sellers}`,
    [seller],
  );
  const counted = await one(
    to,
    'select count(*)::int from receipt_counters where company = any ($1)',
    [[seller, ...rows.map(({ company }) => company)]],
  );
  if (counted !== 0) {
    const same = brands.filter(({ company }) => company.vatNumber === seller).map(({ id }) => id);
    throw new PlainError(
      `The other cell numbers receipts of the same seller already (${same.join(', ')}).`,
    );
  }
}
