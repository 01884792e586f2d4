/**
 * Draws a contact sheet of demo portraits for inspection: `node bin/draw-portraits.mjs [brand] [count]
 * [file]`. The seed draws its own portraits, one by one.
 */
import sharp from 'sharp';
import { brandById } from '../lib/brands/registry.ts';
import { drawPortrait } from '../lib/media/portraits/draw-portrait.ts';

const [brandId = 'dolcevita', count = '24', file = `portraits-${brandId}.png`] =
  process.argv.slice(2);
const brand = brandById(brandId);
if (brand === undefined) {
  console.error(`There is no brand called ${brandId}.`);
  process.exit(1);
}

const WIDTH = 240;
const HEIGHT = 320;
const COLUMNS = 8;
const total = Number(count);
const started = performance.now();
const cells = [];
for (let index = 0; index < total; index += 1) {
  const person = Math.floor(index / 2);
  const picture = await drawPortrait({
    seed: `contact-${person}`,
    gender: person % 3 === 2 ? 'man' : 'woman',
    portraitBrand: brand.id,
    pose: index % 2,
  });
  cells.push({
    input: await sharp(picture).resize(WIDTH, HEIGHT).png().toBuffer(),
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
