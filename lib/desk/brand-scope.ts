import { brandPaused, isPausedBrand } from '../brands/paused-brands.ts';
import { brandElsewhere, isElsewhere } from '../brands/served-brands.ts';
import { brandById } from '../brands/registry.ts';
import { fail } from '../kernel/errors.ts';
import { requestContext } from '../kernel/request-context.ts';
import type { Operator } from '../identity/operator.ts';

type Scoped = Pick<Operator, 'brandIds'>;

const CHANGING: ReadonlySet<string> = new Set(['POST', 'PUT', 'DELETE']);

/** Whether an operator works for a brand; an empty list means all brands. */
export function worksFor({ brandIds }: Scoped, brandId: string): boolean {
  return brandIds.length === 0 || brandIds.includes(brandId);
}

/** Whether the current call may change something. Queries, commands and due work may not be refused for a pause. */
function isChange(): boolean {
  const method = requestContext()?.method;
  return method !== undefined && CHANGING.has(method);
}

/**
 * For calls that change something of a brand, others pass: raises `unavailable` while the brand is paused, since another
 * database may have its rows already, `brand_elsewhere` for one that another cell serves, and `not_found` for a brand
 * that is no longer served.
 */
export function requireServed(brandId: string): void {
  if (!isChange()) return;
  if (!brandById(brandId)) fail('not_found');
  if (isElsewhere(brandId)) throw brandElsewhere();
  if (isPausedBrand(brandId)) throw brandPaused();
}

/**
 * Raises `not_found` for a brand that the operator does not work for, so that its data cannot be detected, and what
 * `requireServed` raises.
 */
export function requireBrand(operator: Scoped, brandId: string): void {
  if (!worksFor(operator, brandId)) fail('not_found');
  requireServed(brandId);
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
