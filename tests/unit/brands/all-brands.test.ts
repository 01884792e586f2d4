import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import { brands } from '#lib/brands/registry.ts';
import { locales } from '#lib/brands/schema.ts';
import { meaningsOf } from '#lib/brands/token-rules.ts';
import { manifestOf } from '#lib/http/site-files/manifest.ts';
import { checkBrand } from '../../../bin/brand/check/check-brand.ts';

const manifestSchema = z.object({
  name: z.string(),
  description: z.string().min(20),
  lang: z.string(),
  start_url: z.string(),
  icons: z.array(z.object({ src: z.string(), sizes: z.string(), purpose: z.string() })),
  shortcuts: z.array(z.object({ name: z.string().min(2), url: z.string() })),
});

const meanings = meaningsOf(readFileSync('brands/spark/tokens.css', 'utf8'));

describe.each(brands)('$id', (brand) => {
  const folder = join('brands', brand.id);

  test('passes the same check as `npm run brand -- --check`', async () => {
    const others = brands.filter(({ id }) => id !== brand.id);
    const world = { root: process.cwd(), others, meanings, production: false };
    expect(await checkBrand(resolve(folder), world)).toEqual([]);
  });

  test.each(locales)('has a small share picture in %s of 1200 by 630', async (locale) => {
    const file = readFileSync(join(folder, 'assets', `og-${locale}.png`));
    const { format, width, height } = await sharp(file).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
    expect(file.byteLength).toBeLessThan(300_000);
  });

  test('has a manifest whose icons exist in the stated sizes', async () => {
    const text = manifestOf(brand, brand.locales.default);
    const manifest = manifestSchema.parse(JSON.parse(text));
    expect(manifest).toMatchObject({ name: brand.name, lang: brand.locales.default });
    expect(manifest.icons.map(({ purpose }) => purpose)).toEqual(
      expect.arrayContaining(['any', 'maskable', 'monochrome']),
    );
    for (const { src, sizes } of manifest.icons) {
      const file = join('.', src.replace(`/brands/${brand.id}`, `${folder}/assets`));
      const { width, height } = await sharp(readFileSync(file)).metadata();
      expect(`${String(width)}x${String(height)}`).toBe(sizes);
    }
    expect(manifest.shortcuts.map(({ url }) => url)).toEqual(['/find', '/chats', '/notifications']);
  });
});
