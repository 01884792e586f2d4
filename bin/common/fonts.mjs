import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inRoot } from './paths.mjs';

// The packages' own latin range, so that every character a member could type is still covered.
const LATIN = [
  [0x20, 0xff],
  [0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6],
  [0x2da],
  [0x2dc],
  [0x304],
  [0x308],
  [0x329],
  [0x2000, 0x206f],
  [0x20ac],
  [0x2122],
  [0x2191],
  [0x2193],
  [0x2212],
  [0x2215],
  [0xfeff],
  [0xfffd],
];

const letters = LATIN.flatMap(([from, to = from]) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
).join('');

/**
 * The fonts that a brand's `faces.json` describes: for each, the package's file and the axes to keep; without
 * axes it is not reduced.
 */
export function fontsOf(brand) {
  return Object.entries(JSON.parse(readFileSync(inRoot('brands', brand, 'faces.json'), 'utf8')));
}

/** Reduces the brands' fonts to the axes they use: a heading of one weight does not download the others. */
export async function subsetFonts(brands, folder) {
  const { default: subset } = await import('subset-font');
  rmSync(folder, { recursive: true, force: true });
  for (const brand of brands) {
    for (const [name, { file, axes }] of fontsOf(brand)) {
      const whole = readFileSync(inRoot('node_modules', '@fontsource-variable', file));
      const asked = { targetFormat: 'woff2', variationAxes: axes };
      const cut = axes ? await subset(whole, letters, asked) : whole;
      const target = join(folder, brand, `${name}.woff2`);
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, cut);
    }
  }
}
