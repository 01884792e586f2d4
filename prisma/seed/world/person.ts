import type { Gender } from '../../../lib/db/generated/enums.ts';
import type { HairTone } from '../../../lib/media/portraits/traits.ts';
import type { Narrator } from './narrator.ts';
import type { Random } from './random.ts';
import type { WorldCopy } from './world-copy.ts';

export type Person = {
  readonly screenName: string;
  readonly gender: Gender;
  readonly seeking: Gender;
  readonly age: number;
  readonly about: string;
  readonly lookingFor: string;
  readonly hairColor: HairTone;
  readonly heightCm: number;
  readonly weightKg: number;
};

const INITIALS = 'ABCDEFGLMPRSTV';
/** People of this age and older bear the names of the generation before. */
const OLDER = 42;

const HAIR = [
  ...(['black', 'black', 'brown', 'brown', 'brown', 'brown', 'dark_blond', 'dark_blond'] as const),
  ...(['blond', 'red', 'coloured'] as const),
];

export type Describe = { readonly copy: WorldCopy; readonly narrate: Narrator };

/** A plausible description, written by the narrator of the language. */
export function describePerson(
  random: Random,
  { copy, narrate }: Describe,
  gender: Gender,
  seeking: Gender,
): Person {
  const heightCm = gender === 'woman' ? random.between(155, 178) : random.between(167, 192);
  // The mean of two random numbers favours the middle.
  const age = 21 + Math.floor((random.between(0, 48) + random.between(0, 48)) / 2);
  const names = gender === 'woman' ? copy.women : copy.men;
  return {
    screenName: screenName(random, random.pick(age < OLDER ? names.younger : names.older)),
    gender,
    seeking,
    age,
    heightCm,
    ...narrate(random, { gender, age }),
    hairColor: random.pick(HAIR),
    weightKg: Math.round((heightCm / 100) ** 2 * (20 + random.next() * 6)),
  };
}

function screenName(random: Random, name: string): string {
  if (random.chance(0.85)) return name;
  // Without a period, which would double that of a sentence that ends with the name.
  return `${name} ${INITIALS.charAt(random.between(0, INITIALS.length - 1))}`;
}
