import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { pageBrand, type BrandParams } from './page-brand.ts';

type Titled = (props: { readonly params: Promise<BrandParams> }) => Promise<Metadata>;

/** The `generateMetadata` of a page whose title comes from its texts. */
export function pageTitle(texts: string): Titled {
  return async ({ params }) => {
    await pageBrand(params);
    const t = await getTranslations(texts);
    return { title: t('title') };
  };
}

/** The same for a page that search engines must not list. */
export function unlistedTitle(texts: string): Titled {
  return async (props) => ({ ...(await pageTitle(texts)(props)), robots: { index: false } });
}
