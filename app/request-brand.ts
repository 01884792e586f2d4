import { cache } from 'react';
import type { BrandId } from '#lib/brands/schema.ts';

const requestStore = cache((): { id?: BrandId } => ({}));

/** Sets the brand being rendered, so that its messages are used; called by each layout and page. */
export function setRequestBrand(id: BrandId): void {
  requestStore().id = id;
}

/** The brand being rendered; undefined outside every brand. */
export function requestBrand(): BrandId | undefined {
  return requestStore().id;
}
