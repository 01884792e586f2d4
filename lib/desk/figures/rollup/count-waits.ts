import type { Db } from '../../../db/client.ts';
import type { Span } from '../days.ts';
import { LAST_BUCKET } from '../wait-buckets.ts';
import { around, zones } from './zones.ts';

/** Called under the figures' lock: how long what was answered on these days had waited, counted anew. */
export async function countWaits(tx: Db, span: Span): Promise<void> {
  const { from, to } = span;
  await tx.$executeRaw`
    delete from figure_waits where day between ${from}::date and ${to}::date`;
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
             greatest(0, extract(epoch from w.at - w.since)::float8) as seconds from waited w)
    insert into figure_waits (brand_id, queue, day, bucket, count)
    select c.brand_id, c.queue, d.day,
           case when c.seconds < 1 then 0
                else least(${LAST_BUCKET}::int, 1 + floor(4 * ln(c.seconds) / ln(2::float8))::int) end,
           count(*)
      from classed c
      join zones z on z.brand_id = c.brand_id
      cross join lateral (select (c.at at time zone z.zone)::date as day) d
     where d.day between ${from}::date and ${to}::date
     group by 1, 2, 3, 4`;
}
