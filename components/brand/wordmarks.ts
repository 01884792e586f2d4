// Written by `node bin/write-brands.mjs` from the folders under brands/. Do not edit.
import { wordmark as bside } from '#brands/bside/wordmark.tsx';
import { wordmark as capolinea } from '#brands/capolinea/wordmark.tsx';
import { wordmark as dolcevita } from '#brands/dolcevita/wordmark.tsx';
import { wordmark as fuego } from '#brands/fuego/wordmark.tsx';
import { wordmark as lumiere } from '#brands/lumiere/wordmark.tsx';
import { wordmark as phare } from '#brands/phare/wordmark.tsx';
import { wordmark as serra } from '#brands/serra/wordmark.tsx';
import { wordmark as spark } from '#brands/spark/wordmark.tsx';
import { wordmark as verbena } from '#brands/verbena/wordmark.tsx';
import { wordmark as vermut } from '#brands/vermut/wordmark.tsx';
import type { BrandId } from '#lib/brands/brand-ids.ts';
import type { WordmarkDrawing } from './wordmark-drawing.ts';

/** The drawn name of each brand. */
export const wordmarks: Readonly<Record<BrandId, WordmarkDrawing>> = {
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
