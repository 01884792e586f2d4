// Written by `node bin/write-brands.mjs` from the folders under brands/. Do not edit.
import { Hero as bside } from '#brands/bside/hero.tsx';
import { Hero as capolinea } from '#brands/capolinea/hero.tsx';
import { Hero as dolcevita } from '#brands/dolcevita/hero.tsx';
import { Hero as fuego } from '#brands/fuego/hero.tsx';
import { Hero as lumiere } from '#brands/lumiere/hero.tsx';
import { Hero as phare } from '#brands/phare/hero.tsx';
import { Hero as serra } from '#brands/serra/hero.tsx';
import { Hero as spark } from '#brands/spark/hero.tsx';
import { Hero as verbena } from '#brands/verbena/hero.tsx';
import { Hero as vermut } from '#brands/vermut/hero.tsx';
import type { ComponentType } from 'react';
import type { BrandId } from '#lib/brands/brand-ids.ts';

/** The large picture of each brand. */
export const heroes: Readonly<Record<BrandId, ComponentType<{ className?: string }>>> = {
  bside,
  capolinea,
  dolcevita,
  fuego,
  lumiere,
  phare,
  serra,
  spark,
  verbena,
  vermut,
};
