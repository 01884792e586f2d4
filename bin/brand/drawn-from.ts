import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '../../lib/brands/schema.ts';

const SOURCES = [
  'assets/icon.svg',
  'brand.ts',
  'faces.json',
  'fonts.ts',
  'hero.tsx',
  'tokens.css',
  'wordmark.tsx',
];

/** A hash of everything a brand's assets are generated from; stored beside them, it shows when they are out of date. */
export function drawnFrom(folder: string): string {
  const hash = createHash('sha256');
  for (const source of SOURCES) hash.update(readFileSync(join(folder, source)));
  for (const locale of locales) {
    const copy = JSON.parse(
      readFileSync(join(folder, 'copy', `${locale}.json`), 'utf8'),
    ) as Readonly<Record<'headline' | 'description', string>>;
    hash.update(`${copy.headline}\n${copy.description}\n`);
  }
  return `${hash.digest('hex')}\n`;
}
