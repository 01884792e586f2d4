import { DateTime } from 'luxon';
import { languageOf, REGIONAL } from '../text/regional.ts';

export function longDate(at: Date, zone: string, locale: string, withTime = false): string {
  return DateTime.fromJSDate(at, { zone })
    .setLocale(REGIONAL[languageOf(locale)])
    .toLocaleString(withTime ? DateTime.DATETIME_MED : DateTime.DATE_FULL);
}
