import { expect, test } from '@jest/globals';
import { cityByName, regionByName, regionsOf, searchCities } from '#lib/places/queries.ts';

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

test('the second name of a bilingual place is found too', async () => {
  expect(await found('es', 'alacant')).toContain('Alicante/Alacant');
});

test('fewer than three characters find nothing, more than twenty places are cut', async () => {
  expect(await found('it', 'ro')).toEqual([]);
  expect(await found('it', '  r ')).toEqual([]);
  expect(await found('fr', 'sai')).toHaveLength(20);
});

test('signs of patterns mean nothing', async () => {
  expect(await found('it', '%%%')).toEqual([]);
  expect(await found('it', 'rom%')).toContain('Roma');
});

test('every country has its regions, and names are told apart without accents', async () => {
  const counts = await Promise.all(
    ['it', 'es', 'fr', 'ie'].map(async (country) => (await regionsOf(country)).length),
  );
  expect(counts).toEqual([20, 19, 18, 4]);
  expect((await regionByName('fr', 'ile de france'))?.name).toBe('Île-de-France');
  expect(await regionByName('it', 'Atlantide')).toBeNull();
  expect((await cityByName('it', 'milano'))?.regionName).toBe('Lombardia');
});
