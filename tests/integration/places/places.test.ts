// [core §3 City record] [core §5 4 Region] [core §7 GET /api/get/regions/{country}]
// [core §7 GET /api/get/cities/{country}] [core §7 GET /api/get/city/{country}/{query}]
// [core §9 City search from three characters]
import { expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { pool } from '#lib/db/pool.ts';
import {
  CITY_SEARCHES,
  cityByName,
  regionByName,
  regionsOf,
  searchCities,
} from '#lib/places/queries.ts';

const found = async (country: 'it' | 'es' | 'fr' | 'ie', text: string): Promise<string[]> =>
  (await searchCities(country, text)).map(({ name }) => name);

test.each([
  ['it', 'ROM', 'Roma'],
  ['it', "l'aq", "L'Aquila"],
  ['it', 'L’AQUILA', "L'Aquila"],
  ['it', 'forli', 'Forlì'],
  ['es', 'malag', 'Málaga'],
  ['es', 'a coru', 'A Coruña'],
  ['fr', 'saint e', 'Saint-Étienne'],
  ['fr', 'ILE-ROUSSE', undefined],
  ['ie', 'dun l', 'Dún Laoghaire'],
] as const)('%s "%s" finds %s first', async (country, text, name) => {
  expect((await found(country, text))[0]).toBe(name);
});

test.each([
  ['es', 'alacant', 'Alicante/Alacant'],
  ['es', 'XÀBIA', 'Jávea/Xàbia'],
  ['it', 'bozen', 'Bolzano/Bozen'],
  ['it', 'eppan an', 'Appiano sulla strada del vino/Eppan an der Weinstraße'],
] as const)('%s "%s" finds %s by its second name', async (country, text, name) => {
  expect(await found(country, text)).toContain(name);
});

test.each([
  ['fr', 'st etienne', 'Saint-Étienne'],
  ['fr', 'St-Denis', 'Saint-Denis'],
  ['fr', 'ste. foy', 'Sainte-Foy-lès-Lyon'],
  ['fr', 'chalons en', 'Châlons-en-Champagne'],
  ['es', 'l hospitalet', "L'Hospitalet de Llobregat"],
  ['it', 'reggio nell emilia', "Reggio nell'Emilia"],
] as const)('%s "%s" finds %s', async (country, text, name) => {
  expect(await found(country, text)).toContain(name);
});

test('the lists are complete: every municipality of Italy, Spain and France, the towns of Ireland', async () => {
  const rows = await db().city.groupBy({
    by: ['country'],
    _count: true,
    orderBy: { country: 'asc' },
  });
  expect(rows.map(({ country, _count }) => [country, _count])).toEqual([
    ['es', 8131],
    ['fr', 34875],
    ['ie', 351],
    ['it', 7896],
  ]);
});

test.each(CITY_SEARCHES.map((one) => [one.name, one.text] as const))(
  '%s uses its index for any text',
  async (_, text) => {
    const plan = await pool().query<Record<string, string>>(`EXPLAIN (GENERIC_PLAN) ${text}`);
    const lines = plan.rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(lines).toMatch(/cities_by_(?:second_)?prefix/);
    expect(lines).not.toContain('Seq Scan on cities');
  },
);

test('fewer than three characters find nothing, and results are limited to twenty places', async () => {
  expect(await found('it', 'ro')).toEqual([]);
  expect(await found('it', '  r ')).toEqual([]);
  expect(await found('fr', 'sai')).toHaveLength(20);
});

test('pattern characters are matched literally', async () => {
  expect(await found('it', '%%%')).toEqual([]);
  expect(await found('it', 'rom%')).toContain('Roma');
});

test('every country has its regions, and names are matched without accents', async () => {
  const counts = await Promise.all(
    ['it', 'es', 'fr', 'ie'].map(async (country) => (await regionsOf(country)).length),
  );
  expect(counts).toEqual([20, 19, 18, 4]);
  expect((await regionByName('fr', 'ile de france'))?.name).toBe('Île-de-France');
  expect(await regionByName('it', 'Atlantide')).toBeNull();
  expect((await cityByName('it', 'milano'))?.regionName).toBe('Lombardia');
  expect((await cityByName('fr', 'Saint-Denis'))?.regionName).toBe('La Réunion');
  const paris = await regionByName('fr', 'Île-de-France');
  const near = await cityByName('fr', 'Saint-Denis', paris?.id);
  expect(near?.regionName).toBe('Île-de-France');
});
