import { db } from '../db/client.ts';
import { DAY } from '../kernel/clock.ts';
import type { DueWork } from '../jobs/due-work.ts';
import { newSince } from './activity.ts';
import { NIGHT_HOUR_UTC } from './deal.ts';

const NAME = 'redeal_listings';
const BATCH = 5_000;

function nextNight(now: Date): Date {
  const night = new Date(now);
  night.setUTCHours(NIGHT_HOUR_UTC, 0, 0, 0);
  return night > now ? night : new Date(night.getTime() + DAY);
}

/** Deals new shuffle numbers to every listing and puts members into their activity class of the day. */
export async function redealListings(now: Date): Promise<number> {
  let after = '00000000-0000-0000-0000-000000000000';
  let dealt = 0;
  for (;;) {
    const rows = await db().$queryRaw<{ last: string | null; dealt: number }[]>`
      WITH batch AS (
        SELECT profile_id, brand_id FROM profile_listings WHERE profile_id > ${after}::uuid
        ORDER BY profile_id LIMIT ${BATCH}
      ), dealt AS (
        UPDATE profile_listings l SET is_new = l.listed_at >= ${newSince(now)}::timestamptz,
          shuffle1 = floor(random() * 2147483647)::int, shuffle2 = floor(random() * 2147483647)::int,
          shuffle3 = floor(random() * 2147483647)::int, shuffle4 = floor(random() * 2147483647)::int,
          activity_class = CASE WHEN l.kind = 'hosted' THEN 0
            WHEN p.last_active_at > ${now}::timestamptz - interval '1 day' THEN 0
            WHEN p.last_active_at > ${now}::timestamptz - interval '7 days' THEN 1
            WHEN p.last_active_at > ${now}::timestamptz - interval '30 days' THEN 2 ELSE 3 END
        FROM batch b JOIN profiles p ON p.id = b.profile_id
        WHERE l.profile_id = b.profile_id AND l.brand_id = b.brand_id RETURNING l.profile_id
      )
      SELECT (SELECT profile_id::text FROM batch ORDER BY profile_id DESC LIMIT 1) AS last,
        (SELECT count(*)::int FROM dealt) AS dealt`;
    const [{ last, dealt: count } = { last: null, dealt: 0 }] = rows;
    if (last === null) return dealt;
    dealt += count;
    after = last;
  }
}

/** Each night once a cluster: the row of the recurring job is claimed before the work begins. */
export const redealListingsWork: DueWork = {
  name: NAME,
  run: async (now) => {
    await db().recurringJob.createMany({
      data: { name: NAME, dueAt: nextNight(now) },
      skipDuplicates: true,
    });
    const { count } = await db().recurringJob.updateMany({
      where: { name: NAME, dueAt: { lte: now } },
      data: { dueAt: nextNight(now), ranAt: now },
    });
    if (count === 1) await redealListings(now);
    return count;
  },
};
