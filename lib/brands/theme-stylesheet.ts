import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from '../kernel/env.ts';
import { singleton } from '../kernel/singleton.ts';
import type { BrandId } from './schema.ts';

/** Where a brand's stylesheet lies: as written while developing, else as `bin/build.mjs` has made it for older browsers. */
export function themeStylesheetFile(brand: BrandId): string {
  return env().NEXT_DEV
    ? join(process.cwd(), 'brands', brand, 'tokens.css')
    : join(process.cwd(), '.data/build/themes', `${brand}.css`);
}

/** The address of a brand's stylesheet. It names the content, so that browsers may keep it for good. */
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
