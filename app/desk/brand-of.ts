import { notFound } from 'next/navigation';
import { brandById } from '#lib/brands/registry.ts';
import type { Brand } from '#lib/brands/schema.ts';
import { worksFor } from '#lib/desk/brand-scope.ts';
import type { Operator } from '#lib/desk/operator.ts';

/** The brand of a room's address; one that somebody does not work for is not there for them. */
export function brandOf(id: string, operator: Operator): Brand {
  const brand = brandById(id);
  if (!brand || !worksFor(operator, brand.id)) notFound();
  return brand;
}
