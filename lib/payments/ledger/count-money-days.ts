import { inTransaction } from '../../db/client.ts';
import { everyMs } from '../../queue/recurring.ts';
import { after, DAY, MINUTE } from '../../kernel/clock.ts';

const NAME = 'money-days';
const EVERY_MS = 10 * MINUTE;

/**
 * Recounts days: all since the day before the last count, and each day on which a dispute was opened that has
 * changed since. The first count covers all days.
 */
async function countMoneyDays(now: Date, since: Date | null): Promise<void> {
  const from = since === null ? null : after(since, -DAY);
  await inTransaction(async (tx) => {
    await tx.$executeRaw`
      create temporary table counted_days on commit drop as
      select day::date as day from generate_series(
        (coalesce(${from}::timestamptz, (select min(at) from charges), ${now}::timestamptz) at time zone 'UTC')::date,
        (${now}::timestamptz at time zone 'UTC')::date, '1 day') day
      union
      select (opened_at at time zone 'UTC')::date from disputes
       where ${from}::timestamptz is null or updated_at >= ${from}::timestamptz`;
    await tx.$executeRaw`delete from money_days where day in (select day from counted_days)`;
    await tx.$executeRaw`
      with sold as (
        select d.day, i.brand_id, c.company, c.provider, c.currency, count(*)::int as charges,
               sum(c.amount_minor) as charged
          from counted_days d
          join charges c on c.at >= d.day::timestamp at time zone 'UTC'
                        and c.at < (d.day + 1)::timestamp at time zone 'UTC'
          join intents i on i.id = c.intent_id
         group by 1, 2, 3, 4, 5),
      claimed as (
        select d.day, i.brand_id, a.company, x.provider, x.currency, count(*)::int as disputes,
               sum(x.amount_minor) as disputed, count(*) filter (where x.state = 'lost')::int as lost
          from counted_days d
          join disputes x on x.opened_at >= d.day::timestamp at time zone 'UTC'
                         and x.opened_at < (d.day + 1)::timestamp at time zone 'UTC'
          join attempts a on a.id = x.attempt_id
          join intents i on i.id = a.intent_id
         where x.kind <> 'inquiry'
         group by 1, 2, 3, 4, 5)
      insert into money_days (day, brand_id, company, provider, currency, charges, charged_minor, disputes,
                              disputed_minor, lost)
      select day, brand_id, company, provider, currency, coalesce(charges, 0), coalesce(charged, 0),
             coalesce(disputes, 0), coalesce(disputed, 0), coalesce(lost, 0)
        from sold full join claimed using (day, brand_id, company, provider, currency)`;
  });
}

/** Updates the daily counts behind the dispute ratios: every ten minutes, once per cluster. */
export const countMoneyDaysWork = everyMs(NAME, EVERY_MS, countMoneyDays);
