import type { Gender } from '../../../lib/db/generated/enums.ts';
import type { Random } from './random.ts';
import type { WorldCopy } from './world-copy.ts';

export type Person = {
  readonly screenName: string;
  readonly gender: Gender;
  readonly seeking: Gender;
  readonly age: number;
  readonly about: string;
  readonly lookingFor: string;
  readonly hairColor: 'black' | 'brown' | 'dark_blond' | 'blond' | 'red' | 'coloured';
  readonly heightCm: number;
  readonly weightKg: number;
};

const INITIALS = 'ABCDEFGLMPRSTV';

const HAIR = [
  ...(['black', 'black', 'brown', 'brown', 'brown', 'brown', 'dark_blond', 'dark_blond'] as const),
  ...(['blond', 'red', 'coloured'] as const),
];

/** A plausible description, composed of hand-written parts. */
export function describePerson(
  random: Random,
  copy: WorldCopy,
  gender: Gender,
  seeking: Gender,
): Person {
  const heightCm = gender === 'woman' ? random.between(155, 178) : random.between(167, 192);
  // The mean of two random numbers favours the middle.
  const age = 21 + Math.floor((random.between(0, 38) + random.between(0, 38)) / 2);
  return {
    screenName: screenName(random, random.pick(gender === 'woman' ? copy.women : copy.men)),
    gender,
    seeking,
    age,
    heightCm,
    about: about(random, copy),
    lookingFor: `${random.pick(copy.lookingFor)}, ${random.pick(copy.terms)}`,
    hairColor: random.pick(HAIR),
    weightKg: Math.round((heightCm / 100) ** 2 * (20 + random.next() * 6)),
  };
}

function screenName(random: Random, name: string): string {
  if (random.chance(0.75)) return name;
  // Without a period, which would double that of a sentence that ends with the name.
  return `${name} ${INITIALS.charAt(random.between(0, INITIALS.length - 1))}`;
}

function about(random: Random, copy: WorldCopy): string {
  const parts = [random.pick(copy.openings), random.pick(copy.days)];
  if (random.chance(0.75)) parts.push(random.pick(copy.details));
  if (random.chance(0.25)) parts.reverse();
  if (random.chance(0.7)) parts.push(random.pick(copy.closings));
  return parts.join(' ');
}
