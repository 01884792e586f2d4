/** How dates and numbers are written: day before month in English too, which these brands speak as Ireland does. */
export const REGIONAL = { it: 'it-IT', es: 'es-ES', fr: 'fr-FR', en: 'en-IE' } as const;

/** The language alone of a page's locale. */
export function languageOf(locale: string): keyof typeof REGIONAL {
  return locale.slice(0, 2) as keyof typeof REGIONAL;
}
