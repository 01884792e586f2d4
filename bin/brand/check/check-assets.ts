import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '../../../lib/brands/schema.ts';
import { drawnFrom } from '../drawn-from.ts';
import { inFile, type Fault } from './fault.ts';

const DRAWN = [
  'apple-touch-icon.png',
  'badge.png',
  'favicon.ico',
  'icon-192.png',
  'icon-512.png',
  'maskable-512.png',
  ...locales.map((locale) => `og-${locale}.png`),
];
const DRAW = 'run `node bin/draw-brand-assets.mjs`';

/** The generated assets: all present, and up to date with their sources. */
export function checkAssets(folder: string): readonly Fault[] {
  const missing = DRAWN.filter((name) => !existsSync(join(folder, 'assets', name)));
  if (missing.length > 0) return inFile('assets', [`${missing.join(', ')}: not drawn; ${DRAW}`]);
  const mark = join(folder, 'assets', 'drawn-from.txt');
  const fresh = existsSync(mark) && readFileSync(mark, 'utf8') === drawnFrom(folder);
  return inFile('assets', fresh ? [] : [`older than what they are drawn from; ${DRAW}`]);
}
