import { db } from '../db/client.ts';
import { run } from '../db/statement.ts';
import { singleton } from '../kernel/singleton.ts';
import type { Country } from './country.ts';
import { foldPlace } from './fold.ts';

export type RegionRow = { readonly id: number; readonly country: string; readonly name: string };

export type CityRow = {
  readonly id: number;
  readonly name: string;
  readonly province: string;
  readonly regionId: number;
  readonly regionName: string;
  readonly country: string;
};

// Places change only with a release, so a country's regions are read once per process.
const regionLists = singleton('regions', () => new Map<string, readonly RegionRow[]>());

/** Anyone may call. Regions of a country, ordered by name. */
export async function regionsOf(country: string): Promise<readonly RegionRow[]> {
  const known = regionLists.get(country);
  if (known !== undefined) return known;
  const rows = await db().region.findMany({
    where: { country },
    select: { id: true, country: true, name: true },
  });
  rows.sort((left, right) => left.name.localeCompare(right.name, 'en'));
  if (rows.length > 0) regionLists.set(country, rows);
  return rows;
}

const regionsById = singleton('regions-by-id', () => new Map<number, RegionRow>());

export async function regionById(id: number): Promise<RegionRow | null> {
  const known = regionsById.get(id);
  if (known !== undefined) return known;
  const select = { id: true, country: true, name: true };
  const region = await db().region.findUnique({ where: { id }, select });
  if (region) regionsById.set(id, region);
  return region;
}

/** The region with a given name or id (as text); accents and case are ignored. */
export async function regionByName(country: string, name: string): Promise<RegionRow | null> {
  const wanted = foldPlace(name);
  const regions = await regionsOf(country);
  return (
    regions.find((region) => foldPlace(region.name) === wanted || String(region.id) === wanted) ??
    null
  );
}

const CITY = `SELECT c.id, c.name, c.province, c.region_id AS "regionId", r.name AS "regionName", c.country
  FROM cities c JOIN regions r ON r.id = c.region_id`;

const MAX_FOUND = 20;

const byName = {
  name: 'places_city_named',
  text: `${CITY} WHERE c.country = $1 AND (c.folded = $2 OR c.folded LIKE $2 || '/%')
    AND ($3::int IS NULL OR c.region_id = $3)
    ORDER BY c.population DESC, c.id LIMIT 1`,
};

const byPrefix = {
  name: 'places_city_prefix',
  // A range instead of LIKE, because a generic query plan cannot use the index for LIKE.
  text: `${CITY} WHERE c.country = $1 AND c.folded ~>=~ $2 AND c.folded ~<~ $3
    ORDER BY c.population DESC, c.folded, c.id LIMIT ${MAX_FOUND}`,
};

// Bilingual places ("Alicante/Alacant") are also found by their second name, if the limit is not reached.
const bySecondName = {
  name: 'places_city_second_name',
  text: `${CITY} WHERE c.country = $1 AND c.folded LIKE '%/%'
    AND split_part(c.folded, '/', 2) ~>=~ $2 AND split_part(c.folded, '/', 2) ~<~ $3
    ORDER BY c.population DESC, c.folded, c.id LIMIT ${MAX_FOUND}`,
};

/** The statements that run while the member types; a test checks their query plans. */
export const CITY_SEARCHES = [byPrefix, bySecondName] as const;

const largest = {
  name: 'places_cities',
  text: `${CITY} WHERE c.country = $1 ORDER BY c.population DESC, c.folded, c.id LIMIT 300`,
};

/** The city of exactly this name, anywhere or in one region; of several, the one with the largest population. */
export async function cityByName(
  country: string,
  name: string,
  regionId: number | null = null,
): Promise<CityRow | null> {
  return (await run<CityRow>(byName, [country, likeable(name), regionId]))[0] ?? null;
}

/** Up to 20 cities with a name that begins with the text (at least three characters, else none). */
export async function searchCities(country: Country, text: string): Promise<CityRow[]> {
  const prefix = likeable(country === 'fr' ? spellOut(text) : text);
  if (prefix.length < 3) return [];
  const range = [country, prefix, `${prefix}\u{10ffff}`];
  const found = await run<CityRow>(byPrefix, range);
  if (found.length === MAX_FOUND) return found;
  const second = await run<CityRow>(bySecondName, range);
  const known = new Set(found.map(({ id }) => id));
  return [...found, ...second.filter(({ id }) => !known.has(id))].slice(0, MAX_FOUND);
}

/** French addresses abbreviate saints: "St-Étienne", "Ste Foy". */
function spellOut(text: string): string {
  return text.replace(/^\s*st(e?)\.?[\s-]+/iu, 'saint$1 ');
}

export async function largestCities(country: Country): Promise<CityRow[]> {
  return run<CityRow>(largest, [country]);
}

function likeable(text: string): string {
  return foldPlace(text).replace(/[\\%_]/g, '');
}
