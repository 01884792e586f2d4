import { countrySchema } from '../../places/country.ts';
import { foldPlace } from '../../places/fold.ts';
import { cityByName, regionByName, searchCities, type CityRow } from '../../places/queries.ts';

export type Place = {
  readonly country: string;
  readonly regionId: number;
  readonly cityId: number | null;
};

type Asked = {
  readonly country: string;
  readonly region: string;
  readonly city: string;
  readonly province: string;
};

/** City names are not unique: picks the city in the named region and province. */
async function namedCity(
  { region, city, province }: Asked,
  country: CityRow['country'],
): Promise<CityRow | null> {
  const known = countrySchema.parse(country);
  const namesakes = (await searchCities(known, city)).filter(
    (row) =>
      foldPlace(row.name) === foldPlace(city) &&
      (region === '' || foldPlace(row.regionName) === foldPlace(region)) &&
      (province === '' || foldPlace(row.province) === foldPlace(province)),
  );
  const found = namesakes[0] ?? (await cityByName(known, city));
  if (!found) return null;
  return region === '' || foldPlace(found.regionName) === foldPlace(region) ? found : null;
}

/** The place that a form names, or null when the place list does not contain it. A region alone is enough. */
export async function findPlace(asked: Asked): Promise<Place | null> {
  const country = countrySchema.safeParse(asked.country);
  if (!country.success) return null;
  if (asked.city.trim() !== '') {
    const city = await namedCity(asked, country.data);
    return city && { country: country.data, regionId: city.regionId, cityId: city.id };
  }
  if (asked.region.trim() === '') return null;
  const region = await regionByName(country.data, asked.region);
  return region && { country: country.data, regionId: region.id, cityId: null };
}
