import type { Locale } from '#lib/brands/schema.ts';

/** What an operator calls each language. */
export const LANGUAGES: Readonly<Record<Locale, string>> = {
  it: 'Italian',
  es: 'Spanish',
  fr: 'French',
  en: 'English',
};
