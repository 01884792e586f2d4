import { run } from '../../db/statement.ts';
import type { MemberViewer } from '../../identity/viewer.ts';
import { TOWN_OF_PROFILE } from '../../listings/trait-columns.ts';
import { cityByName } from '../../places/queries.ts';
import type { Centre } from './orders.ts';

type Row = {
  readonly name: string;
  readonly regionId: number;
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** The largest town of the region that the member visits, which they have not named. */
  readonly visited: boolean;
};

const TOWN = `SELECT c.name, c.region_id AS "regionId", round(c.latitude * 100)::int AS latitude,
    round(c.longitude * 100)::int AS longitude`;

const own = {
  name: 'discovery_own_town',
  text: `${TOWN}, p.travel_region_id IS NOT NULL AS visited
    FROM profiles p JOIN cities c ON c.id = ${TOWN_OF_PROFILE} WHERE p.id = $1`,
};
const named = {
  name: 'discovery_town',
  text: `${TOWN}, false AS visited FROM cities c WHERE c.id = $1`,
};

type SearchedTown = {
  readonly name: string;
  /** Whether it lies in the searched region. */
  readonly inRegion: boolean;
  /** Null where the place's data have none. */
  readonly centre: Centre | null;
};

/** The town of a search: the requested one of the region, else the member's own, or where they visit; null if there is none. */
export async function searchedTown(
  viewer: MemberViewer,
  asked: string | undefined,
  regionId: number,
): Promise<SearchedTown | null> {
  const city = asked === undefined ? null : await cityByName(viewer.country, asked, regionId);
  const rows = city ? await run<Row>(named, [city.id]) : await run<Row>(own, [viewer.profileId]);
  const [town] = rows;
  if (!town) return null;
  const { name, latitude, longitude } = town;
  const centre = latitude === null || longitude === null ? null : { latitude, longitude };
  // A requested town that is not in the region is not shown as the member's own.
  const isNamed = !town.visited && (asked === undefined || city !== null);
  const inRegion = town.regionId === regionId && isNamed;
  return { name, inRegion, centre };
}
