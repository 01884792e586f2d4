import { fail } from '../../kernel/errors.ts';
import { cityByName } from '../../places/queries.ts';

type Place = { readonly region?: string | undefined; readonly city?: string | undefined };

/** The region named in a search, or the region of a city named alone. Raises `place_unknown`. */
export async function askedRegion(
  country: string,
  { region, city }: Place,
): Promise<string | undefined> {
  if (region !== undefined && region !== '') return region;
  if (city === undefined || city === '') return undefined;
  const found = (await cityByName(country, city)) ?? fail('place_unknown');
  return found.regionName;
}
