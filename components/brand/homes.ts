// Written by `node bin/write-brands.mjs` from the folders under brands/. Do not edit.
import { Home as bside } from '#brands/bside/home.tsx';
import { Home as capolinea } from '#brands/capolinea/home.tsx';
import { Home as dolcevita } from '#brands/dolcevita/home.tsx';
import { Home as fuego } from '#brands/fuego/home.tsx';
import { Home as lumiere } from '#brands/lumiere/home.tsx';
import { Home as phare } from '#brands/phare/home.tsx';
import { Home as serra } from '#brands/serra/home.tsx';
import { Home as spark } from '#brands/spark/home.tsx';
import { Home as verbena } from '#brands/verbena/home.tsx';
import { Home as vermut } from '#brands/vermut/home.tsx';
import type { ComponentType } from 'react';
import type { HomeParts } from '#components/home/home-parts.ts';
import type { BrandId } from '#lib/brands/brand-ids.ts';

/** The home page of each brand, in its own composition. */
export const homes: Readonly<Record<BrandId, ComponentType<HomeParts>>> = {
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
