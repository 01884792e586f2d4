import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from '../kernel/env.ts';
import { singleton } from '../kernel/singleton.ts';
import type { BrandId } from './schema.ts';

/**
 * Path of a brand's stylesheet: the source file in development, else the one that `bin/build.mjs` compiled
 * for older browsers.
 */
export function themeStylesheetFile(brand: BrandId): string {
  return env().NEXT_DEV
    ? join(process.cwd(), 'brands', brand, 'tokens.css')
    : join(process.cwd(), '.data/build/themes', `${brand}.css`);
}

/** The address of a brand's stylesheet. It contains a content hash, so that browsers may cache it indefinitely. */
export function themeStylesheet(brand: BrandId): string {
  const address = `/brands/${brand}/theme.css`;
  if (env().NEXT_DEV) return address;
  const version = singleton(`theme-stylesheet.${brand}`, () =>
    createHash('sha256')
      .update(readFileSync(themeStylesheetFile(brand)))
      .digest('base64url')
      .slice(0, 10),
  );
  return `${address}?${version}`;
}
