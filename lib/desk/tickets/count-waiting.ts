import { run, type Statement } from '../../db/statement.ts';

const BACKLOG: Statement = {
  name: 'desk-tickets-backlog',
  text: `
    select least(coalesce(sum(open.count), 0), 1000)::int as count, min(open.eldest) as oldest
      from unnest($1::text[]) b(id)
     cross join lateral (
       select count(*), min(since_at) as eldest
         from (select since_at from tickets where brand_id = b.id and state = 'open'
                order by since_at limit 1000) one) open`,
};

export type Backlog = { readonly count: number; readonly oldest: Date | null };

/**
 * The number of tickets on some brands that wait for customer care, up to a thousand, and since when the
 * oldest waits.
 */
export async function countWaiting(brandIds: readonly string[]): Promise<Backlog> {
  const [row] = await run<Backlog>(BACKLOG, [brandIds]);
  return row ?? { count: 0, oldest: null };
}
