import { run } from '../../db/statement.ts';
import { singleton } from '../../kernel/singleton.ts';

type Centre = { readonly id: number; readonly latitude: number; readonly longitude: number };

const centres = {
  name: 'discovery_region_centres',
  text: `SELECT r.id,
      sum(c.latitude * c.population) / sum(c.population) AS latitude,
      sum(c.longitude * c.population) / sum(c.population) AS longitude
    FROM regions r JOIN cities c ON c.region_id = r.id
    WHERE r.country = $1 AND c.latitude IS NOT NULL AND c.population > 0
    GROUP BY r.id`,
};

const NEAREST = 3;
const known = singleton('region-centres', () => new Map<string, readonly Centre[]>());

async function centresOf(country: string): Promise<readonly Centre[]> {
  const cached = known.get(country);
  if (cached !== undefined) return cached;
  const found = await run<Centre>(centres, [country]);
  if (found.length > 0) known.set(country, found);
  return found;
}

function apart(left: Centre, right: Centre): number {
  const narrowing = Math.cos(((left.latitude + right.latitude) / 2) * (Math.PI / 180));
  return Math.hypot(left.latitude - right.latitude, (left.longitude - right.longitude) * narrowing);
}

/** The regions around one: first the nearest few, then the rest of the country. */
export async function nearbyRegions(
  regionId: number,
  country: string,
): Promise<readonly [near: readonly number[], rest: readonly number[]]> {
  const all = await centresOf(country);
  const here = all.find(({ id }) => id === regionId);
  if (here === undefined) return [[], []];
  const others = all
    .filter(({ id }) => id !== regionId)
    .sort((left, right) => apart(here, left) - apart(here, right))
    .map(({ id }) => id);
  return [others.slice(0, NEAREST), others.slice(NEAREST)];
}
