import type { PlanVersion } from '../../db/generated/client.ts';
import type { Brand, Locale } from '../../brands/schema.ts';
import { translator } from '../../i18n/translate.ts';
import { decimalIn, formatMoney } from '../../kernel/money.ts';
import { fingerprint } from './fingerprint.ts';
import { longDate } from '../../text/long-date.ts';
import { periodEnd } from '../subscriptions/period.ts';
import { vatCountry, vatRate } from '../ledger/vat.ts';
import { GUARANTEE_DAYS, WITHDRAWAL_DAYS } from '../limits.ts';

/** The text above the order button, exactly as the buyer reads it. Stored with the purchase. */
export type Offer = {
  readonly productId: string;
  readonly version: number;
  readonly kind: string;
  readonly locale: Locale;
  readonly planName: string;
  readonly price: string;
  readonly priceMinor: number;
  readonly currency: string;
  readonly vatCountry: string;
  readonly vatRate: number;
  readonly credits: number;
  readonly bonusCredits: number;
  readonly periodMonths: number | null;
  /** ISO 8601; null for a plan that does not renew. */
  readonly nextChargeAt: string | null;
  readonly descriptor: string;
  readonly termsVersion: number;
  readonly lines: {
    readonly service: string;
    readonly total: string;
    readonly period: string;
    readonly nextCharge: string;
    readonly minimumTerm: string;
    readonly cancellation: string;
    readonly startNow: string;
    /** Only on a first paid order: the full price is refunded on request. */
    readonly guarantee?: string;
  };
  readonly button: string;
};

export type SeenOffer = { readonly offer: Offer; readonly hash: string };

type Terms = {
  readonly plan: PlanVersion;
  readonly planName: string;
  readonly brand: Brand;
  readonly locale: Locale;
  readonly descriptor: string;
  readonly termsVersion: number;
  /** When the first period begins: now, or at the end of a running one. */
  readonly startsAt: Date;
  /** The buyer's country. */
  readonly country: string;
  readonly now: Date;
  /** The order is the member's first paid one. */
  readonly guarantee: boolean;
};

/** The offer as it reads now, and its hash. Pure except for the copy it reads. */
export function offerOf(terms: Terms): SeenOffer {
  const { plan, planName, brand, locale, descriptor, termsVersion, startsAt } = terms;
  const guaranteed = terms.guarantee && plan.priceMinor > 0;
  const say = translator(locale, 'payments.offer');
  const price = formatMoney(plan.priceMinor, plan.currency, locale);
  const country = vatCountry(terms.country, brand.country);
  const rate = vatRate(country, terms.now);
  const months = plan.periodMonths;
  const next = months === null ? null : periodEnd(startsAt, months, 1, brand.timezone);
  const date = next ? longDate(next, brand.timezone, locale) : '';
  const kind = plan.kind;
  const values = {
    brand: brand.name,
    plan: planName,
    price,
    rate: rate / 100,
    months: months ?? 0,
    date,
    credits: plan.credits,
    bonus: plan.bonusCredits,
    total: plan.credits + plan.bonusCredits,
    descriptor,
    withdrawalDays: WITHDRAWAL_DAYS,
  };
  const offer: Offer = {
    productId: plan.productId,
    version: plan.version,
    kind,
    locale,
    planName,
    price: decimalIn(plan.priceMinor, plan.currency),
    priceMinor: plan.priceMinor,
    currency: plan.currency,
    vatCountry: country,
    vatRate: rate,
    credits: plan.credits,
    bonusCredits: plan.bonusCredits,
    periodMonths: months,
    nextChargeAt: next?.toISOString() ?? null,
    descriptor,
    termsVersion,
    lines: {
      service: say(`service_${kind}`, values),
      total: say(`total_${kind}`, values),
      period: say(`period_${kind}`, values),
      nextCharge: say(`next_${kind}`, values),
      minimumTerm: say(`minimum_${kind}`, values),
      cancellation: say(`cancellation_${kind}`, values),
      startNow: say('startNow', values),
      ...(guaranteed && { guarantee: say('guarantee', { days: GUARANTEE_DAYS }) }),
    },
    button: say(kind === 'card_check' ? 'buttonCheck' : 'button'),
  };
  // The hash covers the date shown in the text, not the time of day.
  return { offer, hash: fingerprint({ ...offer, nextChargeAt: date }) };
}
