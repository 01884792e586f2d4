import { useLocale } from 'next-intl';

/** The names of languages in the page's language. */
export function useLanguageName(): (code: string) => string {
  const names = new Intl.DisplayNames(useLocale(), { type: 'language' });
  return (code) => names.of(code) ?? code;
}
