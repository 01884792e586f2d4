import { fail } from '../../kernel/errors.ts';
import type { Operator } from '../../identity/operator.ts';

export const worksForAll = ({ brandIds }: Pick<Operator, 'brandIds'>): boolean =>
  brandIds.length === 0;

/**
 * The ledger and the settlements cover all brands together, so only operators of all brands see them. Raises
 * `forbidden`.
 */
export function requireAllBrands(operator: Pick<Operator, 'brandIds'>): void {
  if (!worksForAll(operator)) fail('forbidden');
}
