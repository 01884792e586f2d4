import { languageOf, REGIONAL } from './regional.ts';

const STYLES = {
  /** 21 November 2026 */
  day: { dateStyle: 'long' },
  /** 21 November 2026 at 14:05 */
  moment: { dateStyle: 'long', timeStyle: 'short' },
  /** 21 Nov 2026, 14:05 */
  'short moment': {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  },
} as const;

/** A date as documents and mails show it: in the regional format of the language and in the time zone. */
export function longDate(
  at: Date,
  timeZone: string,
  locale: string,
  style: keyof typeof STYLES = 'day',
): string {
  const format = { ...STYLES[style], timeZone };
  return new Intl.DateTimeFormat(REGIONAL[languageOf(locale)], format).format(at);
}
