import { brands } from '../../lib/brands/registry.ts';
import { joinCluster, leaveCluster } from '../setup/cluster.mjs';
import { freePorts } from '../setup/ports.ts';
import { startProcess, waitUntilReady } from '../setup/process.ts';
import { startApp, startWorld } from '../setup/server.ts';
import { interleaved, load, type Load } from './http-load.ts';
import { startNaiveNext } from './naive-next.ts';
import { openBrowser, scriptBytes } from './page-scripts.ts';
import { pageWeight } from './page-weight.ts';
import { requireTools } from './require-tools.ts';
import { sizesOf } from './sizes.ts';

const sizes = sizesOf('public-pages');
const HOST = 'dolcevita.localhost';
const WEIGHED = ['/', '/legal/terms', '/legal/faq', '/contactUs', '/signup', '/login', '/find'];
const LOADED = ['/', '/legal/terms', '/signup', '/no-such-page'];

await requireTools('browser', 'pages');
process.env['TEST_CLUSTER_URL'] = await joinCluster();
const world = await startWorld('reference');
const app = await startApp(world, { env: { RATE_LIMIT_FACTOR: '100000', LOG_LEVEL: 'error' } });
const [barePort, naivePort] = [await freePorts(1), await freePorts(1)];
const bare = startProcess(['tests/bench/bare-http.ts', String(barePort)], {});
await waitUntilReady(bare, `http://127.0.0.1:${barePort}/`);
const naive = await startNaiveNext(naivePort);
const { context, close } = await openBrowser();

const kilobytes = (bytes: number): string => (bytes / 1_000).toFixed(1);

async function weights(): Promise<void> {
  const floor = await scriptBytes(context, `http://localhost:${naivePort}/list`);
  console.log(`script of a bare Next page: ${kilobytes(floor)} kB gzip`);
  const pages = [
    ...WEIGHED.slice(0, sizes.weighed).map((path) => [HOST, path] as const),
    ...brands.slice(0, sizes.brands).map(({ hosts: [host = ''] }) => [host, '/'] as const),
  ];
  for (const [host, path] of pages) {
    const url = `http://${host}:${app.port}${path}`;
    const script = await scriptBytes(context, url);
    const { bytes, requests } = await pageWeight(context, url);
    console.log(
      `${host}${path}: script ${kilobytes(script)} kB (${kilobytes(script - floor)} over the floor), ` +
        `all ${kilobytes(bytes)} kB in ${requests} requests   goal 10 over, 250 in all`,
    );
  }
}

async function rates(): Promise<void> {
  const ours = (path: string): Load => ({
    url: `${app.url}${path}`,
    headers: { host: `${HOST}:${app.port}`, 'accept-encoding': 'br' },
    ...(path === '/no-such-page' && { expected: 404 }),
  });
  const jobs: Record<string, Load> = { bare: { url: `http://127.0.0.1:${barePort}/` } };
  for (const path of LOADED) jobs[path] = ours(path);
  for (const job of Object.values(jobs)) await load({ ...job, seconds: sizes.warmSeconds });
  const measured = await interleaved(jobs, sizes.rounds, sizes.seconds);
  const limit = measured['bare']?.perSecond ?? Number.NaN;
  console.log(`bare Node http: ${limit.toFixed(0)}/s`);
  for (const path of LOADED) {
    const { perSecond = NaN, p99 = NaN } = measured[path] ?? {};
    const ratio = (perSecond / limit).toFixed(3);
    console.log(`${path}: ${perSecond.toFixed(0)}/s, p99 ${p99} ms, ratio ${ratio}   goal 0.12`);
  }
}

try {
  await weights();
  await rates();
} finally {
  await close();
  await naive.stop();
  await bare.stop();
  await app.stop();
  await world.remove();
  await leaveCluster();
}
