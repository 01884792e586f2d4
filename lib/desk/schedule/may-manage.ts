import type { Operator } from '../../identity/operator.ts';
import { worksFor } from '../brand-scope.ts';

/** Whether an operator sees and cancels a publication: a plan, which every brand sells, only with all brands. */
export function mayManage(
  operator: Pick<Operator, 'brandIds'>,
  brandIds: readonly string[],
): boolean {
  if (brandIds.length === 0) return operator.brandIds.length === 0;
  return brandIds.every((brandId) => worksFor(operator, brandId));
}
