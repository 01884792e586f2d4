/**
 * Draws a contact sheet of demo portraits for inspection: `node bin/draw-portraits.mjs [brand] [people]
 * [pictures each] [file]`. The app draws each portrait when it is first asked for.
 */
import sharp from 'sharp';
import { brandById } from '../lib/brands/registry.ts';
import { drawPortrait } from '../lib/media/portraits/draw-portrait.ts';

const [brandId = 'dolcevita', people = '6', pictures = '4', file = `portraits-${brandId}.png`] =
  process.argv.slice(2);
const brand = brandById(brandId);
if (brand === undefined) {
  console.error(`There is no brand called ${brandId}.`);
  process.exit(1);
}

const WIDTH = 240;
const HEIGHT = 320;
const COLUMNS = 8;
const AGES = [24, 61, 38, 52, 29, 70, 45, 33, 57, 21];
const total = Number(people) * Number(pictures);
const started = performance.now();
const cells = [];
for (let index = 0; index < total; index += 1) {
  const person = Math.floor(index / Number(pictures));
  const picture = await drawPortrait(
    {
      seed: `contact-${person}`,
      gender: person % 2 === 1 ? 'man' : 'woman',
      age: AGES[Math.floor(person / 2 + person) % AGES.length],
      portraitBrand: brand.id,
      pose: index % Number(pictures),
    },
    WIDTH,
  );
  cells.push({
    input: picture,
    left: (index % COLUMNS) * WIDTH,
    top: Math.floor(index / COLUMNS) * HEIGHT,
  });
}
const each = (performance.now() - started) / total;
await sharp({
  create: {
    width: COLUMNS * WIDTH,
    height: Math.ceil(total / COLUMNS) * HEIGHT,
    channels: 3,
    background: '#ffffff',
  },
})
  .composite(cells)
  .png()
  .toFile(file);
console.log(`${total} portraits, ${each.toFixed(0)} ms each, ${file}`);
