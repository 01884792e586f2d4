// Written by `node bin/write-brands.mjs` from the folders under brands/. Do not edit.
import { portrait as bside } from '../../../brands/bside/portrait.ts';
import { portrait as capolinea } from '../../../brands/capolinea/portrait.ts';
import { portrait as dolcevita } from '../../../brands/dolcevita/portrait.ts';
import { portrait as fuego } from '../../../brands/fuego/portrait.ts';
import { portrait as lumiere } from '../../../brands/lumiere/portrait.ts';
import { portrait as phare } from '../../../brands/phare/portrait.ts';
import { portrait as serra } from '../../../brands/serra/portrait.ts';
import { portrait as spark } from '../../../brands/spark/portrait.ts';
import { portrait as verbena } from '../../../brands/verbena/portrait.ts';
import { portrait as vermut } from '../../../brands/vermut/portrait.ts';
import type { BrandId } from '../../brands/brand-ids.ts';
import type { BrandPortrait } from './brand-portrait.ts';

/** The demo portrait style of each brand. */
export const brandPortraits: Readonly<Record<BrandId, BrandPortrait>> = {
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
