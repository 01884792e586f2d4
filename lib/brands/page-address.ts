import { brandOrigin } from './links.ts';
import { brands } from './registry.ts';
import type { Brand, BrandId, Locale } from './schema.ts';

/** Pages that say the same on every brand, and so have a counterpart on the brand of another country. */
const SHARED = new Set(['/', '/signup', '/legal/faq', '/legal/features']);

/** The absolute address of a page in a language, as canonical links say it; `path` begins with a slash. */
export function pageAddress(brand: Brand, locale: Locale, path: string): string {
  const prefix = locale === brand.locales.default ? '' : `/${locale}`;
  const rest = path === '/' && prefix !== '' ? '' : path;
  return `${brandOrigin(brand)}${prefix}${rest}`;
}

/** The brands that the house began with, one a country: each stands for the house there. */
const FLAGSHIPS: readonly BrandId[] = ['dolcevita', 'fuego', 'lumiere', 'spark'];

/**
 * Where else the same page stands, by `hreflang`: the brand's other languages, and for pages of the house
 * in a country's own language their counterparts in the other countries. Two brands of one language never
 * name each other: their pages do not replace one another. Every page so named names this one back.
 */
export function alternatesOf(
  brand: Brand,
  locale: Locale,
  path: string,
): Readonly<Record<string, string>> {
  const own = brand.locales.default;
  const languages = Object.fromEntries(
    [own, ...brand.locales.others].map((other) => [other, pageAddress(brand, other, path)]),
  );
  const flagships = brands.filter(({ id }) => FLAGSHIPS.includes(id));
  const hasCounterparts = SHARED.has(path) && locale === own && flagships.includes(brand);
  const countries = (hasCounterparts ? flagships : []).map((other): [string, string] => [
    `${other.locales.default}-${other.country.toUpperCase()}`,
    pageAddress(other, other.locales.default, path),
  ]);
  return {
    ...languages,
    ...Object.fromEntries(countries),
    'x-default': pageAddress(brand, own, path),
  };
}
