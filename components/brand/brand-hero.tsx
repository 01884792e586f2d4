import type { ComponentType } from 'react';
import type { BrandId } from '#lib/brands/schema.ts';
import { DolcevitaHero } from './hero/dolcevita.tsx';
import { FuegoHero } from './hero/fuego.tsx';
import { LumiereHero } from './hero/lumiere.tsx';
import { SparkHero } from './hero/spark.tsx';

const heroes: Readonly<Record<BrandId, ComponentType<{ className?: string }>>> = {
  dolcevita: DolcevitaHero,
  fuego: FuegoHero,
  lumiere: LumiereHero,
  spark: SparkHero,
};

/** The brand's large picture, 5:6, in the colours of the theme. Decorative: it says nothing aloud. */
export function BrandHero({ brand, className }: { brand: BrandId; className?: string }) {
  const Hero = heroes[brand];
  return <Hero {...(className !== undefined && { className })} />;
}
