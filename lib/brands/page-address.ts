import { brandOrigin } from './links.ts';
import { brands } from './registry.ts';
import type { Brand, BrandId, Locale } from './schema.ts';

/** Pages with the same content on every brand; each has a counterpart on the flagship brands of other countries. */
const SHARED = new Set(['/', '/signup', '/legal/faq', '/legal/features']);

/** The absolute address of a page in a language, as used in canonical links; `path` begins with a slash. */
export function pageAddress(brand: Brand, locale: Locale, path: string): string {
  const prefix = locale === brand.locales.default ? '' : `/${locale}`;
  const rest = path === '/' && prefix !== '' ? '' : path;
  return `${brandOrigin(brand)}${prefix}${rest}`;
}

/** The first brand of each country: it represents the service in `hreflang` links between countries. */
const FLAGSHIPS: readonly BrandId[] = ['dolcevita', 'fuego', 'lumiere', 'spark'];

/**
 * Alternative addresses of a page by `hreflang`: the brand's other languages and, for shared pages of a
 * flagship brand in its default language, the counterparts in the other countries. Two brands of one language
 * never link to each other, because their pages do not replace one another. The links are reciprocal: every
 * listed page lists this one.
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
