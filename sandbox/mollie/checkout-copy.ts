import { en } from './copy/en.ts';
import { es } from './copy/es.ts';
import { fr } from './copy/fr.ts';
import { it } from './copy/it.ts';
import type { CheckoutCopy } from './copy/type.ts';

const COPY: Readonly<Record<string, CheckoutCopy>> = { en, es, fr, it };

/** The copy and language for a payment's locale such as `it_IT`; English if there is no translation. */
export function checkoutCopy(locale: string | null | undefined): {
  readonly lang: string;
  readonly copy: CheckoutCopy;
} {
  const lang = (locale ?? 'en').slice(0, 2).toLowerCase();
  const copy = COPY[lang];
  return copy ? { lang, copy } : { lang: 'en', copy: en };
}
