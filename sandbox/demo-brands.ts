// Written by `node bin/write-brands.mjs` from the folders under brands/. Do not edit.

export const demoBrands = [
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
];
