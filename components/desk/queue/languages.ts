import type { Locale } from '#lib/brands/schema.ts';

/** The languages into which texts are translated, by their names. */
export const LANGUAGES: Readonly<Record<Locale, string>> = {
  it: 'Italian',
  es: 'Spanish',
  fr: 'French',
  en: 'English',
};

export const isLanguage = (value: string | null): value is Locale =>
  value !== null && Object.hasOwn(LANGUAGES, value);
