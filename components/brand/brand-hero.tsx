import type { BrandId } from '#lib/brands/schema.ts';
import { heroes } from './heroes.ts';

/** The brand's large picture, 5:6, in the colours of the theme. Decorative: hidden from screen readers. */
export function BrandHero({ brand, className }: { brand: BrandId; className?: string }) {
  const Hero = heroes[brand];
  return <Hero {...(className !== undefined && { className })} />;
}
