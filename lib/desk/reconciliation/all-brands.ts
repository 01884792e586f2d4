import { fail } from '../../kernel/errors.ts';
import type { Operator } from '../operator.ts';

export const worksForAll = ({ brandIds }: Pick<Operator, 'brandIds'>): boolean =>
  brandIds.length === 0;

/** Books and settlements are of all brands together: only those see them who work for all. Raises `forbidden`. */
export function requireAllBrands(operator: Pick<Operator, 'brandIds'>): void {
  if (!worksForAll(operator)) fail('forbidden');
}
