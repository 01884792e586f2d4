import type { Brand } from '../../../lib/brands/schema.ts';
import type { PrismaClient } from '../../../lib/db/generated/client.ts';
import type { Answerer } from '../../../lib/db/generated/enums.ts';
import type { Towns } from './cities.ts';
import type { Place } from './crowd.ts';
import { inhabitant, profileOf, sitterOf } from './inhabitant.ts';
import { drawPortraits } from './portraits.ts';
import type { WorldCopy } from './world-copy.ts';

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
  readonly copyOf: (brand: Brand) => WorldCopy;
};

/**
 * Creates a country's hosted profiles, which all its brands show. Each is drawn in the style of one of the
 * brands in turn, so that a further brand needs no further portraits. Returns their ids, new or existing.
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
  const people = places
    .filter(({ kind }) => kind === 'hosted')
    .map((place, index) => {
      const portraitBrand = brands[index % brands.length] ?? first;
      const home = {
        ...world,
        copy: world.copyOf(portraitBrand),
        seed: `${country} ${String(index)}`,
      };
      return { portraitBrand, ...inhabitant(home, place, now) };
    });
  const photos = await Promise.all(
    brands.map((brand) => {
      const own = people.filter(({ portraitBrand }) => portraitBrand.id === brand.id);
      return drawPortraits(brand.id, own.map(sitterOf), now);
    }),
  );
  await db.$transaction([
    db.profile.createMany({
      data: people.map((person) => ({
        ...profileOf(person, country),
        answeredBy: person.random.pick(ANSWERERS),
        persona: { voice: person.random.pick(VOICES), likes: person.lookingFor },
      })),
    }),
    db.photo.createMany({ data: photos.flat() }),
  ]);
  return people.map(({ profileId }) => profileId);
}
