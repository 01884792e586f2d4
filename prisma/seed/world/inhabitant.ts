import { DAY, HOUR, MINUTE } from '../../../lib/kernel/clock.ts';
import { newId, newPublicId } from '../../../lib/kernel/ids.ts';
import type { Towns } from './cities.ts';
import type { Place } from './crowd.ts';
import { describePerson, writtenBy, type Describe, type Person } from './person.ts';
import { posesOf, type Sitter } from './portraits.ts';
import { randomOf, type Random } from './random.ts';

const IDLE = [5 * MINUTE, 2 * HOUR, 20 * HOUR, 3 * DAY, 6 * DAY, 12 * DAY, 25 * DAY, 50 * DAY];

export type Inhabitant = Place &
  Person & {
    readonly profileId: string;
    /** The same seed gives the same profile on every machine. */
    readonly seed: string;
    readonly cityId: number;
    readonly since: Date;
    readonly idleMs: number;
    readonly random: Random;
  };

type Home = Describe & { readonly towns: Towns; readonly seed: string };

/** Generates a profile for a place from a seed. */
export function inhabitant(
  { towns, seed, ...describe }: Home,
  place: Place,
  now: Date,
): Inhabitant {
  const random = randomOf(seed);
  const since = new Date(now.getTime() - random.between(1, 400) * DAY);
  return {
    ...place,
    ...describePerson(random, { ...describe, seed }, place.gender, place.seeking),
    seed,
    since,
    random,
    profileId: newId(since.getTime()),
    cityId: towns.cityIn(place.regionId, random),
    idleMs: Math.min(random.pick(IDLE), now.getTime() - since.getTime()),
  };
}

/** Columns that members' and hosted profiles have in common. */
export function profileOf(person: Inhabitant, country: string) {
  const { kind, since, profileId, random } = person;
  const { screenName, gender, seeking } = person;
  return {
    ...writtenBy(person),
    id: profileId,
    kind,
    screenName,
    gender,
    seeking,
    country,
    regionId: person.regionId,
    cityId: person.cityId,
    publicId: newPublicId(),
    ageGiven: person.age,
    ageGivenAt: since,
    verifiedOnly: random.chance(0.06),
    createdAt: since,
  };
}

/** What a profile's portraits are drawn from. */
export function sitterOf({ profileId, seed, gender, age, hairColor, kind }: Inhabitant): Sitter {
  return { profileId, seed, gender, age, hairColor, poses: posesOf(seed, kind) };
}
