import { run, type Statement } from '../../db/statement.ts';

const MOST = 1_000;

const WAITING: Statement = {
  name: 'desk-tickets-backlog',
  text: `
    select least(coalesce(sum(open.count), 0), ${String(MOST)})::int as count, min(open.eldest) as oldest,
           least(coalesce(sum(open.overdue), 0), ${String(MOST)})::int as overdue
      from unnest($1::text[]) b(id)
     cross join lateral (
       select count(*), min(since_at) as eldest, count(*) filter (where due_at < $2) as overdue
         from (select since_at, due_at from tickets
                where brand_id = b.id and state = 'open' and snoozed_until is null
                order by coalesce(due_at, since_at), id limit ${String(MOST)}) one) open`,
};

type Waiting = { readonly count: number; readonly oldest: Date | null; readonly overdue: number };

/**
 * The number of tickets on some brands that wait for customer care and of those that are overdue, each up to a
 * thousand, and since when the oldest waits.
 */
export async function countWaiting(brandIds: readonly string[], now: Date): Promise<Waiting> {
  const [row] = await run<Waiting>(WAITING, [brandIds, now]);
  return row ?? { count: 0, oldest: null, overdue: 0 };
}
