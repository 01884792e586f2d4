import { alternatesOf, pageAddress } from '../../brands/page-address.ts';
import type { Brand } from '../../brands/schema.ts';
import { publishedDates } from '../../legal/published-dates.ts';
import { listedPages, type ListedPage } from './listed-pages.ts';

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

function entries(brand: Brand, page: ListedPage, published: ReadonlyMap<string, Date>): string[] {
  return [brand.locales.default, ...brand.locales.others].map((locale) => {
    const links = Object.entries(alternatesOf(brand, locale, page.path)).map(
      ([language, address]) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(address)}"/>`,
    );
    // A modification date is known only for legal texts.
    const changed = page.text && published.get(`${page.text} ${locale}`);
    return [
      `<url><loc>${escapeXml(pageAddress(brand, locale, page.path))}</loc>`,
      ...(changed ? [`<lastmod>${changed.toISOString()}</lastmod>`] : []),
      ...links,
      '</url>',
    ].join('');
  });
}

/** Every page of a brand that search engines may list, in each language, with its alternates. */
export async function sitemapOf(brand: Brand): Promise<string> {
  const published = await publishedDates(brand);
  const urls = listedPages.flatMap((page) => entries(brand, page, published));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
