/** Day before month in English too: the brand is read in Ireland. */
export const REGIONAL = { it: 'it-IT', es: 'es-ES', fr: 'fr-FR', en: 'en-IE' } as const;
