import { locales } from '../../lib/brands/schema.ts';

/** A brand is called so in its folder, in addresses and in code. */
export const ID = /^[a-z]{3,16}$/;

/** Stands in a new brand's files wherever its people have to say something. */
export const BLANK = 'FILL IN';

/** What a brand's folder holds, beside what is drawn. */
export const FILES: readonly string[] = [
  ...['brand.ts', 'tokens.css', 'faces.json', 'fonts.ts', 'hero.tsx', 'wordmark.tsx', 'home.tsx'],
  'portrait.ts',
  ...locales.map((locale) => `copy/${locale}.json`),
  ...['assets/icon.svg', 'assets/pattern.svg'],
];
