/**
 * Draws what browsers want as pixels out of each brand's icon and tokens:
 * `node bin/draw-brand-assets.mjs`. The results are kept in the repository under brands/<id>/assets.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { brands } from '../lib/brands/registry.ts';

const SIZES = { 'icon-192.png': 192, 'icon-512.png': 512, 'apple-touch-icon.png': 180 };

for (const brand of brands) {
  const folder = new URL(`../brands/${brand.id}/assets/`, import.meta.url);
  await mkdir(folder, { recursive: true });
  const icon = await readFile(new URL('icon.svg', folder));
  for (const [name, size] of Object.entries(SIZES)) {
    const png = await sharp(icon, { density: 144 })
      .resize(size, size)
      .png({ compressionLevel: 9, palette: true })
      .toBuffer();
    await writeFile(new URL(name, folder), png);
  }
  await writeFile(
    new URL('favicon.ico', folder),
    ico(await sharp(icon).resize(32, 32).png().toBuffer()),
  );
  await writeFile(new URL('manifest.webmanifest', folder), manifest(brand));
  if (brand.id === 'dolcevita') await writeFile(new URL('grain.png', folder), await grain(160));
  if (brand.look.crop === 'squircle') await writeFile(new URL('squircle.svg', folder), squircle());
}

/** An .ico file may carry one PNG: a header, one directory entry, the picture. */
function ico(png) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(22, 18);
  return Buffer.concat([head, png]);
}

function manifest(brand) {
  const icon = (size, purpose) => ({
    src: `/brands/${brand.id}/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const theme = brand.look.themeColor[brand.look.theme === 'dark' ? 'dark' : 'light'];
  const content = {
    id: '/',
    name: brand.name,
    short_name: brand.name,
    lang: brand.locales.default,
    start_url: '/find',
    scope: '/',
    display: 'standalone',
    background_color: theme,
    theme_color: theme,
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** Printed grain: olive specks of one to nine per cent, the same on every run. */
async function grain(size) {
  const pixels = Buffer.alloc(size * size * 4);
  let seed = 1962;
  for (let at = 0; at < pixels.length; at += 4) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    const value = seed / 2 ** 32;
    pixels.set([90, 74, 40, value > 0.55 ? Math.round((value - 0.55) * 36) : 0], at);
  }
  return sharp(pixels, { raw: { width: size, height: size, channels: 4 } })
    .png({ compressionLevel: 9, palette: true, colours: 16 })
    .toBuffer();
}

/** A superellipse that fills whatever box it masks. */
function squircle() {
  const steps = 128;
  const power = 2 / 4.6;
  const points = Array.from({ length: steps }, (_, index) => {
    const angle = (2 * Math.PI * index) / steps;
    const bend = (value) => Math.sign(value) * Math.abs(value) ** power;
    return [bend(Math.cos(angle)), bend(Math.sin(angle))]
      .map((value) => (50 + 50 * value).toFixed(2))
      .join(' ');
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" preserveAspectRatio="none"><path d="M${points.join('L')}z"/></svg>\n`;
}
