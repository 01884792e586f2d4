/**
 * Draws the files generated from each brand's icon, picture, name and colours: `node
 * bin/draw-brand-assets.mjs [id…]`.
 * The results are committed under brands/<id>/assets.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { brands } from '../lib/brands/registry.ts';
import { locales } from '../lib/brands/schema.ts';
import { brandCopy } from '../lib/i18n/messages.ts';
import { chromiumPath } from '../tests/setup/browser.ts';
import { drawingsOf } from './brand/drawings.mjs';
import { drawnFrom } from './brand/drawn-from.ts';
import { drawIcons } from './brand/icons.mjs';
import { sharedPicture } from './brand/shared-picture.mjs';
import { grain, squircle } from './brand/textures.mjs';
import { inRoot } from './common/paths.mjs';

const asked = process.argv.slice(2);
const chosen = brands.filter(({ id }) => asked.length === 0 || asked.includes(id));
const executablePath = chromiumPath();
const browser = await chromium.launch({
  args: ['--no-sandbox'],
  ...(executablePath === undefined ? {} : { executablePath }),
});
try {
  const page = await browser.newPage();
  for (const brand of chosen) {
    const files = await draw(brand, page);
    for (const [name, content] of Object.entries(files)) {
      writeFileSync(inRoot('brands', brand.id, 'assets', name), content);
    }
    console.log(`${brand.name}: ${Object.keys(files).length} files`);
  }
} finally {
  await browser.close();
}

async function draw(brand, page) {
  const folder = inRoot('brands', brand.id);
  const drawings = await drawingsOf(brand.id);
  const icon = readFileSync(join(folder, 'assets', 'icon.svg'));
  const tokens = readFileSync(join(folder, 'tokens.css'), 'utf8');
  const files = await drawIcons(icon, drawings.wordmark);
  // Only if the tokens use them.
  if (tokens.includes('grain.png')) files['grain.png'] = await grain(128);
  if (tokens.includes('squircle.svg')) files['squircle.svg'] = squircle();
  for (const locale of locales) {
    const { headline } = brandCopy(brand.id, locale);
    files[`og-${locale}.png`] = await sharedPicture(page, {
      id: brand.id,
      drawings,
      locale,
      headline,
    });
  }
  files['drawn-from.txt'] = drawnFrom(folder);
  return files;
}
