import { brandById } from '#lib/brands/registry.ts';
import type { BrandId } from '#lib/brands/brand-ids.ts';
import type { Locale } from '#lib/brands/schema.ts';
import type { Offer } from '#lib/payments/offers/offer.ts';
import type { PresentedPlan } from '#lib/payments/offers/plan-schema.ts';
import { sayIn } from '#tests/component/support/copy.ts';

/** One brand of each language. */
export const BRANDS = [
  'dolcevita',
  'fuego',
  'lumiere',
  'spark',
] as const satisfies readonly BrandId[];

export type TestBrand = (typeof BRANDS)[number];

/** The brands in rotation, so that a table of cases covers all four languages. */
export function brandAt(index: number): TestBrand {
  return BRANDS[index % BRANDS.length] ?? 'spark';
}

export function localeOf(brand: BrandId): Locale {
  return brandById(brand)?.locales.default ?? 'en';
}

/** An amount in euro as the pages of a brand format it, with plain spaces. */
export function euro(minor: number, brand: BrandId): string {
  return new Intl.NumberFormat(localeOf(brand), { style: 'currency', currency: 'EUR' })
    .format(minor / 100)
    .replace(/\s/g, ' ');
}

/** A pack of 50 credits for 9.90 as the payment page receives it. */
export function packOffer(brand: BrandId, change: Partial<Offer> = {}): Offer {
  const locale = localeOf(brand);
  const say = sayIn(locale, brand);
  return {
    productId: 'pack_50',
    version: 1,
    kind: 'pack',
    locale,
    planName: '50',
    price: '9.90',
    priceMinor: 990,
    currency: 'EUR',
    vatCountry: 'it',
    vatRate: 2_200,
    credits: 50,
    bonusCredits: 0,
    periodMonths: null,
    nextChargeAt: null,
    descriptor: 'AMARENA PACK',
    termsVersion: 1,
    lines: {
      service: 'service line',
      total: 'total line',
      period: 'period line',
      nextCharge: 'next charge line',
      minimumTerm: 'minimum term line',
      cancellation: 'cancellation line',
      startNow: say('payments.offer.startNow'),
    },
    button: say('payments.offer.button'),
    ...change,
  };
}

/** The free card check as the payment page receives it. */
export function checkOffer(brand: BrandId): Offer {
  return packOffer(brand, {
    productId: 'card_check',
    kind: 'card_check',
    price: '0.00',
    priceMinor: 0,
    credits: 0,
    button: sayIn(localeOf(brand), brand)('payments.offer.buttonCheck'),
  });
}

/** A one-month plan as the page of plans receives it. */
export function plan(productId: string, change: Partial<PresentedPlan> = {}): PresentedPlan {
  return {
    productId,
    planName: productId,
    kind: 'subscription',
    badge: null,
    description: null,
    descriptionColor: null,
    suggestion: null,
    suggestionColor: null,
    oldPrice: null,
    price: '24.90',
    priceMinor: 2_490,
    totalPrice: '24.90',
    priceDescription: null,
    visible: true,
    spacingBottom: false,
    firstSelling: false,
    premiumLevel: 2,
    credits: 200,
    bonusCredits: 0,
    periodMonths: 1,
    currency: 'EUR',
    ...change,
  };
}
