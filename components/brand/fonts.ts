// Written by `node bin/write-brands.mjs` from the folders under brands/. Do not edit.
import { fonts as bside } from '#brands/bside/fonts.ts';
import { fonts as capolinea } from '#brands/capolinea/fonts.ts';
import { fonts as dolcevita } from '#brands/dolcevita/fonts.ts';
import { fonts as fuego } from '#brands/fuego/fonts.ts';
import { fonts as lumiere } from '#brands/lumiere/fonts.ts';
import { fonts as phare } from '#brands/phare/fonts.ts';
import { fonts as serra } from '#brands/serra/fonts.ts';
import { fonts as spark } from '#brands/spark/fonts.ts';
import { fonts as verbena } from '#brands/verbena/fonts.ts';
import { fonts as vermut } from '#brands/vermut/fonts.ts';
import type { BrandId } from '#lib/brands/brand-ids.ts';

/** Class names for `<html>`. A browser fetches a font only when text uses it. */
export const fontVariables: Readonly<Record<BrandId, string>> = {
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
