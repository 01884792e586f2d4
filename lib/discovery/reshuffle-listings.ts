import { db } from '../db/client.ts';
import { nightly } from '../queue/recurring.ts';
import { LOWEST_ID } from '../kernel/ids.ts';
import { newSince } from '../listings/activity.ts';
import { SHUFFLE_HOUR_UTC } from '../listings/limits.ts';
import { activityClass, anyShuffle } from '../listings/listing-order.ts';
import { interestBits, latitude, longitude, traitBits } from '../listings/trait-columns.ts';

const BATCH = 5_000;

/**
 * Gives every listing new shuffle numbers and puts members into their activity class of the day. Fills what a release
 * before these columns left out.
 */
export async function reshuffleListings(now: Date): Promise<number> {
  let after = LOWEST_ID;
  let reshuffled = 0;
  for (;;) {
    const rows = await db().$queryRaw<{ last: string | null; reshuffled: number }[]>`
      WITH batch AS (
        SELECT profile_id, brand_id FROM profile_listings WHERE profile_id > ${after}::uuid
        ORDER BY profile_id LIMIT ${BATCH}
      ), reshuffled AS (
        UPDATE profile_listings l SET is_new = l.listed_at >= ${newSince(now)}::timestamptz,
          shuffle1 = ${anyShuffle}, shuffle2 = ${anyShuffle}, shuffle3 = ${anyShuffle},
          shuffle4 = ${anyShuffle}, activity_class = ${activityClass(now)},
          trait_bits = ${traitBits}, interest_bits = ${interestBits},
          latitude = ${latitude}, longitude = ${longitude}
        FROM batch b JOIN profiles p ON p.id = b.profile_id
        WHERE l.profile_id = b.profile_id AND l.brand_id = b.brand_id RETURNING l.profile_id
      )
      SELECT (SELECT profile_id::text FROM batch ORDER BY profile_id DESC LIMIT 1) AS last,
        (SELECT count(*)::int FROM reshuffled) AS reshuffled`;
    const [{ last, reshuffled: count } = { last: null, reshuffled: 0 }] = rows;
    if (last === null) return reshuffled;
    reshuffled += count;
    after = last;
  }
}

/** Due work, once a night. */
export const reshuffleListingsWork = nightly(
  'reshuffle_listings',
  SHUFFLE_HOUR_UTC,
  reshuffleListings,
);
