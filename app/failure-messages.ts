import en from '#messages/en/failure.json' with { type: 'json' };
import es from '#messages/es/failure.json' with { type: 'json' };
import fr from '#messages/fr/failure.json' with { type: 'json' };
import it from '#messages/it/failure.json' with { type: 'json' };

const MESSAGES = { it, es, fr, en } as const;
type Known = keyof typeof MESSAGES;

const isKnown = (language: string): language is Known => Object.hasOwn(MESSAGES, language);

/**
 * The messages of the last-resort error page, which has no i18n provider: in the language of the address,
 * else of the browser, else English. Pure.
 */
export function failureMessages(pathname: string, browserLanguage: string) {
  const named = pathname.split('/')[1] ?? '';
  const browserLocale = browserLanguage.slice(0, 2).toLowerCase();
  const locale: Known = [named, browserLocale].find(isKnown) ?? 'en';
  return { locale, ...MESSAGES[locale] };
}
