import { randomInt } from 'node:crypto';
import type { Pool } from 'pg';
import type { MemberViewer } from '#lib/identity/viewer.ts';
import { SHUFFLE_END } from '#lib/listings/shuffle.ts';
import { PROFILE_COLUMNS } from '#lib/discovery/profile-row.ts';

const TABLE = `
  create table bare_profiles as
  select l.brand_id as brand, l.region_id as region, l.gender as sex, l.seeking as wants,
         l.shuffle1 as shuffle, ${PROFILE_COLUMNS},
         r.name as "regionName", c.name as "cityName"
    from profile_listings l join profiles p on p.id = l.profile_id
    left join regions r on r.id = p.region_id left join cities c on c.id = p.city_id`;

/** One table with every column of a found profile and an index in its order, so that nothing is joined. */
export async function prepareBarePages(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ known: string | null }>(
    `select to_regclass('bare_profiles') as known`,
  );
  if (typeof rows[0]?.known === 'string') return;
  await pool.query(TABLE);
  await pool.query('create index on bare_profiles (brand, region, sex, wants, shuffle, id)');
  await pool.query('vacuum (analyze) bare_profiles');
}

/** The upper limit: twenty rows of one index range, without blocks, filters, streams or the other side's criteria. */
export async function barePage(pool: Pool, viewer: MemberViewer): Promise<number> {
  const { rowCount } = await pool.query({
    name: 'bare_page',
    text: `select * from bare_profiles where brand = $1 and region = $2 and sex = $3 and wants = $4
      and (shuffle, id) > ($5, '00000000-0000-0000-0000-000000000000') order by shuffle, id limit 20`,
    values: [
      viewer.brandId,
      viewer.regionId,
      viewer.seeking,
      viewer.gender,
      randomInt(SHUFFLE_END),
    ],
  });
  return rowCount ?? 0;
}
