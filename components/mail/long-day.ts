import type { MailInput } from '#lib/mail/render-mail.ts';
import { REGIONAL } from '#lib/text/regional.ts';

/** A day in the format of the mail's language and the brand's time zone. `at` is ISO 8601. */
export function longDay(
  { locale, brand }: Pick<MailInput, 'locale' | 'brand'>,
  at: string,
): string {
  const { timezone: timeZone } = brand;
  return new Intl.DateTimeFormat(REGIONAL[locale], { dateStyle: 'long', timeZone }).format(
    new Date(at),
  );
}
