import { notFound } from 'next/navigation';
import { brandById } from '#lib/brands/registry.ts';
import type { Brand } from '#lib/brands/schema.ts';
import { worksFor } from '#lib/desk/brand-scope.ts';
import type { Operator } from '#lib/identity/operator.ts';

/** The brand in a page's address; answers 404 for a brand that the operator does not work for. */
export function brandOf(id: string, operator: Operator): Brand {
  const brand = brandById(id);
  if (!brand || !worksFor(operator, brand.id)) notFound();
  return brand;
}
