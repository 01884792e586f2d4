import { Prisma } from '../../db/generated/client.ts';
import { readRows } from '../../db/read-rows.ts';
import { after, DAY } from '../../kernel/clock.ts';
import { HIGHEST_ID, lowestIdAt } from '../../kernel/ids.ts';
import { reportReasons } from '../../review-queue/reasons.ts';
import type { TransparencyReport } from './contract.ts';
import { isAutomated, logged, RESTRICTIONS, restrictionsOf } from './logged.ts';
import type { Period } from './period.ts';

const isOf = ({ brandIds }: Period, brand: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`(${brandIds}::text[] is null or ${brand} = any(${brandIds}::text[]))`;

/** What was received in a period may be decided after it. */
const sinceIts = (period: Period): Period => ({ ...period, ids: [period.ids[0], HIGHEST_ID] });

/**
 * Counts of rows with `received`, `filed` (the same, null where it is not known exactly), `at` (of the decision, null
 * while open) and `outcome`.
 */
const counted = (
  { from, until }: Period,
  [upheld, other]: readonly [upheld: string, other: string],
  name: Prisma.Sql,
): Prisma.Sql => Prisma.sql`
  count(*) filter (where received >= ${from}::timestamptz and received < ${until}::timestamptz)::int as received,
  count(*) filter (where outcome = ${upheld}::text and at < ${until}::timestamptz)::int as upheld,
  count(*) filter (where outcome = ${other}::text and at < ${until}::timestamptz)::int as ${name},
  count(*) filter (where received < ${until}::timestamptz
                     and (at is null or at >= ${until}::timestamptz))::int as open,
  (percentile_cont(0.5) within group (order by extract(epoch from at - filed) / 3600)
     filter (where at < ${until}::timestamptz and filed is not null))::float8 as "medianHours"`;

/** Of the report that an entry is about. Where the entry says it itself, the report is not read. */
const ofReport = (column: string): Prisma.Sql =>
  Prisma.raw(`(select r.${column} from reports r where r.id = e.subject::uuid)`);

/**
 * Reports decided in the period, and those still open; `nameOf` joins reasons to categories, since a median of several
 * reasons cannot be had from theirs. Entries from before the log had the notice's time read the report.
 */
export function readNotices(
  period: Period,
  nameOf: (reason: string) => string,
): Promise<TransparencyReport['notices']> {
  const decided = logged(['report.uphold', 'report.dismiss'], sinceIts(period));
  const outcomes = ['report.uphold', 'report.dismiss'] as const;
  return readRows(Prisma.sql`
    with names as (
      select * from unnest(${[...reportReasons]}::text[], ${reportReasons.map(nameOf)}::text[]) n(reason, name)),
    notices as (
      select coalesce(e.data->>'reason', ${ofReport('reason::text')}, 'other') as reason, e.action as outcome, e.at,
             coalesce(e.data->>'consequence' = 'none', false) as idle,
             coalesce((e.data->>'received')::timestamptz, ${ofReport('created_at')}) as received
        from (${decided}) e
      union all
      select r.reason::text, 'open', null, false, r.created_at from reports r
       where r.state = 'open' and r.created_at < ${period.until}::timestamptz
         and ${isOf(period, Prisma.sql`r.brand_id`)})
    select n.name as reason, ${counted(period, outcomes, Prisma.sql`dismissed`)},
           count(*) filter (where outcome = 'report.uphold' and not idle and at < ${period.until}::timestamptz)::int as acted
      from (select n.*, received as filed from notices n) notices join names n on n.reason = notices.reason
     where at < ${period.until}::timestamptz or received < ${period.until}::timestamptz
     group by n.name order by 2 desc, 1`);
}

/** An entry and the notice that it follows are of one request, which ends within a day. */
const aroundIts = ({ from, until }: Period): readonly [from: string, until: string] => [
  lowestIdAt(after(from, -DAY)),
  lowestIdAt(after(until, DAY)),
];

/** Restrictions of a period. Those after a notice: in one request with an upheld report, as `followsNotice`. */
export function readMeasures(period: Period): Promise<TransparencyReport['measures']> {
  const names = Object.entries(RESTRICTIONS);
  const [from, until] = aroundIts(period);
  return readRows(Prisma.sql`
    with named as (
      select * from unnest(${names.map(([action]) => action)}::text[],
                           ${names.map(([, what]) => what)}::text[]) n(action, what)),
    done as (
      select e.action, coalesce(e.data->>'reason', 'other') as reason, count(*) as measures,
             count(*) filter (where e.request_id in (
               select n.request_id from audit_entries n
                where n.action = 'report.uphold' and n.id >= ${from}::uuid and n.id < ${until}::uuid)) as noticed,
             count(*) filter (where ${isAutomated('e.actor')}) as automated
        from (${restrictionsOf(period)}) e
       group by 1, 2)
    select n.what, d.reason, sum(d.noticed)::int as "afterNotice",
           sum(d.measures - d.noticed)::int as "ownInitiative", sum(d.automated)::int as automated
      from done d join named n on n.action = d.action
     group by n.what, d.reason order by n.what, sum(d.measures) desc, d.reason`);
}

/** Complaints with `what`, `outcome`, `at`, `filed` and `received`. */
function complaintsOf(period: Period): Prisma.Sql {
  const { until } = period;
  const open = (what: string, table: string): Prisma.Sql => Prisma.sql`
    select ${what}::text, 'open', null::timestamptz, x.appealed_at, x.appealed_at from ${Prisma.raw(table)} x
     where x.state = 'rejected' and x.appealed_at < ${until}::timestamptz and x.appeal_outcome is null
       and ${isOf(period, Prisma.sql`x.brand_id`)}`;
  const actions = ['photo', 'chat_photo', 'review'].flatMap((what) => [
    `${what}.grant_appeal`,
    `${what}.deny_appeal`,
  ]);
  return Prisma.sql`
    select * from (
      select split_part(e.action, '.', 1) as what, split_part(e.action, '.', 2) as outcome, e.at,
             (e.data->>'received')::timestamptz as filed,
             coalesce((e.data->>'received')::timestamptz, e.at) as received
        from (${logged(actions, sinceIts(period))}) e
      union all ${open('photo', 'photos')}
      union all ${open('chat_photo', 'chat_photos')}
      union all ${open('review', 'reviews')}) complaints
     where at < ${until}::timestamptz or received < ${until}::timestamptz`;
}

const OUTCOMES = ['deny_appeal', 'grant_appeal'] as const;

type Complaints = TransparencyReport['complaints'];

function readComplaints(period: Period): Promise<Complaints> {
  return readRows(Prisma.sql`
    select what, ${counted(period, OUTCOMES, Prisma.sql`reversed`)}
      from (${complaintsOf(period)}) complaints group by what order by what`);
}

/** All complaints together: a median of all cannot be had from those of each kind. */
export async function readAllComplaints(period: Period): Promise<Omit<Complaints[number], 'what'>> {
  const [all] = await readRows<Omit<Complaints[number], 'what'>>(Prisma.sql`
    select ${counted(period, OUTCOMES, Prisma.sql`reversed`)} from (${complaintsOf(period)}) complaints`);
  return all ?? { received: 0, upheld: 0, reversed: 0, open: 0, medianHours: null };
}

type Counts = { readonly warnings: number; readonly reopened: number };

/**
 * For senior moderators and who reads analytics: what the DSA asks a platform to report of a period, counted from the
 * access log and from what is still open.
 */
export async function readTransparency(period: Period): Promise<TransparencyReport> {
  const [notices, measures, complaints, [counts]] = await Promise.all([
    readNotices(period, (reason) => reason),
    readMeasures(period),
    readComplaints(period),
    readRows<Counts>(Prisma.sql`
      select count(*) filter (where action = 'warn_member')::int as warnings,
             count(*) filter (where action = 'reactivate_member')::int as reopened
        from (${logged(['warn_member', 'reactivate_member'], period)}) e`),
  ]);
  const { warnings = 0, reopened = 0 } = counts ?? {};
  return { notices, measures, complaints, warnings, reopened };
}
