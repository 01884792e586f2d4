import type { Brand } from '../../../lib/brands/schema.ts';
import type { PrismaClient } from '../../../lib/db/generated/client.ts';
import type { Answerer } from '../../../lib/db/generated/enums.ts';
import type { Towns } from './cities.ts';
import type { Place } from './crowd.ts';
import { inhabitant, profileOf, sitterOf } from './inhabitant.ts';
import type { Describe } from './person.ts';
import { portraitRows } from './portraits.ts';

const ANSWERERS: Answerer[][] = [
  ['script'],
  ['script', 'ai'],
  ['script', 'ai'],
  ['ai', 'script'],
  ['script', 'ai', 'operator'],
];
const VOICES = ['warm', 'dry', 'playful'] as const;

type Country = {
  readonly brands: readonly Brand[];
  readonly towns: Towns;
  readonly places: readonly Place[];
  readonly describeFor: (brand: Brand) => Describe;
};

/**
 * Creates a country's hosted profiles, which all its brands show, each in its own style. Returns their ids, new
 * or existing.
 */
export async function seedHosted(db: PrismaClient, world: Country, now: Date): Promise<string[]> {
  const { brands, places } = world;
  const [first] = brands;
  if (!first) return [];
  const { country } = first;
  const there = await db.profile.findMany({
    where: { kind: 'hosted', country },
    select: { id: true },
  });
  if (there.length > 0) return there.map(({ id }) => id);
  const describe = world.describeFor(first);
  const people = places
    .filter(({ kind }) => kind === 'hosted')
    .map((place, index) => {
      const home = { ...describe, towns: world.towns, seed: `${country} ${String(index)}` };
      return inhabitant(home, place, now);
    });
  await db.$transaction([
    db.profile.createMany({
      data: people.map((person) => ({
        ...profileOf(person, country),
        answeredBy: person.random.pick(ANSWERERS),
        persona: { voice: person.random.pick(VOICES), likes: person.lookingFor },
      })),
    }),
    db.photo.createMany({ data: portraitRows(first.id, people.map(sitterOf), now) }),
  ]);
  return people.map(({ profileId }) => profileId);
}
