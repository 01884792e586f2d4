import pg from 'pg';
import { joinCluster, leaveCluster } from '../setup/cluster.mjs';
import { startRedis } from '../setup/redis.ts';
import { startApp, startWorld } from '../setup/server.ts';
import { BENCH_HOST, insertMembers, openRoutes, circularPairs } from './bench-members.ts';
import { chatClients } from './chat-clients.ts';
import { pacedLatency, type Latency } from './paced-latency.ts';
import { requireTools } from './require-tools.ts';
import { sizesOf } from './sizes.ts';
import { startReference } from './start-reference.ts';

/** Two instances, where every message goes from one to the other. */
const { rounds, warmSeconds, seconds, clients, perSecond } = sizesOf('two-nodes');

await requireTools('redis', 'pages');
process.env['TEST_CLUSTER_URL'] = await joinCluster();
const world = await startWorld('reference');
const redis = await startRedis();
const pool = new pg.Pool({ connectionString: world.database.url, max: 2 });
// The database may be dropped before the last connection has closed.
pool.on('error', () => undefined);
const env = { RATE_LIMIT_FACTOR: '100000', LOG_LEVEL: 'error', REDIS_URL: redis.url };
const apps = await Promise.all([startApp(world, { env }), startApp(world, { instance: 1, env })]);

try {
  const routes = await openRoutes(pool, circularPairs(await insertMembers(pool, clients)));
  const references = await Promise.all(
    [0, 1].map(() => startReference(world.database.url, routes, redis.url)),
  );
  const seats = routes.map(({ from, to }) => ({ token: from.token, writesTo: to.angelId }));
  const portsOf = (nodes: readonly { port: number }[]) => nodes.map(({ port }) => port);
  const ours = await chatClients(portsOf(apps), BENCH_HOST, seats);
  const theirs = await chatClients(portsOf(references), BENCH_HOST, seats);
  const measured = await pacedLatency(ours, theirs, {
    perSecond,
    warmSeconds,
    seconds,
    rounds,
    ready: async () => {
      await pool.query('analyze');
    },
  });
  await ours.close();
  await theirs.close();
  for (const { stop } of references) stop();
  for (const share of ['p50', 'p99'] as const) {
    const [mine, other] = [measured.ours.delivered[share], measured.theirs.delivered[share]];
    console.log(
      `${perSecond}/s across two nodes, ${share} send to delivery: ours ${mine.toFixed(2)} ms, ` +
        `the reference chat ${other.toFixed(2)} ms, ratio ${(mine / other).toFixed(2)}`,
    );
  }
  const crossing = ({ acknowledged, delivered }: Latency) => delivered.p50 - acknowledged.p50;
  const [mine, bare] = [crossing(measured.ours), crossing(measured.theirs)];
  console.log(
    `delivery on the other node after the acknowledgement, p50: ours ${mine.toFixed(2)} ms, ` +
      `bare adapter ${bare.toFixed(2)} ms, ratio ${(mine / bare).toFixed(2)}   goal 1.5`,
  );
} finally {
  for (const app of apps) await app.stop();
  await redis.stop();
  await pool.end();
  await world.remove();
  await leaveCluster();
}
