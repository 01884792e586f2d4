import { DateTime } from 'luxon';

/** English here is that of Ireland: the bare language would write dates the American way. */
export function longDate(at: Date, zone: string, locale: string, withTime = false): string {
  return DateTime.fromJSDate(at, { zone })
    .setLocale(locale === 'en' ? 'en-IE' : locale)
    .toLocaleString(withTime ? DateTime.DATETIME_MED : DateTime.DATE_FULL);
}
