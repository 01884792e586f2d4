import { expect, test } from '@jest/globals';
import { locales, type Locale } from '#lib/brands/schema.ts';
import { copyOf, overlayOf } from './copy.ts';

/**
 * From the columns "never" of messages/README.md: words that have no other meaning in the copy. An account is
 * deactivated, a card saved, a button says one word for another try.
 */
const NEVER: Readonly<Record<Locale, RegExp>> = {
  it: /(?<!\p{L})(?:utent[ei]|rompighiaccio|gettoni?|visualizza|seleziona|account è sospeso|carta non viene conservata|servizio clienti)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:usuari[oa]s?|rompehielos|selecciona|visualiza|reportar|correo electrónico|cuenta está suspendida|comprobamos las opiniones)(?!\p{L})|^(?:intentar de nuevo|volver a intentarlo|probar otra vez)$/iu,
  fr: /(?<!\p{L})(?:utilisateurs?|brise-glace|jetons?|compte est suspendu|carte n’est pas conservée|contrôlons les avis|organisme de règlement|(?:vos|tes|la) lettres?|notre service(?! client))(?!\p{L})/iu,
  en: /(?<!\p{L})(?:users?|icebreakers?|tickets?|e-mails?|tokens?|account is suspended|helpdesk)(?!\p{L})/iu,
};

/** The text of a message without the names of its arguments. */
const withoutArguments = (text: string): string => text.replaceAll(/\{\w+(?=[,}])/g, '{');

test.each(locales)('the copy in %s uses no word that its glossary rules out', (locale) => {
  const used = [...copyOf(locale), ...overlayOf(locale)].filter(([, text]) =>
    NEVER[locale].test(withoutArguments(text)),
  );
  expect(used).toEqual([]);
});
