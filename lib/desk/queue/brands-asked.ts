import { worksFor } from '../brand-scope.ts';
import type { Operator } from '../operator.ts';

/**
 * The brands a question about the queue is about; none stands for all. A brand that somebody does not work for
 * is as one where nothing waits.
 */
export function brandsAsked(
  operator: Pick<Operator, 'brandIds'>,
  brandId: string | undefined,
): readonly string[] | null {
  if (brandId === undefined) return operator.brandIds;
  return worksFor(operator, brandId) ? [brandId] : null;
}
