import { brands } from '../../brands/registry.ts';
import { worksFor } from '../brand-scope.ts';
import type { Operator } from '../operator.ts';

/** Null stands for what is on no brand: pictures of hosted profiles, which stand on several. */
export type BrandsAsked = readonly (string | null)[];

/**
 * The brands a question about the queue is about: one, or all that somebody works for. A brand they do not work
 * for is as one where nothing waits; what is on none is for those who work for all.
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
