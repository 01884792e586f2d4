import { brands } from '../../brands/registry.ts';
import { worksFor } from '../brand-scope.ts';
import type { Operator } from '../operator.ts';

/**
 * The brands a question about the queue is about: one, or all that somebody works for. A brand they do not work
 * for is as one where nothing waits.
 */
export function brandsAsked(
  operator: Pick<Operator, 'brandIds'>,
  brandId: string | undefined,
): readonly string[] {
  return brands
    .map(({ id }) => id)
    .filter((id) => worksFor(operator, id) && (brandId === undefined || id === brandId));
}
