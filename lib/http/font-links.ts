import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fontPreloadHeader } from '../brands/font-preload.ts';
import type { Brand } from '../brands/schema.ts';
import { singleton } from '../kernel/singleton.ts';

const MEDIA = join(process.cwd(), '.next/static/media');

/** The Link header that preloads a brand's fonts with its page; '' in development, where file names are not fixed. */
export function fontLinks(brand: Brand): string {
  return singleton(`font-links.${brand.id}`, () =>
    existsSync(MEDIA) ? fontPreloadHeader(brand, readdirSync(MEDIA)) : '',
  );
}
