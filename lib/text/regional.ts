/** Locales for dates and numbers: English uses the Irish format, with the day before the month. */
export const REGIONAL = { it: 'it-IT', es: 'es-ES', fr: 'fr-FR', en: 'en-IE' } as const;

/** The language code of a page's locale. */
export function languageOf(locale: string): keyof typeof REGIONAL {
  return locale.slice(0, 2) as keyof typeof REGIONAL;
}
