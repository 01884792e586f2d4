import { knownLocale, type Brand, type Locale } from '../brands/schema.ts';

/**
 * The language of a legal page: the one asked for where the brand speaks it, else English; without a
 * wish, the brand's own.
 */
export function chooseLanguage(brand: Brand, asked: string | undefined): Locale {
  if (asked === undefined || asked === '') return brand.locales.default;
  const [short = ''] = asked.toLowerCase().split(/[-_]/);
  return knownLocale(short) ?? 'en';
}
