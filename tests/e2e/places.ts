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
  serra: {
    ...{ locale: 'it', typed: 'tori', city: 'Torino', greeting: 'Ciao!' },
    buys: { nth: 1, credits: 660, renews: true },
  },
  capolinea: {
    ...{ locale: 'it', typed: 'mila', city: 'Milano', greeting: 'Ciao!' },
    buys: { nth: 4, credits: 165, renews: false },
  },
  vermut: {
    ...{ locale: 'es', typed: 'zara', city: 'Zaragoza', greeting: '¡Hola!' },
    buys: { nth: 3, credits: 50, renews: false },
  },
  verbena: {
    ...{ locale: 'es', typed: 'vale', city: 'Valencia', greeting: '¡Hola!' },
    buys: { nth: 1, credits: 660, renews: true },
  },
  phare: {
    ...{ locale: 'fr', typed: 'bres', city: 'Brest', greeting: 'Bonjour !' },
    buys: { nth: 4, credits: 165, renews: false },
  },
  bside: {
    ...{ locale: 'en', typed: 'gal', city: 'Galway', greeting: 'Hello!' },
    buys: { nth: 3, credits: 50, renews: false },
  },
} as const satisfies Readonly<Record<string, Newcomer>>;

export type BrandName = keyof typeof newcomers;

/** One brand of each language: on these every page is walked through. */
export const brandNames = [
  'dolcevita',
  'fuego',
  'lumiere',
  'spark',
] as const satisfies readonly BrandName[];

/** The others, which differ from those by their folder alone; ten-brands.spec.ts looks at that. */
export const otherBrands = (Object.keys(newcomers) as BrandName[]).filter(
  (name) => !brandNames.some((known) => known === name),
);

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
