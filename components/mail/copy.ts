import { createTranslator } from 'use-intl/core';
import type { Locale } from '#lib/brands/schema.ts';
import { overlaid } from '#lib/i18n/message-tree.ts';
import en from '#messages/en/mail.json' with { type: 'json' };
import enNotices from '#messages/en/notices.json' with { type: 'json' };
import enPhotos from '#messages/en/photos.json' with { type: 'json' };
import enReviews from '#messages/en/reviews.json' with { type: 'json' };
import es from '#messages/es/mail.json' with { type: 'json' };
import esNotices from '#messages/es/notices.json' with { type: 'json' };
import esPhotos from '#messages/es/photos.json' with { type: 'json' };
import esReviews from '#messages/es/reviews.json' with { type: 'json' };
import fr from '#messages/fr/mail.json' with { type: 'json' };
import frInformal from '#messages/fr/informal/mail.json' with { type: 'json' };
import frNotices from '#messages/fr/notices.json' with { type: 'json' };
import frPhotos from '#messages/fr/photos.json' with { type: 'json' };
import frReviews from '#messages/fr/reviews.json' with { type: 'json' };
import it from '#messages/it/mail.json' with { type: 'json' };
import itNotices from '#messages/it/notices.json' with { type: 'json' };
import itPhotos from '#messages/it/photos.json' with { type: 'json' };
import itReviews from '#messages/it/reviews.json' with { type: 'json' };

/** The reasons of a refusal use the copy of the page that shows it, and counts the copy of all notices. */
const messagesFrom = (
  mail: typeof it,
  photos: typeof itPhotos,
  notices: typeof itNotices,
  reviews: typeof itReviews,
) => ({
  ...mail,
  photoReasons: photos.reasons,
  voiceReasons: photos.voiceReasons,
  noticeParts: notices.parts,
  reviewReasons: reviews.reasons,
});

const copy: Readonly<Record<Locale, ReturnType<typeof messagesFrom>>> = {
  it: messagesFrom(it, itPhotos, itNotices, itReviews),
  es: messagesFrom(es, esPhotos, esNotices, esReviews),
  fr: messagesFrom(fr, frPhotos, frNotices, frReviews),
  en: messagesFrom(en, enPhotos, enNotices, enReviews),
};

/** French for the brands that address members as "tu". */
const informalFrench = overlaid(copy.fr, {
  ...frInformal,
}) as typeof copy.fr;

export function mailCopy(locale: Locale, address: 'formal' | 'informal') {
  const informal = locale === 'fr' && address === 'informal';
  return createTranslator({ locale, messages: informal ? informalFrench : copy[locale] });
}

export type Copy = ReturnType<typeof mailCopy>;
