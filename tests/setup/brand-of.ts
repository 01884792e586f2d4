import { brandById } from '#lib/brands/registry.ts';
import type { Brand } from '#lib/brands/schema.ts';

export function brandOf(id: string): Brand {
  const brand = brandById(id);
  if (!brand) throw new Error(`no brand ${id}`);
  return brand;
}
