import { fail } from '../kernel/errors.ts';
import type { Operator } from './operator.ts';

type Scoped = Pick<Operator, 'brandIds'>;

/** Whether somebody at the desk works for a brand. */
export function worksFor({ brandIds }: Scoped, brandId: string): boolean {
  return brandIds.length === 0 || brandIds.includes(brandId);
}

/**
 * What stands on a brand that somebody does not work for is not there for them. Raises `not_found`, so that
 * nobody learns what exists elsewhere.
 */
export function requireBrand(operator: Scoped, brandId: string): void {
  if (!worksFor(operator, brandId)) fail('not_found');
}

/** Whether all that somebody works for lies within what an admin does: nobody manages whoever sees more than they. */
export function withinScope(admin: Scoped, other: Scoped): boolean {
  if (admin.brandIds.length === 0) return true;
  return other.brandIds.length > 0 && other.brandIds.every((id) => admin.brandIds.includes(id));
}

/** The same as part of a query on a table with a brand: nothing for those who work for all. */
export function brandFilter({ brandIds }: Scoped): { brandId?: { in: string[] } } {
  return brandIds.length === 0 ? {} : { brandId: { in: [...brandIds] } };
}

/** The same as a parameter of a statement: null for those who work for all. */
export function brandsOf({ brandIds }: Scoped): readonly string[] | null {
  return brandIds.length === 0 ? null : brandIds;
}
