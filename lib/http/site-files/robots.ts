import { brandOrigin } from '../../brands/links.ts';
import type { Brand } from '../../brands/schema.ts';

/** Of a host that is no brand's: nobody is to list it. */
const DISALLOW_ALL = 'User-agent: *\nDisallow: /\n';

/** What search engines may read. What is not listed says so itself, and could not if it were not read. */
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
