// Written by `node bin/write-brands.mjs` from the folders under brands/. Do not edit.
import { fonts as dolcevita } from '#brands/dolcevita/fonts.ts';
import { fonts as fuego } from '#brands/fuego/fonts.ts';
import { fonts as lumiere } from '#brands/lumiere/fonts.ts';
import { fonts as spark } from '#brands/spark/fonts.ts';
import type { BrandId } from '#lib/brands/brand-ids.ts';

/** Class names for `<html>`. A browser fetches a face only when text asks for it. */
export const fontVariables: Readonly<Record<BrandId, string>> = {
  dolcevita,
  fuego,
  lumiere,
  spark,
};
