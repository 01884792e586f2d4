// Written by `node bin/write-brands.mjs` from the folders under brands/. Do not edit.

/** Every brand there is: the folders under brands/. */
export const brandIds = [
  'bside',
  'dolcevita',
  'fuego',
  'lumiere',
  'phare',
  'spark',
  'verbena',
] as const;
export type BrandId = (typeof brandIds)[number];
