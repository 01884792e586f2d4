import { brandDrawings } from '#lib/brands/drawings.ts';
import type { BrandId } from '#lib/brands/schema.ts';

/** The brand's small drawings, once in a page, for the `Drawing`s in it: none of them is sent as script. */
export function BrandDrawings({ brand }: { brand: BrandId }) {
  return (
    <div hidden aria-hidden="true" dangerouslySetInnerHTML={{ __html: brandDrawings(brand) }} />
  );
}
