import type { Locale } from '../../../lib/brands/schema.ts';
import type { DatingIntent } from '../../../lib/db/generated/enums.ts';
import {
  Interest,
  type Children,
  type Drinking,
  type Language,
  type Smoking,
} from '../../../lib/db/generated/enums.ts';
import type { Random } from './random.ts';

/** What the texts of a profile say, which its choices may not contradict. */
export type Said = {
  readonly age: number;
  readonly topics: ReadonlySet<string>;
  readonly lookingFor: string;
  readonly intent: DatingIntent | null;
};

export type Choices = {
  readonly datingIntent: DatingIntent;
  readonly interests: readonly Interest[];
  readonly spokenLanguages: readonly Language[];
  readonly children: Children | null;
  readonly smoking: Smoking | null;
  readonly drinking: Drinking | null;
};

const SPORTS = [
  'cycling',
  'dancing',
  'football',
  'gym',
  'hiking',
  'running',
  'skiing',
  'swimming',
  'tennis',
  'yoga',
] as const;

/** The interest that all sentences on a topic show. */
const SHOWN: Readonly<Record<string, Interest>> = {
  '@craft': 'crafts',
  '@film': 'cinema',
  '@games': 'board_games',
  '@help': 'volunteering',
  '@mountain': 'mountains',
  '@music': 'concerts',
  '@paint': 'painting',
  '@pet': 'animals',
  '@photo': 'photography',
  '@plants': 'gardening',
  '@read': 'reading',
  '@sea': 'beach',
  '@travel': 'travel',
};

/** Interests that some sentence on a topic denies. */
const DENIED: Readonly<Record<string, readonly Interest[]>> = {
  '@car': ['cars', 'motorbikes', 'road_trips'],
  '@food': ['cooking'],
  '@mountain': ['skiing'],
  '@sea': ['sailing', 'swimming'],
  '@sport': SPORTS,
};

/** Until which age an interest is given to people. */
const UNTIL: Readonly<Partial<Record<Interest, number>>> = {
  camping: 66,
  fashion: 60,
  football: 58,
  gym: 66,
  motorbikes: 64,
  running: 62,
  skiing: 64,
  video_games: 46,
};

/** Languages that people of a country speak besides its own, the most frequent ones several times. */
const FOREIGN: Readonly<Record<Locale, readonly Language[]>> = {
  it: ['en', 'en', 'en', 'fr', 'es', 'de'],
  es: ['en', 'en', 'en', 'fr', 'pt', 'it'],
  fr: ['en', 'en', 'en', 'es', 'de', 'it'],
  en: ['fr', 'fr', 'es', 'de', 'it', 'pl'],
};

const RATHER_SERIOUS = ['serious', 'serious', 'see_what_happens'] as const;
const ANY_INTENT = [...RATHER_SERIOUS, 'friendship', 'chat'] as const;

const YOUNGER = ['want', 'want', 'unsure', 'do_not_want', null, null] as const;
const OLDER = ['have', 'have', 'do_not_want', null] as const;
const SMOKING = ['no', 'no', 'no', 'sometimes', 'quitting', null] as const;
const DRINKING = ['socially', 'socially', 'rarely', 'no', null] as const;

function intentOf(random: Random, { intent, lookingFor, topics }: Said): DatingIntent {
  const seeksLove = lookingFor !== '' || topics.has('@love');
  return intent ?? random.pick(seeksLove ? RATHER_SERIOUS : ANY_INTENT);
}

function interestsOf(random: Random, { age, topics }: Said): readonly Interest[] {
  const shown = [...topics].flatMap((topic) => SHOWN[topic] ?? []);
  const denied = [...topics].flatMap((topic) => DENIED[topic] ?? []);
  const interests = new Set(shown);
  const others = Object.values(Interest).filter(
    (one) => !denied.includes(one) && age <= (UNTIL[one] ?? age),
  );
  const count = random.between(3, 6);
  while (interests.size < count) interests.add(random.pick(others));
  return [...interests].toSorted();
}

function languagesOf(random: Random, locale: Locale, { age }: Said): readonly Language[] {
  const foreign = FOREIGN[locale];
  const more = random.chance(age < 45 ? 0.7 : 0.4) ? [random.pick(foreign)] : [];
  if (more.length > 0 && random.chance(0.25)) more.push(random.pick(foreign));
  return [...new Set<Language>([locale, ...more])];
}

/** What a person chose from lists, as it fits what they say. */
export function choicesOf(random: Random, locale: Locale, said: Said): Choices {
  return {
    datingIntent: intentOf(random, said),
    interests: interestsOf(random, said),
    spokenLanguages: languagesOf(random, locale, said),
    children: said.topics.has('@kids') ? 'have' : random.pick(said.age < 45 ? YOUNGER : OLDER),
    smoking: random.pick(SMOKING),
    drinking: random.pick(DRINKING),
  };
}
