// Written by `node bin/write-brands.mjs` from the folders under brands/. Do not edit.

/** Every brand there is: the folders under brands/. */
export const brandIds = [
  'bside',
  'capolinea',
  'dolcevita',
  'fuego',
  'lumiere',
  'phare',
  'serra',
  'spark',
  'verbena',
  'vermut',
] as const;
export type BrandId = (typeof brandIds)[number];
