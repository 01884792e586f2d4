import { cache } from 'react';
import type { BrandId } from '#lib/brands/schema.ts';

const requestStore = cache((): { id?: BrandId } => ({}));

/** Says whose page is being rendered, so that its words are that brand's; a layout and each page call it. */
export function setRequestBrand(id: BrandId): void {
  requestStore().id = id;
}

/** Whose page is being rendered; undefined outside every brand. */
export function requestBrand(): BrandId | undefined {
  return requestStore().id;
}
