// Written by `node bin/write-brands.mjs` from the folders under brands/. Do not edit.

export const demoBrands = ['bside', 'dolcevita', 'fuego', 'lumiere', 'phare', 'spark', 'verbena'];
