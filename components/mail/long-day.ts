import type { MailInput } from '#lib/mail/render-mail.ts';
import { longDate } from '#lib/text/long-date.ts';

type Reader = Pick<MailInput, 'locale' | 'brand'>;

/** A day in the format of the mail's language and the brand's time zone. `at` is ISO 8601. */
export function longDay({ locale, brand }: Reader, at: string): string {
  return longDate(new Date(at), brand.timezone, locale);
}

/** As `longDay`, with the time to the minute. */
export function longMoment({ locale, brand }: Reader, at: string): string {
  return longDate(new Date(at), brand.timezone, locale, 'moment');
}
