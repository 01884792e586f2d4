import type { BrandId } from '#lib/brands/schema.ts';
import { dolcevitaFonts } from './fonts/dolcevita.ts';
import { fuegoFonts } from './fonts/fuego.ts';
import { lumiereFonts } from './fonts/lumiere.ts';
import { sparkFonts } from './fonts/spark.ts';

const variables: Readonly<Record<BrandId, string>> = {
  dolcevita: dolcevitaFonts,
  fuego: fuegoFonts,
  lumiere: lumiereFonts,
  spark: sparkFonts,
};

/**
 * Class names for `<html>`. A browser fetches a face only when text asks for it, so a page
 * loads its own brand's fonts and no others.
 */
export function fontVariables(brand: BrandId): string {
  return variables[brand];
}
