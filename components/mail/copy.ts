import { createTranslator } from 'use-intl/core';
import type { Locale } from '#lib/brands/schema.ts';
import en from '#messages/en/mail.json' with { type: 'json' };
import es from '#messages/es/mail.json' with { type: 'json' };
import fr from '#messages/fr/mail.json' with { type: 'json' };
import it from '#messages/it/mail.json' with { type: 'json' };

const copy: Readonly<Record<Locale, typeof it>> = { it, es, fr, en };

export function mailCopy(locale: Locale) {
  return createTranslator({ locale, messages: copy[locale] });
}

export type Copy = ReturnType<typeof mailCopy>;
