import { run, type Statement } from '../../db/statement.ts';
import { after, DAY } from '../../kernel/clock.ts';

/** Of each brand; enough for a figure of the last weeks. */
const MOST = 500;
const COUNTED_MS = 30 * DAY;

export const RATINGS: Statement = {
  name: 'desk-ticket-ratings',
  text: `
    select count(*)::int as rated, count(*) filter (where r.rating = 'good')::int as good
      from unnest($1::text[]) b(id)
     cross join lateral (
       select rating from tickets where brand_id = b.id and rated_at is not null and rated_at > $2
        order by rated_at desc limit ${String(MOST)}) r`,
};

type Ratings = { readonly good: number; readonly rated: number };

/** How many tickets on some brands were rated in the last thirty days, and how many of these as helpful. */
export async function countRatings(brandIds: readonly string[], now: Date): Promise<Ratings> {
  const [row] = await run<Ratings>(RATINGS, [brandIds, after(now, -COUNTED_MS)]);
  return row ?? { good: 0, rated: 0 };
}
