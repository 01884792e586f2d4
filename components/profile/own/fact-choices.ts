import type {
  Children,
  DatingIntent,
  Drinking,
  Language,
  Smoking,
} from '#lib/db/generated/enums.ts';

// Every value of the contract: a missing one does not compile.
const OFFERED_INTENTS: Readonly<Record<DatingIntent, true>> = {
  serious: true,
  see_what_happens: true,
  friendship: true,
  chat: true,
};
const OFFERED_LANGUAGES: Readonly<Record<Language, true>> = {
  ar: true,
  de: true,
  el: true,
  en: true,
  es: true,
  fr: true,
  it: true,
  nl: true,
  pl: true,
  pt: true,
  ro: true,
  ru: true,
  sq: true,
  tr: true,
  uk: true,
  zh: true,
};
const OFFERED_CHILDREN: Readonly<Record<Children, true>> = {
  have: true,
  have_and_want_more: true,
  want: true,
  unsure: true,
  do_not_want: true,
};
const OFFERED_SMOKING: Readonly<Record<Smoking, true>> = {
  no: true,
  sometimes: true,
  regularly: true,
  quitting: true,
};
const OFFERED_DRINKING: Readonly<Record<Drinking, true>> = {
  no: true,
  rarely: true,
  socially: true,
  often: true,
};

export const INTENTS = Object.keys(OFFERED_INTENTS) as readonly DatingIntent[];
export const LANGUAGES = Object.keys(OFFERED_LANGUAGES) as readonly Language[];
export const CHILDREN = Object.keys(OFFERED_CHILDREN) as readonly Children[];
export const SMOKING = Object.keys(OFFERED_SMOKING) as readonly Smoking[];
export const DRINKING = Object.keys(OFFERED_DRINKING) as readonly Drinking[];
