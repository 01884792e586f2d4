import type { Db } from '../../../db/client.ts';
import type { Day, Span } from '../days.ts';
import { LAST_BUCKET } from '../wait-buckets.ts';
import { around, zones } from './zones.ts';

/** Call while holding the analytics lock: recounts how long the items answered on these days had waited. */
export async function countWaitTimes(tx: Db, span: Span): Promise<void> {
  const { from, to } = span;
  await tx.$executeRaw`
    delete from metric_waits where day between ${from}::date and ${to}::date`;
  await tx.$executeRaw`
    with ${zones()}, waited as (
      select 'photo' as queue, p.brand_id, f.created_at as since, f.reviewed_at as at
        from photos f join profiles p on p.id = f.profile_id
       where p.kind = 'member' and ${around('f.reviewed_at', span)}
      union all
      select 'chat_photo', c.brand_id, f.created_at, f.reviewed_at
        from chat_photos f join conversations c on c.id = f.conversation_id
       where ${around('f.reviewed_at', span)}
      union all
      select 'report', brand_id, created_at, decided_at from reports where ${around('decided_at', span)}
      union all
      select 'review', brand_id, written_at, decided_at from reviews where ${around('decided_at', span)}
      union all
      select 'ticket', t.brand_id, t.created_at, m.at
        from ticket_messages m join tickets t on t.id = m.ticket_id
       where m.direction = 'out' and ${around('m.at', span)}
         and not exists (select from ticket_messages e where e.ticket_id = m.ticket_id
                            and e.direction = 'out' and (e.at, e.id) < (m.at, m.id))
      union all
      select case when r.provider = 'operator' then 'hosted_operator' else 'hosted_automatic' end,
             c.brand_id, r.created_at, r.done_at
        from reply_tasks r join conversations c on c.id = r.conversation_id
       where r.state = 'done' and ${around('r.done_at', span)}),
    classed as (
      select w.queue, w.brand_id, w.at,
             greatest(0, extract(epoch from w.at - w.since)::float8) as seconds from waited w),
    tally as (
      select c.brand_id, c.queue, d.day,
             case when c.seconds < 1 then 0
                  else least(${LAST_BUCKET}::int, 1 + floor(4 * ln(c.seconds) / ln(2::float8))::int) end as bucket,
             count(*)::int as n
        from classed c
        join zones z on z.brand_id = c.brand_id
        cross join lateral (select (c.at at time zone z.zone)::date as day) d
       where d.day between ${from}::date and ${to}::date
       group by 1, 2, 3, 4)
    insert into metric_waits (brand_id, queue, day, counts, so_far)
    select brand_id, queue, day, array_agg(coalesce(t.n, 0) order by bucket), '{}'
      from (select distinct brand_id, queue, day from tally) k
      cross join generate_series(0, ${LAST_BUCKET}::int) as b (bucket)
      left join tally t using (brand_id, queue, day, bucket)
     group by 1, 2, 3`;
  await sumWaitTimes(tx, from);
}

/** Recomputes the running totals from a day on. */
export async function sumWaitTimes(tx: Db, from: Day): Promise<void> {
  await tx.$executeRaw`
    with later as (
      select brand_id, queue, day, c.place,
             sum(c.n) over (partition by brand_id, queue, c.place order by day) as run
        from metric_waits cross join lateral unnest(counts) with ordinality as c (n, place)
       where day >= ${from}::date),
    before as materialized (
      select brand_id, queue, b.so_far
        from (select distinct brand_id, queue from later) k
        cross join lateral (
          select so_far from metric_waits e
           where (e.brand_id, e.queue) = (k.brand_id, k.queue) and e.day < ${from}::date
           order by e.day desc limit 1) b),
    total as (
      select l.brand_id, l.queue, l.day,
             array_agg((l.run + coalesce(b.so_far[l.place], 0))::int order by l.place) as so_far
        from later l left join before b using (brand_id, queue) group by 1, 2, 3)
    update metric_waits w set so_far = t.so_far from total t
     where (w.brand_id, w.queue, w.day) = (t.brand_id, t.queue, t.day) and w.so_far is distinct from t.so_far`;
}
