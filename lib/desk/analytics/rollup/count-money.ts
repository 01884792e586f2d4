import type { Db } from '../../../db/client.ts';
import type { Span } from '../days.ts';
import { around, zones } from './zones.ts';

/**
 * Call while holding the analytics lock: recounts the money of these days. A charge counts on the day of the
 * capture, a refund on the day it was booked. A payment that fulfilled no order and was refunded counts in
 * neither.
 */
export async function countMoney(tx: Db, span: Span): Promise<void> {
  const { from, to } = span;
  await tx.$executeRaw`
    delete from metric_money where day between ${from}::date and ${to}::date`;
  await tx.$executeRaw`
    with ${zones()}, moved as (
      select 'charge' as kind, attempt_id, at, amount_minor, currency from charges
       where ${around('at', span)}
      union all
      select 'refund', attempt_id, booked_at, amount_minor, currency from refunds
       where charge_id is not null and ${around('booked_at', span)}
      union all
      select 'lost', attempt_id, decided_at, amount_minor, currency from disputes
       where charge_id is not null and state = 'lost' and ${around('decided_at', span)})
    insert into metric_money (brand_id, day, company, provider, currency, charges, gross_minor,
                              refunds, refunded_minor, lost, lost_minor)
    select i.brand_id, d.day, a.company, a.provider, m.currency,
           count(*) filter (where kind = 'charge'),
           coalesce(sum(m.amount_minor) filter (where kind = 'charge'), 0),
           count(*) filter (where kind = 'refund'),
           coalesce(sum(m.amount_minor) filter (where kind = 'refund'), 0),
           count(*) filter (where kind = 'lost'),
           coalesce(sum(m.amount_minor) filter (where kind = 'lost'), 0)
      from moved m
      join attempts a on a.id = m.attempt_id
      join intents i on i.id = a.intent_id
      join zones z on z.brand_id = i.brand_id
      cross join lateral (select (m.at at time zone z.zone)::date as day) d
     where d.day between ${from}::date and ${to}::date
     group by 1, 2, 3, 4, 5`;
}
