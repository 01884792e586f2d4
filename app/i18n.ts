import { getRequestConfig } from 'next-intl/server';
import { locales } from '#lib/brands/schema.ts';
import { messagesOf } from '#lib/i18n/messages.ts';

/** The locale is the page's route parameter; headers are not looked at, so pages can be prerendered. */
// eslint-disable-next-line @typescript-eslint/no-deprecated -- its successor, next/root-params, is experimental in this line of Next
export default getRequestConfig(async ({ requestLocale }) => {
  const asked = await requestLocale;
  const locale = locales.find((known) => known === asked) ?? 'en';
  return { locale, messages: messagesOf(locale) as never, timeZone: 'UTC' };
});
