import { fail } from '../kernel/errors.ts';
import type { Operator } from '../identity/operator.ts';

type Scoped = Pick<Operator, 'brandIds'>;

/** Whether an operator works for a brand; an empty list means all brands. */
export function worksFor({ brandIds }: Scoped, brandId: string): boolean {
  return brandIds.length === 0 || brandIds.includes(brandId);
}

/** Raises `not_found` for a brand that the operator does not work for, so that its data cannot be detected. */
export function requireBrand(operator: Scoped, brandId: string): void {
  if (!worksFor(operator, brandId)) fail('not_found');
}

/** Whether an admin works for every brand of another operator: admins do not manage operators with a wider scope. */
export function withinScope(admin: Scoped, other: Scoped): boolean {
  if (admin.brandIds.length === 0) return true;
  return other.brandIds.length > 0 && other.brandIds.every((id) => admin.brandIds.includes(id));
}

/** The scope as a Prisma filter on a table with a brand column: empty for operators of all brands. */
export function brandFilter({ brandIds }: Scoped): { brandId?: { in: string[] } } {
  return brandIds.length === 0 ? {} : { brandId: { in: [...brandIds] } };
}

/** The scope as a statement parameter: null for operators of all brands. */
export function brandsOf({ brandIds }: Scoped): readonly string[] | null {
  return brandIds.length === 0 ? null : brandIds;
}
