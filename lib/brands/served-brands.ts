import { env } from '../kernel/env.ts';
import { AppError } from '../kernel/errors.ts';
import { brandIds } from './brand-ids.ts';

/** Brands of this version that another cell serves, by `CELL_BRANDS`; none where it is not set. */
export function brandsElsewhere(): readonly string[] {
  const served = env().CELL_BRANDS;
  return served === undefined ? [] : brandIds.filter((id) => !served.includes(id));
}

export const isElsewhere = (brandId: string): boolean =>
  env().CELL_BRANDS?.includes(brandId) === false;

/** What a call gets that the proxy led to the wrong cell. */
export const brandElsewhere = (): AppError => new AppError('brand_elsewhere');

/** One sentence for each name in `CELL_BRANDS` that is no brand. */
export function cellFaults(): readonly string[] {
  const known: readonly string[] = brandIds;
  return (env().CELL_BRANDS ?? [])
    .filter((id) => !known.includes(id))
    .map((id) => `CELL_BRANDS names ${id}, which is no brand.`);
}
