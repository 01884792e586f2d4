import { cache } from 'react';
import type { BrandId } from '#lib/brands/schema.ts';

const kept = cache((): { id?: BrandId } => ({}));

/** Says whose page is being rendered, so that its words are that brand's; a layout and each page call it. */
export function keepRequestBrand(id: BrandId): void {
  kept().id = id;
}

/** Whose page is being rendered; undefined outside every brand. */
export function requestBrand(): BrandId | undefined {
  return kept().id;
}
