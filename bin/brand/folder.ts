import { locales } from '../../lib/brands/schema.ts';

/** A brand's id, as used in its folder, in addresses and in code. */
export const ID = /^[a-z]{3,16}$/;

/** Placeholder in a new brand's files wherever its authors have to write something. */
export const BLANK = 'FILL IN';

/** The files of a brand's folder, apart from the generated ones. */
export const FILES: readonly string[] = [
  'brand.ts',
  'tokens.css',
  'faces.json',
  'fonts.ts',
  'hero.tsx',
  'wordmark.tsx',
  'home.tsx',
  'portrait.ts',
  'drawings.svg',
  ...locales.map((locale) => `copy/${locale}.json`),
  'assets/icon.svg',
  'assets/pattern.svg',
];
