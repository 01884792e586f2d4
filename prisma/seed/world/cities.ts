import type { Db } from '../../../lib/db/client.ts';
import type { Random } from './random.ts';
import type { RegionShare } from './crowd.ts';

type City = { readonly id: number; readonly regionId: number; readonly population: number };

export type Towns = {
  readonly regions: readonly RegionShare[];
  readonly cityIn: (regionId: number, random: Random) => number;
  readonly largestCity: City;
};

/** The towns where a country's demo members live, weighted by size. */
export async function townsOf(db: Db, country: string): Promise<Towns> {
  const cities: City[] = await db.city.findMany({
    where: { country, population: { gt: 0 } },
    orderBy: [{ population: 'desc' }, { id: 'asc' }],
    select: { id: true, regionId: true, population: true },
  });
  const names = await db.region.findMany({ where: { country }, orderBy: { folded: 'asc' } });
  const byRegion = Map.groupBy(cities, ({ regionId }) => regionId);
  const [largestCity] = cities;
  if (largestCity === undefined) throw new Error(`no towns are known in ${country}`);
  const peopled = (regionId: number): City[] => (byRegion.get(regionId) ?? []).slice(0, 40);
  return {
    largestCity,
    regions: names.map(({ id, name }) => ({ id, name, population: sum(byRegion.get(id) ?? []) })),
    cityIn: (regionId, random) => {
      const towns = peopled(regionId);
      let left = random.next() * sum(towns);
      for (const town of towns) {
        left -= town.population;
        if (left <= 0) return town.id;
      }
      throw new Error(`no towns are known in region ${regionId}`);
    },
  };
}

function sum(cities: readonly City[]): number {
  return cities.reduce((total, { population }) => total + population, 0);
}
