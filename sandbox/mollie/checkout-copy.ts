import type { Ending, FailureName } from './endings.ts';
import { en } from './copy/en.ts';
import { es } from './copy/es.ts';
import { fr } from './copy/fr.ts';
import { it } from './copy/it.ts';

export interface CheckoutCopy {
  readonly title: string;
  readonly legend: string;
  /** Label of an ending, and a description of its effect. */
  readonly ending: Readonly<Record<Ending, readonly [label: string, hint: string]>>;
  readonly why: string;
  readonly reason: Readonly<Record<FailureName, string>>;
  readonly renewalConsent: string;
  readonly go: string;
  readonly note: string;
}

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
