import { brands } from '#lib/brands/registry.ts';
import { worksFor } from '#lib/desk/brand-scope.ts';
import type { Operator } from '#lib/identity/operator.ts';

/** The brands that the operator works for, by name. */
export function operatorBrands(operator: Operator): { id: string; name: string }[] {
  return brands.filter(({ id }) => worksFor(operator, id)).map(({ id, name }) => ({ id, name }));
}

/** Names of the operator's brands by id. */
export function brandNames(operator: Operator): Record<string, string> {
  return Object.fromEntries(operatorBrands(operator).map(({ id, name }) => [id, name]));
}
