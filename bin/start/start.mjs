import { randomUUID } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { recoverIfInterrupted } from '../backup/recover.mjs';
import { build } from '../common/build.mjs';
import { childEnvironment, dataDir, inData, inRoot, node24, root } from '../common/paths.mjs';
import { PlainError } from '../common/plain-error.mjs';
import { isPortFree } from '../common/ports.mjs';
import { step } from '../common/progress.mjs';
import { run } from '../common/run.mjs';
import { connect, directUrl } from '../database/connect.mjs';
import { startDatabase } from '../database/embedded.mjs';
import { migrate } from '../database/migrate.mjs';
import { missingSeeds } from '../database/seed.mjs';
import { ProcessGroup } from '../processes/process-group.mjs';
import { isAlive } from '../processes/stop-process.mjs';
import { greet } from './greet.mjs';
import { startRelay } from './start-relay.mjs';
import { whenAskedToStop } from './stop-signals.mjs';
import { waitUntilReady } from './wait-until-ready.mjs';

const READY_WITHIN_MS = 180_000;
const DATABASE_GRACE_MS = 20_000;
const SERVER_GRACE_MS = 25_000;
/** After the sandbox's three ports. */
const RELAY_PORT = 3;

/** Starts the whole app, prints its addresses, and runs until it is asked to stop or a process ends. */
export async function start({ development }) {
  const begun = performance.now();
  const facts = await readFacts();
  await requirePorts(facts);
  await requireDatabase();
  await build({ pages: !development });
  const processes = new ProcessGroup();
  const asked = whenAskedToStop();
  try {
    const up = bringUp(processes, facts, development, begun);
    const ended = await Promise.race([
      asked.then(() => undefined),
      up.then(({ parts }) => Promise.race(parts)),
    ]);
    if (ended !== undefined) throw new PlainError(ended);
    process.stdout.write('\n  Stopping …\n');
  } finally {
    await processes.stop();
    rmSync(inData('running.json'), { force: true });
  }
  process.stdout.write('  Stopped.\n');
  process.exit(0);
}

async function bringUp(processes, facts, development, begun) {
  const database = await openDatabase(processes);
  const direct = directUrl() ?? database.url;
  const restored = await recoverIfInterrupted(direct);
  if (restored !== 'none') process.stdout.write(`  An interrupted restore was ${restored}\n`);
  const applied = await migrate(direct);
  if (applied.length > 0) process.stdout.write(`  Migrations applied: ${applied.length}\n`);
  for (const seed of await missingSeeds(database.url, facts))
    await step(SEED_STEPS[seed.name], seed.run);
  const parts = [database.ended];
  if (facts.demo) parts.push(startSandbox(processes, facts));
  const relay = facts.demo
    ? startRelay(processes, { port: facts.sandboxPort + RELAY_PORT })
    : { env: {}, parts: [] };
  parts.push(...relay.parts);
  const startId = randomUUID();
  const server = startServer(processes, facts, {
    databaseUrl: database.url,
    development,
    startId,
    relay: relay.env,
  });
  parts.push(server.ended);
  writeFileSync(
    inData('running.json'),
    JSON.stringify({ pid: process.pid, port: facts.port, databaseUrl: database.url }),
    { mode: 0o600 },
  );
  const patience = { withinMs: READY_WITHIN_MS, logs: inData('logs') };
  await Promise.race([waitUntilReady(facts.port, startId, patience), ...parts.map(rejectWith)]);
  greet(facts, { seconds: (performance.now() - begun) / 1000, log: server.log });
  return { parts };
}

const SEED_STEPS = {
  reference: 'Writing brands, flows, plans and texts',
  demo: 'Creating the demo world',
  desk: 'Creating the demo data of the desk',
};

async function rejectWith(ended) {
  throw new PlainError(await ended);
}

async function readFacts() {
  const env = { DATABASE_URL: process.env.DATABASE_URL || 'postgresql://embedded' };
  const { code, stdout, output } = await run(node24(), [inRoot('bin', 'start', 'facts.ts')], {
    env,
  });
  if (code !== 0) throw new PlainError(`The environment is wrong: ${output.trim()}`);
  return JSON.parse(stdout);
}

async function requirePorts({ port, demo, sandboxPort }) {
  if (!(await isPortFree(port)))
    throw new PlainError(`Port ${port} is taken: set PORT to another one.`);
  for (const offset of demo ? [0, 1, 2, RELAY_PORT] : []) {
    if (await isPortFree(sandboxPort + offset, '127.0.0.1')) continue;
    throw new PlainError(`Port ${sandboxPort + offset} is taken: set SANDBOX_PORT to another one.`);
  }
}

// Checked before the build, so that a wrong address is reported at once and not after a minute.
async function requireDatabase() {
  if (process.env.DATABASE_URL) await (await connect(process.env.DATABASE_URL)).end();
}

async function openDatabase(processes) {
  const own = process.env.DATABASE_URL;
  if (own) return { url: own, ended: new Promise(() => undefined) };
  const { url, pid } = await step('Starting PostgreSQL', () => startDatabase(inData('postgres')));
  processes.adopt(pid, 'SIGINT', DATABASE_GRACE_MS);
  return { url, ended: whenGone(pid) };
}

async function whenGone(pid) {
  while (isAlive(pid)) await sleep(1_000, undefined, { ref: false });
  return `PostgreSQL ended by itself: see ${inData('postgres.log')}.`;
}

function startSandbox(processes, { port, sandboxPort, hmacKey }) {
  const log = inData('logs', 'sandbox.log');
  const { ended } = processes.start(node24(), ['sandbox/main.ts'], {
    cwd: root,
    log,
    graceMs: 5_000,
    env: childEnvironment({
      SANDBOX_PORT: String(sandboxPort),
      SANDBOX_ADYEN_HMAC: hmacKey,
      SANDBOX_WEBHOOKS: `http://127.0.0.1:${port}/api/webhooks/{provider}?c={company}`,
      SANDBOX_TELEGRAM_WEBHOOK: `http://127.0.0.1:${port}/api/webhooks/telegram?b={brand}`,
    }),
  });
  return ended.then(({ complaint }) => complaint || `The sandbox ended by itself: see ${log}.`);
}

function startServer(processes, { port }, { databaseUrl, development, startId, relay }) {
  const log = development ? undefined : inData('logs', 'server.log');
  const program = development ? 'bin/start/restart.mjs' : 'server.ts';
  const { ended } = processes.start(node24(), [program], {
    cwd: root,
    log,
    graceMs: SERVER_GRACE_MS,
    env: childEnvironment({
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      NODE_ENV: development ? 'development' : 'production',
      NEXT_DEV: development ? '1' : '0',
      START_ID: startId,
      ...relay,
    }),
  });
  return {
    log,
    ended: ended.then(({ complaint }) => complaint || `The server ended by itself: see ${log}.`),
  };
}
