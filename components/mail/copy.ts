import { createTranslator } from 'use-intl/core';
import type { Locale } from '#lib/brands/schema.ts';
import en from '#messages/en/mail.json' with { type: 'json' };
import enPhotos from '#messages/en/photos.json' with { type: 'json' };
import es from '#messages/es/mail.json' with { type: 'json' };
import esPhotos from '#messages/es/photos.json' with { type: 'json' };
import fr from '#messages/fr/mail.json' with { type: 'json' };
import frPhotos from '#messages/fr/photos.json' with { type: 'json' };
import it from '#messages/it/mail.json' with { type: 'json' };
import itPhotos from '#messages/it/photos.json' with { type: 'json' };

/** A refusal is said with the words of the page that shows it. */
const words = (mail: typeof it, photos: typeof itPhotos) => ({
  ...mail,
  photoReasons: photos.reasons,
});

const copy: Readonly<Record<Locale, ReturnType<typeof words>>> = {
  it: words(it, itPhotos),
  es: words(es, esPhotos),
  fr: words(fr, frPhotos),
  en: words(en, enPhotos),
};

export function mailCopy(locale: Locale) {
  return createTranslator({ locale, messages: copy[locale] });
}

export type Copy = ReturnType<typeof mailCopy>;
