import { fail } from '../../kernel/errors.ts';
import { cityByName } from '../../places/queries.ts';
import type { MemberViewer } from '../../identity/viewer.ts';
import { run } from '../../db/statement.ts';

const own = {
  name: 'discovery_own_city',
  text: `SELECT c.name FROM profiles p JOIN cities c ON c.id = p.city_id
    WHERE p.id = $1 AND c.region_id = $2`,
};

/** The city shown for a search: the requested one, else the member's own, if it lies in the region. */
export async function shownCity(
  viewer: MemberViewer,
  asked: string | undefined,
  regionId: number,
): Promise<string | null> {
  if (asked === undefined) {
    const rows = await run<{ name: string }>(own, [viewer.profileId, regionId]);
    return rows[0]?.name ?? null;
  }
  return (await cityByName(viewer.country, asked, regionId))?.name ?? null;
}

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
