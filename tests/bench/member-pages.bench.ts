import { joinCluster, leaveCluster } from '../setup/cluster.mjs';
import { freePorts } from '../setup/ports.ts';
import { startApp, startWorld } from '../setup/server.ts';
import { interleaved, load, type Load } from './http-load.ts';
import { startNaiveNext } from './naive-next.ts';
import { openBrowser, scriptBytes } from './page-scripts.ts';
import { requireTools } from './require-tools.ts';
import { sizesOf } from './sizes.ts';

const { rounds, warmSeconds, seconds, pages } = sizesOf('member-pages');
const CONNECTIONS = 16;
const HOST = 'dolcevita.localhost';
const MEMBER = { email: 'vip@demo.test', password: 'Amarena-demo-2026' };
const LISTS = ['/find', '/chats'].slice(0, pages);
const SCRIPTED = ['/find', '/match', '/chats'].slice(0, pages);

await requireTools('browser', 'pages');
process.env['TEST_CLUSTER_URL'] = await joinCluster();
const world = await startWorld('demo');
const app = await startApp(world, { env: { RATE_LIMIT_FACTOR: '100000', LOG_LEVEL: 'error' } });
const naivePort = await freePorts(1);
const naive = await startNaiveNext(naivePort);
const { context, close } = await openBrowser();
const ours = `http://${HOST}:${app.port}`;
const theirs = `http://localhost:${naivePort}`;

/** Logs the browser in; returns its cookies for the load generator, which is not a browser. */
async function sessionCookies(): Promise<string> {
  const page = await context.newPage();
  await page.goto(ours);
  const status = await page.evaluate(async (body) => {
    const headers = { 'content-type': 'application/json' };
    return (await fetch('/api/users/authenticate', { method: 'POST', headers, body })).status;
  }, JSON.stringify(MEMBER));
  if (status !== 200) throw new Error(`the login answered ${status}`);
  await page.close();
  const cookies = await context.cookies(ours);
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}

/** The uncompressed size of our page. */
async function ownBytes(path: string): Promise<number> {
  const page = await context.newPage();
  const answer = await page.goto(`${ours}${path}`);
  if (answer?.ok() !== true) throw new Error(`${path} answers ${answer?.status() ?? 'nothing'}`);
  const { byteLength } = await answer.body();
  await page.close();
  return byteLength;
}

async function bytesOf(url: string): Promise<number> {
  return (await (await fetch(url)).arrayBuffer()).byteLength;
}

/**
 * The address of a naive page of the same size. Its content is in the HTML more than once, so the size is
 * found by trial.
 */
async function equalPage(bytes: number): Promise<string> {
  const list = (asked: number): string => `${theirs}/list?bytes=${Math.max(0, Math.round(asked))}`;
  const [least, some] = [await bytesOf(list(0)), await bytesOf(list(20_000))];
  return list(((bytes - least) * 20_000) / (some - least));
}

async function rendering(cookie: string): Promise<void> {
  for (const path of LISTS) {
    const headers = { host: `${HOST}:${app.port}`, cookie };
    const page: Load = { url: `${app.url}${path}`, headers };
    const bytes = await ownBytes(path);
    const url = await equalPage(bytes);
    const common = { connections: CONNECTIONS };
    const jobs = { ours: { ...page, ...common }, naive: { url, ...common } };
    for (const job of Object.values(jobs)) await load({ ...job, seconds: warmSeconds });
    const measured = await interleaved(jobs, rounds, seconds);
    const [mine, other] = [measured['ours']?.perSecond ?? NaN, measured['naive']?.perSecond ?? NaN];
    console.log(
      `${path}: ours ${mine.toFixed(0)}/s of ${bytes} bytes, bare Next ${other.toFixed(0)}/s of ` +
        `${await bytesOf(url)} bytes, ratio ${(mine / other).toFixed(2)}   goal 0.8`,
    );
  }
}

async function scripts(): Promise<void> {
  const kilobytes = (bytes: number): string => (bytes / 1_000).toFixed(1);
  const floor = await scriptBytes(context, `${theirs}/list`);
  console.log(`script of a bare Next page: ${kilobytes(floor)} kB gzip`);
  for (const path of SCRIPTED) {
    const bytes = await scriptBytes(context, `${ours}${path}`);
    console.log(
      `script of ${path}: ${kilobytes(bytes)} kB gzip, ${kilobytes(bytes - floor)} more   goal 60`,
    );
  }
}

try {
  const cookie = await sessionCookies();
  await scripts();
  await rendering(cookie);
} finally {
  await close();
  await naive.stop();
  await app.stop();
  await world.remove();
  await leaveCluster();
}
