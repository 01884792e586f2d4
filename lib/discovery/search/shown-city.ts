import type { MemberViewer } from '../../identity/viewer.ts';
import { run } from '../../db/statement.ts';
import { cityByName } from '../../places/queries.ts';

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
