import type { Locale } from '../../lib/brands/schema.ts';

type Newcomer = {
  readonly locale: Locale;
  /** Where they live: as they would type it and as the list shows it. */
  readonly typed: string;
  readonly city: string;
  readonly greeting: string;
  /** What they buy: its place in the list, all its credits, and whether it renews. */
  readonly buys: { readonly nth: number; readonly credits: number; readonly renews: boolean };
};

/** Who signs up where. Brands, sizes and purchases are combined so that each comes up at least once. */
export const newcomers = {
  dolcevita: {
    ...{ locale: 'it', typed: 'bolo', city: 'Bologna', greeting: 'Ciao!' },
    buys: { nth: 1, credits: 660, renews: true },
  },
  fuego: {
    ...{ locale: 'es', typed: 'sevi', city: 'Sevilla', greeting: '¡Hola!' },
    buys: { nth: 4, credits: 165, renews: false },
  },
  lumiere: {
    ...{ locale: 'fr', typed: 'lyo', city: 'Lyon', greeting: 'Bonjour !' },
    buys: { nth: 3, credits: 50, renews: false },
  },
  spark: {
    ...{ locale: 'en', typed: 'cor', city: 'Cork', greeting: 'Hello!' },
    buys: { nth: 2, credits: 2_880, renews: true },
  },
} as const satisfies Readonly<Record<string, Newcomer>>;

export type BrandName = keyof typeof newcomers;

export const brandNames = Object.keys(newcomers) as readonly BrandName[];

type ByScreen = { readonly phone?: BrandName; readonly desktop?: BrandName };

/** A brand on both screens, or the brand that each screen has. */
export type Where = BrandName | ByScreen;

export function brandOn(where: Where, screen: string): BrandName | undefined {
  if (typeof where === 'string') return where;
  return screen === 'phone' ? where.phone : where.desktop;
}

const PHONES: readonly BrandName[] = ['dolcevita', 'lumiere'];

/** Pairwise: each brand once, two of them on each screen; the full product with TEST_ALL=1. */
export function onItsScreen(brand: BrandName): Where {
  if (process.env['TEST_ALL'] === '1') return brand;
  return PHONES.includes(brand) ? { phone: brand } : { desktop: brand };
}
