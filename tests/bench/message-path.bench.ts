import pg from 'pg';
import { joinCluster, leaveCluster } from '../setup/cluster.mjs';
import { startApp, startWorld } from '../setup/server.ts';
import { bareRate } from './bare-send.ts';
import {
  BENCH_HOST,
  insertMembers,
  openRoutes,
  circularPairs,
  type Route,
} from './bench-members.ts';
import { chatClients } from './chat-clients.ts';
import { hotMember } from './hot-member.ts';
import { median } from './http-load.ts';
import { pacedLatency } from './paced-latency.ts';
import { requireTools } from './require-tools.ts';
import { sizesOf } from './sizes.ts';
import { startReference } from './start-reference.ts';

const sizes = sizesOf('message-path');
const { rounds, warmSeconds, seconds, floodClients, pacedClients, perSecond } = sizes;
const BARE_IN_FLIGHT = 20;

await requireTools('pages');
process.env['TEST_CLUSTER_URL'] = await joinCluster();
const world = await startWorld('reference');
const pool = new pg.Pool({ connectionString: world.database.url, max: BARE_IN_FLIGHT });
// The database may be dropped before the last connection has closed.
pool.on('error', () => undefined);
const app = await startApp(world, { env: { RATE_LIMIT_FACTOR: '100000', LOG_LEVEL: 'error' } });

const seat = (route: Route) => ({ token: route.from.token, writesTo: route.to.angelId });
const fixed = (value: number, digits = 2): string => value.toFixed(digits);

/** Runs `analyze`, as autovacuum does within a minute: a database that has run for a while has statistics. */
async function knowTables(): Promise<void> {
  await pool.query('analyze');
}

async function storedMessages(): Promise<number> {
  const { rows } = await pool.query<{ count: string }>('select count(*) from messages');
  return Number(rows[0]?.count);
}

async function floodAgainstBare(): Promise<void> {
  const routes = await openRoutes(pool, circularPairs(await insertMembers(pool, floodClients)));
  const clients = await chatClients([app.port], BENCH_HOST, routes.map(seat));
  await bareRate(pool, routes, BARE_IN_FLIGHT, warmSeconds);
  await clients.flood(1, warmSeconds);
  await knowTables();
  const bare: number[] = [];
  const ours: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    bare.push((await bareRate(pool, routes, BARE_IN_FLIGHT, seconds)).perSecond);
    const before = await storedMessages();
    const { acked, delivered, ms } = await clients.flood(1, seconds);
    const stored = (await storedMessages()) - before;
    if (delivered !== acked || stored !== acked) {
      throw new Error(`${acked} acknowledged, ${stored} stored, ${delivered} delivered`);
    }
    ours.push((acked * 1_000) / ms);
  }
  await clients.close();
  const list = (rates: readonly number[]): string => rates.map((rate) => fixed(rate, 0)).join(' ');
  console.log(`bare statement, ${BARE_IN_FLIGHT} in flight     ${list(bare)}`);
  console.log(`hub, ${floodClients} clients               ${list(ours)}`);
  const ratio = median(ours) / median(bare);
  console.log(
    `messages per second: ours ${fixed(median(ours), 0)}, limit ${fixed(median(bare), 0)}, ` +
      `ratio ${fixed(ratio)}   goal 1.0, aim 1.5`,
  );
}

async function pacedAgainstReference(): Promise<void> {
  const routes = await openRoutes(pool, circularPairs(await insertMembers(pool, pacedClients)));
  const reference = await startReference(world.database.url, routes);
  const seats = routes.map(seat);
  const ours = await chatClients([app.port], BENCH_HOST, seats);
  const theirs = await chatClients([reference.port], BENCH_HOST, seats);
  const measured = await pacedLatency(ours, theirs, {
    perSecond,
    warmSeconds,
    seconds,
    rounds,
    ready: knowTables,
  });
  await ours.close();
  await theirs.close();
  reference.stop();
  const { acknowledged, delivered } = measured.ours;
  for (const [share, goal] of [
    ['p50', 1.5],
    ['p99', 2],
  ] as const) {
    const [mine, other] = [acknowledged[share], measured.theirs.acknowledged[share]];
    console.log(
      `${perSecond}/s, ${pacedClients} clients, ${share} send to acknowledgement: ours ${fixed(mine)} ms, ` +
        `reference ${fixed(other)} ms, ratio ${fixed(mine / other)}   goal ${goal}`,
    );
  }
  console.log(
    `delivery p50 ${fixed(delivered.p50)} ms, ${fixed(delivered.p50 / acknowledged.p50)} of the acknowledgement   goal 1.05`,
  );
}

try {
  const parts = { flood: floodAgainstBare, paced: pacedAgainstReference };
  const wanted = process.env['BENCH_PART'];
  for (const [name, part] of Object.entries(parts)) {
    if (wanted === undefined || wanted === name) await part();
  }
  if (wanted === undefined || wanted === 'hot') {
    await hotMember({ pool, port: app.port, sizes });
  }
} finally {
  await app.stop();
  await pool.end();
  await world.remove();
  await leaveCluster();
}
