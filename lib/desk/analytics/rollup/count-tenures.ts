import type { Db } from '../../../db/client.ts';
import { FLOW, ORIGIN, SOURCE, zones } from './zones.ts';

const MONTHS_BACK = 24;

/**
 * Call while holding the analytics lock: counts in which month of their life the subscriptions of the last
 * two years ended. A month that is still running is not counted. An end within 12 hours after a month's
 * boundary counts in that month, which allows for clock changes and late jobs.
 */
export async function countTenures(tx: Db, now: Date): Promise<void> {
  await tx.$executeRaw`delete from metric_tenures`;
  await tx.$executeRaw`
    with ${zones()}, lives as (
      select s.member_id, s.ended_at is not null as over,
             s.anchor_at at time zone z.zone as begun,
             least(s.ended_at, case when s.ended_at is not null then s.period_end end, ${now}::timestamptz)
               at time zone z.zone as seen
        from subscriptions s join users u on u.id = s.member_id join zones z on z.brand_id = u.brand_id
       where s.state not in ('incomplete', 'incomplete_expired')
         and s.anchor_at >= ${now}::timestamptz - make_interval(months => ${MONTHS_BACK}::int)
         and s.anchor_at <= ${now}::timestamptz),
    aged as (
      select *, (extract(year from age(seen, begun)) * 12 + extract(month from age(seen, begun)))::int as whole
        from lives),
    ends as (
      select *, case when not over then whole
                     when begun + make_interval(months => whole) + interval '12 hours' >= seen then greatest(1, whole)
                     else whole + 1 end as last
        from aged)
    insert into metric_tenures (brand_id, flow_code, source, month, exposed, ended)
    select u.brand_id, ${FLOW}, ${SOURCE}, m.month, count(*),
           count(*) filter (where e.over and m.month = e.last)
      from ends e
      join users u on u.id = e.member_id
      ${ORIGIN}
      cross join lateral generate_series(1, least(e.last, ${MONTHS_BACK}::int)) as m (month)
     group by 1, 2, 3, 4`;
}
