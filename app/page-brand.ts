import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import { brandById } from '#lib/brands/registry.ts';
import { knownLocale, type Brand, type Locale } from '#lib/brands/schema.ts';
import { setRequestBrand } from './request-brand.ts';

export type BrandParams = { readonly brand: string; readonly locale: string };

/** The brand and locale of a page's address, with the prefix its links need; sets the brand whose messages are used. */
export async function pageBrand(
  params: Promise<BrandParams>,
): Promise<{ brand: Brand; locale: Locale; prefix: string }> {
  const given = await params;
  const brand = brandById(given.brand);
  const locale = knownLocale(given.locale);
  if (!brand || !locale) notFound();
  // oxlint-disable-next-line typescript/no-deprecated -- its successor, next/root-params, is experimental in this line of Next
  setRequestLocale(locale);
  setRequestBrand(brand.id);
  return { brand, locale, prefix: locale === brand.locales.default ? '' : `/${locale}` };
}
