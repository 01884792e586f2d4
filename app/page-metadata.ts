import type { Metadata } from 'next';
import { connection } from 'next/server';
import { getTranslations } from 'next-intl/server';
import { alternatesOf, pageAddress } from '#lib/brands/page-address.ts';
import type { Brand, Locale } from '#lib/brands/schema.ts';
import { documentTitle } from './document-title.ts';
import { pageBrand, type BrandParams } from './page-brand.ts';

/** Languages as Open Graph names them; English is that of Ireland, where the company operates it. */
const OPEN_GRAPH: Readonly<Record<Locale, string>> = {
  it: 'it_IT',
  es: 'es_ES',
  fr: 'fr_FR',
  en: 'en_IE',
};

type Where = { readonly brand: Brand; readonly locale: Locale };

interface ListedPage {
  /** The page's path without the language prefix. */
  path: string;
  title: string;
  description: string;
}

/** The metadata of a page that search engines may list: title, description, canonical address and link preview. */
export async function listedMetadata(
  { brand, locale }: Where,
  { path, title, description }: ListedPage,
): Promise<Metadata> {
  // Addresses depend on where it runs, not on where it was built; the page cache renders it once.
  await connection();
  const t = await getTranslations('brand');
  const url = pageAddress(brand, locale, path);
  const others = brand.locales.others.filter((other) => other !== locale);
  const image = {
    url: `/brands/${brand.id}/og-${locale}.png`,
    width: 1200,
    height: 630,
    type: 'image/png',
    alt: `${brand.name}: ${t('headline')}`,
  };
  const card = { title, description, images: [image] };
  return {
    title: documentTitle(brand.name, title),
    description,
    alternates: { canonical: url, languages: alternatesOf(brand, locale, path) },
    openGraph: {
      ...card,
      url,
      type: 'website',
      siteName: brand.name,
      locale: OPEN_GRAPH[locale],
      alternateLocale: others.map((other) => OPEN_GRAPH[other]),
    },
    twitter: { ...card, card: 'summary_large_image' },
  };
}

type PageMetadata = (props: { readonly params: Promise<BrandParams> }) => Promise<Metadata>;

/** The `generateMetadata` of a listed page: its title comes from its texts, its description from `listing`. */
export function listedPage(path: string, texts: string, description: string): PageMetadata {
  return async ({ params }) => {
    const where = await pageBrand(params);
    const [t, listing] = await Promise.all([getTranslations(texts), getTranslations('listing')]);
    return listedMetadata(where, {
      path,
      title: t('title'),
      description: listing(description, { brand: where.brand.name }),
    });
  };
}
