import type { Db } from '../../../db/client.ts';
import { Prisma } from '../../../db/generated/client.ts';
import { daysAfter, type Day, type Span } from '../days.ts';
import { FOLLOWED, HAPPENED } from '../names.ts';
import { around, CAMPAIGN, EVERY, FLOW, ORIGIN, SOURCE, zones } from './zones.ts';

const REAL = Prisma.raw(`state not in ('incomplete', 'incomplete_expired')`);

/** A profile's messages `e`, by its conversations: messages have no index by sender. */
const written = (profileId: string) =>
  Prisma.raw(`
  select from participants a
    join messages e on e.conversation_id = a.conversation_id and e.sender_id = a.profile_id and e.kind = 'personal'
   where a.profile_id = ${profileId}`);

/** Whether messages of a profile's conversations have expired: its first one may be among those deleted since. */
const expired = (profileId: string) =>
  Prisma.raw(`
  select from participants a where a.profile_id = ${profileId} and a.expired_seq > 0`);

/**
 * One row for each event: name, member and time. A first message or payment is the first in the member's
 * whole life.
 */
const happened = (span: Span) => Prisma.sql`
  select 'registration' as name, id as member_id, created_at as at
    from users where ${around('created_at', span)}
  union all
  select 'confirmation', id, email_confirmed_at from users where ${around('email_confirmed_at', span)}
  union all
  select 'first_message', f.member_id, f.at
    from (select p.member_id, p.id as profile_id, min(m.created_at) as at
            from messages m join profiles p on p.id = m.sender_id and p.member_id is not null
           where m.kind = 'personal' and ${around('m.created_at', span)} group by 1, 2) f
   where not exists (${written('f.profile_id')} and e.created_at < f.at)
     and not exists (${expired('f.profile_id')})
  union all
  select 'first_payment', c.member_id, c.at from charges c
   where ${around('c.at', span)}
     and not exists (select from charges e where e.member_id = c.member_id and (e.at, e.id) < (c.at, c.id))
  union all
  select 'renewal', member_id, at from charges where period > 1 and ${around('at', span)}
  union all
  select 'subscription', member_id, anchor_at from subscriptions
   where ${REAL} and ${around('anchor_at', span)}
  union all
  select 'subscription_end', member_id, ended_at from subscriptions
   where ${REAL} and ${around('ended_at', span)}`;

/** The steps reached so far by the members who signed up in the span. */
const followed = (span: Span) => Prisma.sql`
  select step.name, s.id as member_id, s.created_at as at
    from users s
    cross join lateral (values
      ('signup_confirmed', s.email_confirmed_at is not null),
      ('signup_wrote', exists (select from profiles p where p.member_id = s.id
                                  and (exists (${written('p.id')}) or exists (${expired('p.id')})))),
      ('signup_paid', exists (select from charges c where c.member_id = s.id)),
      ('signup_renewed', exists (select from charges c where c.member_id = s.id and c.period > 1))
    ) as step (name, reached)
   where step.reached and ${around('s.created_at', span)}`;

const KEY = Prisma.sql`brand_id, name, flow_code, source, campaign`;

/**
 * The running total of row `n`'s series before a day. A lateral subquery for each row: the planner
 * misestimates the number of rows, and a plain join reads the whole table for each.
 */
const before = (day: Day) => Prisma.sql`
  left join lateral (
    select so_far from metric_days e where e.series_id = n.series_id and e.day < ${day}::date
     order by e.day desc limit 1) b on true`;

/**
 * Writes the counts in every combination of flow, source and campaign and as totals, so that a query reads
 * only the rows of its own question.
 */
async function write(tx: Db, span: Span, names: readonly string[], found: Prisma.Sql) {
  const { from, to } = span;
  await tx.$executeRaw`
    delete from metric_days d using metric_series s
     where s.id = d.series_id and s.name = any (${[...names]}) and d.day between ${from}::date and ${to}::date`;
  await tx.$executeRaw`
    with ${zones()}, found as (${found}), placed as (
    select u.brand_id, h.name, d.day, ${FLOW} as flow, ${SOURCE} as source, ${CAMPAIGN} as campaign
      from found h
      join users u on u.id = h.member_id
      join zones z on z.brand_id = u.brand_id
      cross join lateral (select (h.at at time zone z.zone)::date as day) d
      ${ORIGIN}
     where d.day between ${from}::date and ${to}::date),
    tally as (
      select brand_id, name, day, case when grouping(flow) = 1 then ${EVERY} else flow end as flow_code,
             case when grouping(source) = 1 then ${EVERY} else source end as source,
             case when grouping(campaign) = 1 then ${EVERY} else campaign end as campaign, count(*) as count
        from placed
       group by brand_id, name, day, grouping sets (
         (), (flow), (source), (source, campaign), (flow, source), (flow, source, campaign))),
    made as (
      insert into metric_series (${KEY})
      select ${KEY} from tally except select ${KEY} from metric_series returning id, ${KEY}),
    series as (select id, ${KEY} from metric_series union all select id, ${KEY} from made),
    numbered as (select s.id as series_id, t.day, t.count from tally t join series s using (${KEY}))
    insert into metric_days (series_id, day, count, so_far)
    select n.series_id, n.day, n.count,
           coalesce(b.so_far, 0) + sum(n.count) over (partition by n.series_id order by n.day)
      from numbered n ${before(from)}`;
  await addUpDays(tx, daysAfter(to, 1), names);
}

/** Recomputes the running totals from a day on. */
export async function addUpDays(tx: Db, from: Day, names: readonly string[]): Promise<void> {
  await tx.$executeRaw`
    with later as (
      select d.series_id, d.day, sum(d.count) over (partition by d.series_id order by d.day) as run
        from metric_days d join metric_series s on s.id = d.series_id
       where s.name = any (${[...names]}) and d.day >= ${from}::date),
    total as (
      select n.series_id, n.day, n.run + coalesce(b.so_far, 0) as so_far from later n ${before(from)})
    update metric_days f set so_far = t.so_far from total t
     where f.series_id = t.series_id and f.day = t.day and f.so_far <> t.so_far`;
}

/** Call while holding the analytics lock: recounts the events of these days. */
export function countDays(tx: Db, span: Span): Promise<void> {
  return write(tx, span, HAPPENED, happened(span));
}

/** Call while holding the analytics lock: recounts how far the members who signed up on these days got. */
export function followSignups(tx: Db, span: Span): Promise<void> {
  return write(tx, span, FOLLOWED, followed(span));
}
