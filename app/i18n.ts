import { getRequestConfig } from 'next-intl/server';
import { knownLocale } from '#lib/brands/schema.ts';
import { compiledMessages } from '#lib/i18n/messages.ts';
import { REGIONAL } from '#lib/text/regional.ts';
import { requestBrand } from './request-brand.ts';

/** Locale and brand are the page's route parameters; headers are not read, so pages can be prerendered. */
// oxlint-disable-next-line typescript/no-deprecated -- its successor, next/root-params, is experimental in this line of Next
export default getRequestConfig(async ({ requestLocale }) => {
  const asked = await requestLocale;
  const locale = knownLocale(asked) ?? 'en';
  // Formats follow the region; the choice of messages follows the language.
  const region = REGIONAL[locale];
  return {
    locale: region,
    messages: compiledMessages(locale, requestBrand()) as never,
    timeZone: 'UTC',
  };
});
