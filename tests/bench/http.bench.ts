import { joinCluster, leaveCluster } from '../setup/cluster.mjs';
import { callApi } from '../setup/call-api.ts';
import { freePorts } from '../setup/ports.ts';
import { startProcess, waitUntilReady } from '../setup/process.ts';
import { startApp, startWorld } from '../setup/server.ts';
import { interleaved, load, type Measured } from './http-load.ts';
import { startNaiveNext } from './naive-next.ts';
import { requireTools } from './require-tools.ts';
import { sizesOf } from './sizes.ts';

const { rounds, warmSeconds, seconds } = sizesOf('http');
const HOST = 'dolcevita.localhost';

async function bearer(port: number): Promise<string> {
  const body = { email: 'free@demo.test', password: 'Amarena-demo-2026' };
  const { text } = await callApi(port, HOST, '/api/users/authenticate', { body });
  return (JSON.parse(text) as { token: string }).token;
}

function line(name: string, measured: Measured | undefined): string {
  const { perSecond = 0, p50 = 0, p99 = 0 } = measured ?? {};
  return `${name.padEnd(34)} ${perSecond.toFixed(0).padStart(8)}/s   p50 ${p50} ms   p99 ${p99} ms`;
}

await requireTools('pages');
process.env['TEST_CLUSTER_URL'] = await joinCluster();
const world = await startWorld('demo');
const app = await startApp(world, { env: { RATE_LIMIT_FACTOR: '100000' } });
const [barePort, naivePort] = [await freePorts(1), await freePorts(1)];
const bare = startProcess(['tests/bench/bare-http.ts', String(barePort)], {});
await waitUntilReady(bare, `http://127.0.0.1:${barePort}/`);
const naive = await startNaiveNext(naivePort);

try {
  const token = await bearer(app.port);
  const jobs = {
    bare: { url: `http://127.0.0.1:${barePort}/` },
    page: { url: `${app.url}/`, headers: { host: HOST, 'accept-encoding': 'br' } },
    call: {
      url: `${app.url}/api/tracker/getIp`,
      headers: { host: HOST, authorization: `Bearer ${token}` },
    },
    naivePage: { url: `http://localhost:${naivePort}/` },
    naiveCall: { url: `http://localhost:${naivePort}/api/ping` },
  };
  for (const job of Object.values(jobs)) await load({ ...job, seconds: warmSeconds });
  const measured = await interleaved(jobs, rounds, seconds);
  const rate = (name: string): number => measured[name]?.perSecond ?? Number.NaN;
  console.log(line('bare Node http', measured['bare']));
  console.log(line('home by host (CSP, brotli)', measured['page']));
  console.log(line('Next, prerendered, by middleware', measured['naivePage']));
  console.log(line('small call, session and contract', measured['call']));
  console.log(line('Next route handler + middleware', measured['naiveCall']));
  console.log(
    `public page / bare http      ${(rate('page') / rate('bare')).toFixed(3)}   goal 0.12`,
  );
  console.log(`public page / Next's way     ${(rate('page') / rate('naivePage')).toFixed(1)}`);
  console.log(
    `small call / Next's handler  ${(rate('call') / rate('naiveCall')).toFixed(1)}   goal 5`,
  );
} finally {
  await naive.stop();
  await bare.stop();
  await app.stop();
  await world.remove();
  await leaveCluster();
}
