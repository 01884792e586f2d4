import { clsx } from 'clsx';
import type { BrandId } from '#lib/brands/schema.ts';
import { BrandHero } from './brand-hero.tsx';

/** The brand's picture on its pattern, for the empty half of a page. It stays in view while the page scrolls. */
export function BrandPanel({ brand, className }: { brand: BrandId; className?: string }) {
  return (
    <div aria-hidden="true" className={clsx('relative isolate overflow-clip bg-sunken', className)}>
      <div className="pattern absolute inset-0 -z-10" />
      <BrandHero
        brand={brand}
        className="sticky top-0 mx-auto h-auto max-h-screen w-full max-w-[40rem] px-10 py-12"
      />
    </div>
  );
}
