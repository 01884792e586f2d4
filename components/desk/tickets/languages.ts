import type { Locale } from '#lib/brands/schema.ts';

/** English names of the languages. */
export const LANGUAGES: Readonly<Record<Locale, string>> = {
  it: 'Italian',
  es: 'Spanish',
  fr: 'French',
  en: 'English',
};
