import type { Children, DatingIntent, Interest, Language, Smoking } from '../db/generated/enums.ts';

type Bits<Value extends string> = Readonly<Record<Value, number>>;

// What a search filters by fits into two numbers of a listing, which its indexes include: no filter reads another
// table, and an entry of the index stays small. A value keeps its bit for good, since stored listings contain it.

/** Bits of `profile_listings.trait_bits`. */
export const INTENT_BITS: Bits<DatingIntent> = {
  serious: 0,
  see_what_happens: 1,
  friendship: 2,
  chat: 3,
};
export const CHILDREN_BITS: Bits<Children> = {
  have: 4,
  have_and_want_more: 5,
  want: 6,
  unsure: 7,
  do_not_want: 8,
};
export const SMOKING_BITS: Bits<Smoking> = { no: 9, sometimes: 10, regularly: 11, quitting: 12 };
export const SEVERAL_PHOTOS_BIT = 13;
export const LANGUAGE_BITS: Bits<Language> = {
  ar: 14,
  de: 15,
  el: 16,
  en: 17,
  es: 18,
  fr: 19,
  it: 20,
  nl: 21,
  pl: 22,
  pt: 23,
  ro: 24,
  ru: 25,
  sq: 26,
  tr: 27,
  uk: 28,
  zh: 29,
};

export const PHOTO_CHECKED_BIT = 30;

/** Bits of `profile_listings.interest_bits`. */
export const INTEREST_BITS: Bits<Interest> = {
  animals: 0,
  beach: 1,
  board_games: 2,
  camping: 3,
  cars: 4,
  cinema: 5,
  coffee: 6,
  concerts: 7,
  cooking: 8,
  crafts: 9,
  cycling: 10,
  dancing: 11,
  fashion: 12,
  flea_markets: 13,
  football: 14,
  gardening: 15,
  gym: 16,
  hiking: 17,
  history: 18,
  languages: 19,
  motorbikes: 20,
  mountains: 21,
  museums: 22,
  music: 23,
  painting: 24,
  photography: 25,
  reading: 26,
  restaurants: 27,
  road_trips: 28,
  running: 29,
  sailing: 30,
  science: 31,
  series: 32,
  singing: 33,
  skiing: 34,
  swimming: 35,
  tennis: 36,
  theatre: 37,
  travel: 38,
  video_games: 39,
  volunteering: 40,
  wine: 41,
  writing: 42,
  yoga: 43,
};

/** The number with the bits of some values. */
export function maskOf<Value extends string>(values: readonly Value[], bits: Bits<Value>): number {
  return [...new Set(values)].reduce((mask, value) => mask + 2 ** bits[value], 0);
}
