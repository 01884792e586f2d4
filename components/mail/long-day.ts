import type { MailInput } from '#lib/mail/render-mail.ts';
import { REGIONAL } from '#lib/text/regional.ts';

/** A day as the mail's language writes it, where the brand is at home. `at` is ISO 8601. */
export function longDay(
  { locale, brand }: Pick<MailInput, 'locale' | 'brand'>,
  at: string,
): string {
  const { timezone: timeZone } = brand;
  return new Intl.DateTimeFormat(REGIONAL[locale], { dateStyle: 'long', timeZone }).format(
    new Date(at),
  );
}
