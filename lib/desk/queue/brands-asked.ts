import { isPausedBrand } from '../../brands/paused-brands.ts';
import { brands } from '../../brands/registry.ts';
import { worksFor } from '../brand-scope.ts';
import type { Operator } from '../../identity/operator.ts';

/** Null means without a brand: pictures of hosted profiles, which are shown on several brands. */
export type BrandsAsked = readonly (string | null)[];

/**
 * The brands that a queue query covers: one, or all of the operator's. A brand they do not work for yields an
 * empty result; items without a brand are only for operators of all brands.
 */
export function brandsAsked(
  operator: Pick<Operator, 'brandIds'>,
  brandId: string | undefined,
): BrandsAsked {
  const own = brands
    .map(({ id }) => id)
    .filter((id) => worksFor(operator, id) && (brandId === undefined || id === brandId));
  const ofAll = operator.brandIds.length === 0 && brandId === undefined;
  return ofAll ? [...own, null] : own;
}

/** Those of the brands whose items can be decided: a decision about a paused brand would be refused. */
export function servedBrands(asked: BrandsAsked): BrandsAsked {
  return asked.filter((id) => id === null || !isPausedBrand(id));
}
