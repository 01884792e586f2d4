// Written by `node bin/write-brands.mjs` from the folders under brands/. Do not edit.
import bside from '../../brands/bside/brand.ts';
import capolinea from '../../brands/capolinea/brand.ts';
import dolcevita from '../../brands/dolcevita/brand.ts';
import fuego from '../../brands/fuego/brand.ts';
import lumiere from '../../brands/lumiere/brand.ts';
import phare from '../../brands/phare/brand.ts';
import serra from '../../brands/serra/brand.ts';
import spark from '../../brands/spark/brand.ts';
import verbena from '../../brands/verbena/brand.ts';
import vermut from '../../brands/vermut/brand.ts';
import type { BrandId } from './brand-ids.ts';
import type { BrandFile } from './schema.ts';

/** Brand files as they are written; the registry checks them. */
export const brandFiles: Readonly<Record<BrandId, BrandFile>> = {
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
