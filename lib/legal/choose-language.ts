import { knownLocale, type Brand, type Locale } from '../brands/schema.ts';

/**
 * The language of a legal page: the requested one if it is supported, else English; without a request, the
 * brand's default.
 */
export function chooseLanguage(brand: Brand, asked: string | undefined): Locale {
  if (asked === undefined || asked === '') return brand.locales.default;
  const [short = ''] = asked.toLowerCase().split(/[-_]/);
  return knownLocale(short) ?? 'en';
}
