import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { joinCluster, leaveCluster } from '../setup/cluster.mjs';
import { median } from './http-load.ts';
import { inFlight, type Paced } from './in-flight.ts';
import { generatorOf, openWorld } from './search-world.ts';
import { sizesOf } from './sizes.ts';
import { byText, statementsOf, type Sent } from './sent-statements.ts';

const { profiles, rounds, seconds, picked, recordedCalls } = sizesOf('desk');
/** Runs only the cases whose names match this pattern. */
const ONLY = new RegExp(process.env['BENCH_ONLY'] ?? '');
const IN_FLIGHT = 4;
const GOAL = 0.3;
const PAGE = 50;

const cluster = await joinCluster();
process.env['DATABASE_URL'] = await openWorld(cluster, {
  name: `bench_desk_${String(profiles)}`,
  profiles,
  generator: ['search-world.sql', 'desk-world.sql', 'desk-work.sql'].map(generatorOf).join(';\n'),
});
// Modules read their settings when they are loaded, so they are imported after the settings are made.
const { db } = await import('#lib/db/client.ts');
const { pool } = await import('#lib/db/pool.ts');
const { countAll, countedUntil } = await import('#lib/desk/analytics/rollup/metrics-jobs.ts');
const { recountDays, recountLives } = await import('#lib/desk/analytics/rollup/recount-metrics.ts');
const { dayOf, daysAfter } = await import('#lib/desk/analytics/days.ts');
const { deskCases } = await import('./desk-cases.ts');

const BARE = `
  create table bare_members as
  select id, brand_id as brand, public_id, email, state, level, country, flow_code, created_at as at
    from users`;

/** The upper limit: the same number of members from one index range, in order of creation, without joins. */
async function prepareBare(on: Pool): Promise<void> {
  const { rows } = await on.query<{ known: string | null }>(
    `select to_regclass('bare_members') as known`,
  );
  if (typeof rows[0]?.known === 'string') return;
  await on.query(BARE);
  await on.query('create index on bare_members (brand, at desc, id desc)');
  await on.query('vacuum (analyze)');
}

/** The world is filled with triggers off, so the columns that triggers set are written here. */
const WAITING = `
  update photos f set brand_id = p.brand_id from profiles p
   where p.id = f.profile_id and f.state = 'pending' and f.brand_id is null and p.brand_id is not null`;
const PAID = `
  update payment_fingerprints f set member_id = i.member_id from attempts a join intents i on i.id = a.intent_id
   where a.id = f.attempt_id and f.member_id is null`;

async function timed(name: string, work: () => Promise<unknown>): Promise<void> {
  const begun = performance.now();
  await work();
  console.log(`${name}: ${((performance.now() - begun) / 1_000).toFixed(1)} s`);
}

/** Counts the analytics, as each night and each ten minutes. */
async function countAnalytics(now: Date): Promise<void> {
  if ((await countedUntil()) === null) await timed('all figures counted', () => countAll(now));
  const today = dayOf(now);
  await timed('two days counted anew, as each ten minutes', () =>
    recountDays({ from: daysAfter(today, -1), to: today }),
  );
  await timed('two weeks counted anew, as each night', () =>
    recountDays({ from: daysAfter(today, -14), to: today }),
  );
  await timed('half a year followed, as each night', () =>
    recountLives({ from: daysAfter(today, -200), to: today }, now),
  );
  await pool().query('vacuum (analyze) metric_days, metric_money, metric_waits, metric_tenures');
}

try {
  await prepareBare(pool());
  await pool().query(WAITING);
  const { rowCount } = await pool().query(PAID);
  if ((rowCount ?? 0) > 0) await pool().query('vacuum (analyze) payment_fingerprints');
  const now = new Date();
  const { rows } = await pool().query<{ id: string; n: number; at: Date }>(
    `select id, substr(public_id, 2)::int as n, created_at as at from users
      where public_id ~ '^m[0-9]{3,}$' order by id limit ${String(picked)}`,
  );
  const tickets = await db().ticket.findMany({ take: picked, select: { reference: true } });
  const { rows: paid } = await pool().query<{ order: string }>(
    `select public_id as order from intents
      where public_id ~ '^o[0-9]{3,}$' order by id limit ${String(picked)}`,
  );
  const known = {
    now,
    numbers: rows.map(({ n }) => n),
    memberIds: rows.map(({ id }) => id),
    tickets: tickets.map(({ reference }) => reference),
    orders: paid.map(({ order }) => order),
  };
  const bare = (index: number): Promise<unknown> =>
    pool().query({
      name: 'bare_members',
      text: `select * from bare_members where brand = $1
        and (at, id) < ($2, 'ffffffff-ffff-ffff-ffff-ffffffffffff') order by at desc, id desc limit $3`,
      values: ['dolcevita', rows[index % rows.length]?.at, PAGE],
    });
  const cases = deskCases(known).filter(({ name }) => ONLY.test(name));
  if (cases.some(({ name }) => name.startsWith('figures'))) await countAnalytics(now);
  console.log(
    `${String(profiles)} profiles, ${String(IN_FLIGHT)} in flight, ${String(rounds)} rounds`,
  );
  /** The rate of `run` relative to the rate of the bare page. */
  const ratioOf = async (run: (index: number) => Promise<unknown>) => {
    const [limits, ours]: [Paced[], Paced[]] = [[], []];
    // The first call prepares the statements.
    await run(0);
    for (let round = 0; round < rounds; round += 1) {
      limits.push(await inFlight(IN_FLIGHT, { seconds }, bare));
      ours.push(await inFlight(IN_FLIGHT, { seconds }, run));
    }
    const own = median(ours.map(({ perSecond }) => perSecond));
    return { own, ratio: own / median(limits.map(({ perSecond }) => perSecond)) };
  };
  let [missed, slow] = [0, 0];
  for (const { name, run } of cases) {
    const { own, ratio } = await ratioOf(run);
    const recorded: (readonly Sent[])[] = [];
    for (let index = 0; index < recordedCalls; index += 1) {
      recorded.push(await statementsOf(() => run(index)));
    }
    const statements = [...byText(recorded)];
    const ratios: number[] = [];
    for (const [text, values] of statements) {
      const label = createHash('sha256').update(text).digest('hex').slice(0, 32);
      const alone = (index: number): Promise<unknown> =>
        pool().query({ name: label, text, values: values[index % values.length] ?? [] });
      ratios.push((await ratioOf(alone)).ratio);
    }
    const least = Math.min(...ratios);
    if (least < GOAL) missed += 1;
    if (ratio < GOAL) slow += 1;
    console.log(
      `${name.padEnd(36)} ${own.toFixed(0).padStart(6)}/s  call ${ratio.toFixed(2)}  statements ${String(statements.length).padStart(2)}, the slowest ${least.toFixed(2)}${least < GOAL ? '  below' : ''}`,
    );
  }
  console.log(
    `goal: each statement ${String(GOAL)}; calls with one below it ${String(missed)} of ${String(cases.length)}; whole calls below it ${String(slow)}`,
  );
} finally {
  await db().$disconnect();
  await pool().end();
  await leaveCluster();
}
