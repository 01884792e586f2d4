import type { Locale } from '../../../lib/brands/schema.ts';
import type { SoughtGender } from '../../../lib/identity/gender.ts';
import { promptColumns, type ProfilePrompt } from '../../../lib/identity/profile-prompts.ts';
import type { HairTone, PortraitGender } from '../../../lib/media/portraits/traits.ts';
import type { Answerer } from './answerer.ts';
import { choicesOf, type Choices } from './choices.ts';
import type { Narrator } from './narrator.ts';
import { randomOf, type Random } from './random.ts';
import type { WorldCopy } from './world-copy.ts';

export type Person = Choices & {
  readonly screenName: string;
  readonly gender: PortraitGender;
  readonly seeking: SoughtGender;
  readonly age: number;
  readonly about: string;
  readonly lookingFor: string;
  readonly prompts: readonly ProfilePrompt[];
  readonly hairColor: HairTone;
  readonly heightCm: number;
  readonly weightKg: number;
};

const INITIALS = 'ABCDEFGLMPRSTV';
/** People of this age and older bear the names of the generation before. */
const OLDER = 42;

const HAIR = [
  'black',
  'black',
  'brown',
  'brown',
  'brown',
  'brown',
  'dark_blond',
  'dark_blond',
  'blond',
  'red',
  'coloured',
] as const;

export type Describe = {
  readonly copy: WorldCopy;
  readonly locale: Locale;
  readonly narrate: Narrator;
  readonly answer: Answerer;
};

/** A plausible description, written by the narrator of the language; the same seed gives the same one. */
export function describePerson(
  random: Random,
  { copy, locale, narrate, answer, seed }: Describe & { readonly seed: string },
  gender: PortraitGender,
  seeking: SoughtGender,
): Person {
  const heightCm = gender === 'woman' ? random.between(155, 178) : random.between(167, 192);
  // The mean of two random numbers favours the middle.
  const age = 21 + Math.floor((random.between(0, 48) + random.between(0, 48)) / 2);
  const names = gender === 'woman' ? copy.women : copy.men;
  const name = screenName(random, random.pick(age < OLDER ? names.younger : names.older));
  const { about, lookingFor, topics, intent } = narrate(random, { gender, age });
  const aside = randomOf(`${seed} answers`);
  const answered = answer(aside, { gender, age }, topics);
  const spoken = new Set([...topics, ...answered.flatMap((one) => one.topics)]);
  return {
    screenName: name,
    gender,
    seeking,
    age,
    heightCm,
    about,
    lookingFor,
    prompts: answered.map(({ question, text }) => ({ question, answer: text })),
    ...choicesOf(aside, locale, { age, lookingFor, intent, topics: spoken }),
    hairColor: random.pick(HAIR),
    weightKg: Math.round((heightCm / 100) ** 2 * (20 + random.next() * 6)),
  };
}

/** The columns of what a person says about themselves. */
export function writtenBy(person: Person) {
  const {
    about,
    lookingFor,
    prompts,
    datingIntent,
    children,
    smoking,
    drinking,
    hairColor,
    heightCm,
    weightKg,
  } = person;
  return {
    about,
    lookingFor,
    datingIntent,
    children,
    smoking,
    drinking,
    hairColor,
    heightCm,
    weightKg,
    interests: [...person.interests],
    spokenLanguages: [...person.spokenLanguages],
    ...promptColumns(prompts),
  };
}

function screenName(random: Random, name: string): string {
  if (random.chance(0.85)) return name;
  // Without a period, which would double that of a sentence that ends with the name.
  return `${name} ${INITIALS.charAt(random.between(0, INITIALS.length - 1))}`;
}
