import type { Pool } from 'pg';
import { joinCluster, leaveCluster } from '../setup/cluster.mjs';
import { median } from './http-load.ts';
import { inFlight, type Paced } from './in-flight.ts';
import { generatorOf, openWorld } from './search-world.ts';

const PROFILES = Number(process.env['BENCH_PROFILES'] ?? 1_000_000);
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3);
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 0.5);
/** Only the cases whose names contain this. */
const ONLY = process.env['BENCH_ONLY'] ?? '';
const IN_FLIGHT = 4;
const GOAL = 0.3;
const PAGE = 50;
const PICKED = 500;

const cluster = await joinCluster();
process.env['DATABASE_URL'] = await openWorld(cluster, {
  ...{ name: `bench_desk_${String(PROFILES)}`, profiles: PROFILES },
  generator: `${generatorOf('search-world.sql')};\n${generatorOf('desk-world.sql')}`,
});
// The verbs read their settings when they are loaded.
const { db } = await import('#lib/db/client.ts');
const { pool } = await import('#lib/db/pool.ts');
const { countAll, countedUntil } = await import('#lib/desk/figures/rollup/keep-figures.ts');
const { recountDays, recountLives } = await import('#lib/desk/figures/rollup/recount-figures.ts');
const { dayOf, daysAfter } = await import('#lib/desk/figures/days.ts');
const { deskCases } = await import('./desk-cases.ts');

const BARE = `
  create table bare_members as
  select id, brand_id as brand, public_id, email, state, level, country, flow_code, created_at as at
    from users`;

/** The limit: so many members of one index range, in the order they came, with nothing to join. */
async function prepareBare(on: Pool): Promise<void> {
  const { rows } = await on.query<{ known: string | null }>(
    `select to_regclass('bare_members') as known`,
  );
  if (typeof rows[0]?.known === 'string') return;
  await on.query(BARE);
  await on.query('create index on bare_members (brand, at desc, id desc)');
  await on.query('vacuum (analyze)');
}

async function timed(name: string, work: () => Promise<unknown>): Promise<void> {
  const begun = performance.now();
  await work();
  console.log(`${name}: ${((performance.now() - begun) / 1_000).toFixed(1)} s`);
}

try {
  await prepareBare(pool());
  const now = new Date();
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
  await pool().query('vacuum (analyze) figure_days, figure_money, figure_waits, figure_tenures');
  const { rows } = await pool().query<{ id: string; n: number; at: Date }>(
    `select id, substr(public_id, 2)::int as n, created_at as at from users
      where public_id ~ '^m[0-9]{3,}$' order by id limit ${String(PICKED)}`,
  );
  const letters = await db().ticket.findMany({ take: PICKED, select: { reference: true } });
  const { rows: paid } = await pool().query<{ order: string }>(
    `select public_id as order from intents
      where public_id ~ '^o[0-9]{3,}$' order by id limit ${String(PICKED)}`,
  );
  const known = {
    ...{ now, numbers: rows.map(({ n }) => n), memberIds: rows.map(({ id }) => id) },
    tickets: letters.map(({ reference }) => reference),
    orders: paid.map(({ order }) => order),
  };
  const bare = (index: number): Promise<unknown> =>
    pool().query({
      name: 'bare_members',
      text: `select * from bare_members where brand = $1
        and (at, id) < ($2, 'ffffffff-ffff-ffff-ffff-ffffffffffff') order by at desc, id desc limit $3`,
      values: ['dolcevita', rows[index % rows.length]?.at, PAGE],
    });
  const cases = deskCases(known).filter(({ name }) => name.includes(ONLY));
  console.log(
    `${String(PROFILES)} profiles, ${String(IN_FLIGHT)} in flight, ${String(ROUNDS)} rounds`,
  );
  let missed = 0;
  for (const { name, run } of cases) {
    const [limits, ours]: [Paced[], Paced[]] = [[], []];
    // The first call of each prepares it.
    await run(0);
    for (let round = 0; round < ROUNDS; round += 1) {
      limits.push(await inFlight(IN_FLIGHT, { seconds: SECONDS }, bare));
      ours.push(await inFlight(IN_FLIGHT, { seconds: SECONDS }, run));
    }
    const limit = median(limits.map(({ perSecond }) => perSecond));
    const own = median(ours.map(({ perSecond }) => perSecond));
    const ratio = own / limit;
    if (ratio < GOAL) missed += 1;
    console.log(
      `${name.padEnd(36)} ${own.toFixed(0).padStart(6)}/s  ratio ${ratio.toFixed(2)}${ratio < GOAL ? '  below' : ''}`,
    );
  }
  console.log(`goal: ratio ${String(GOAL)}; below it ${String(missed)} of ${String(cases.length)}`);
} finally {
  await db().$disconnect();
  await pool().end();
  await leaveCluster();
}
