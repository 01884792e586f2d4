import { brandOrigin } from '../../brands/links.ts';
import type { Brand } from '../../brands/schema.ts';

/** For hosts without a brand: must not be indexed. */
const DISALLOW_ALL = 'User-agent: *\nDisallow: /\n';

/**
 * What search engines may read. Pages that must not be listed say so with noindex, which only works if they
 * may be read.
 */
export function robotsOf(brand: Brand | undefined): string {
  if (!brand) return DISALLOW_ALL;
  return [
    'User-agent: *',
    'Allow: /',
    'Disallow: /api/',
    '',
    `Sitemap: ${brandOrigin(brand)}/sitemap.xml`,
    '',
  ].join('\n');
}
