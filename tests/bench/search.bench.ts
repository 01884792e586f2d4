import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MemberViewer } from '#lib/identity/viewer.ts';
import { joinCluster, leaveCluster } from '../setup/cluster.mjs';
import { root } from '../setup/process.ts';
import { median } from './http-load.ts';
import { inFlight, type Paced } from './in-flight.ts';
import { openSearchWorld } from './search-world.ts';
import { sizesOf } from './sizes.ts';

// 10,000,000 by hand: BENCH_PROFILES=10000000 npm run bench -- search
const sizes = sizesOf('search');
const { profiles, rounds } = sizes;
const IN_FLIGHT = 20;

const cluster = await joinCluster();
process.env['DATABASE_URL'] = await openSearchWorld(cluster, profiles);
// Modules read their settings when they are loaded, so they are imported after the settings are made.
const { pool } = await import('#lib/db/pool.ts');
const { searchProfiles } = await import('#lib/discovery/search/search-profiles.ts');
const { barePage, prepareBarePages } = await import('./bare-page.ts');
const { cases } = await import('./search-cases.ts');
const { plansOf } = await import('./search-plans.ts');
const { busyViewer, largestRegion, viewers } = await import('./search-people.ts');

type Case = (typeof cases)[number];

const { rows: clock } = await pool().query<{ now: Date }>(
  'select max(last_active_at) as now from profiles',
);
const now = clock[0]?.now ?? new Date();
const region = await largestRegion(pool());
const men = { gender: 'man', seeking: 'woman', count: sizes.viewers } as const;
const people = {
  anywhere: await viewers(pool(), men),
  largest: await viewers(pool(), { ...men, regionId: region }),
  busy: [await busyViewer(pool(), { regionId: region, now, ...sizes })],
};
await prepareBarePages(pool());

const pick = (from: readonly MemberViewer[], index: number): MemberViewer => {
  const viewer = from[index % from.length];
  if (!viewer) throw new Error('no viewer for the case');
  return viewer;
};
const fixed = (value: number, digits = 2): string => value.toFixed(digits);

function search({ filters, order, purpose, who }: Case, page: number, from = people[who]) {
  return (index: number) =>
    searchProfiles(pick(from, index), { page, filters, order, purpose }, now).then(({ rows }) => {
      if (rows.length === 0) throw new Error('the search returned an empty page');
    });
}

const bare = (index: number) => barePage(pool(), pick(people.anywhere, index));

function middle(all: readonly Paced[]): Paced {
  const of = (key: keyof Paced): number => median(all.map((one) => one[key]));
  return { perSecond: of('perSecond'), p50: of('p50'), p99: of('p99') };
}

async function warm(): Promise<void> {
  const jobs = new Map<string, (index: number) => Promise<unknown>>([['bare page', bare]]);
  for (const one of cases) {
    for (const page of [1, one.deep]) jobs.set(`${one.name}, page ${page}`, search(one, page));
  }
  const seen = new Map<string, Paced[]>([...jobs.keys()].map((name) => [name, []]));
  for (const job of jobs.values()) await inFlight(IN_FLIGHT, { seconds: sizes.warmSeconds }, job);
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, job] of jobs) {
      seen.get(name)?.push(await inFlight(IN_FLIGHT, { seconds: sizes.seconds }, job));
    }
  }
  const limit = middle(seen.get('bare page') ?? []).perSecond;
  for (const [name, all] of seen) {
    const { perSecond, p50, p99 } = middle(all);
    console.log(
      `${name.padEnd(42)} ${fixed(perSecond, 0).padStart(6)}/s  ratio ${fixed(perSecond / limit)}  ` +
        `p50 ${fixed(p50, 1)} ms  p99 ${fixed(p99, 1)} ms`,
    );
  }
  console.log('goal: ratio 0.5, p99 25 ms at 20 in flight');
}

async function postgresStartedAt(): Promise<number | undefined> {
  const { rows } = await pool().query<{ at: Date }>('select pg_postmaster_start_time() as at');
  return rows[0]?.at.getTime();
}

/** Measures a restarted PostgreSQL and viewers not used before; files may be in the OS cache. */
async function cold(): Promise<void> {
  const before = await postgresStartedAt();
  const fresh = await viewers(pool(), {
    ...men,
    regionId: region,
    offset: sizes.viewers,
    count: sizes.coldViewers,
  });
  await leaveCluster();
  if ((await joinCluster()) !== cluster) throw new Error('PostgreSQL moved to another port');
  // PostgreSQL is not restarted while another process uses it.
  const isRestarted = (await postgresStartedAt()) !== before;
  const label = isRestarted ? 'cold' : 'new members, PostgreSQL not restarted';
  const one = cases.find(({ name }) => name.startsWith('all filters'));
  if (!one) throw new Error('no case for the cold run');
  const half = sizes.coldViewers / 2;
  for (const [step, page] of [1, one.deep].entries()) {
    const own = fresh.slice(step * half, step * half + half);
    const measured = await inFlight(IN_FLIGHT, { times: own.length }, search(one, page, own));
    const { perSecond, p50, p99 } = measured;
    console.log(
      `${label}, ${one.name}, page ${page}: ${fixed(perSecond, 0)}/s  p50 ${fixed(p50, 1)} ms  p99 ${fixed(p99, 1)} ms`,
    );
  }
}

try {
  console.log(`${profiles} profiles, ${IN_FLIGHT} in flight, ${rounds} rounds`);
  await warm();
  await cold();
  const folder = join(root, '.data/bench');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `search-plans-${profiles}.txt`);
  writeFileSync(file, await plansOf(pool(), cases, people, now));
  console.log(`plans: ${file}`);
} finally {
  await pool().end();
  await leaveCluster();
}
