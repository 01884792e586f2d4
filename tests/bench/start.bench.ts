import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { callApi } from '../setup/call-api.ts';
import { freePorts } from '../setup/ports.ts';
import { root } from '../setup/process.ts';
import { median } from './http-load.ts';
import { requireTools } from './require-tools.ts';
import { isTiny, sizesOf } from './sizes.ts';

const { secondStarts } = sizesOf('start');
const GIVE_UP_MS = 300_000;
const HOST = 'dolcevita.localhost';
const checkout = join(root, '.data/bench/fresh-checkout');
/** Files that a clone does not have. A tiny run takes the build along, since building is most of a first start. */
const LEFT_OUT = new Set(['node_modules', '.data', '.git', 'tsconfig.tsbuildinfo']);
if (!isTiny) LEFT_OUT.add('.next');

/** Copies the sources as a clone has them. Packages are linked, since downloading them is not measured. */
function cloneWithPackages(): void {
  rmSync(checkout, { recursive: true, force: true });
  mkdirSync(checkout, { recursive: true });
  for (const entry of readdirSync(root)) {
    if (!LEFT_OUT.has(entry)) cpSync(join(root, entry), join(checkout, entry), { recursive: true });
  }
  if (isTiny) {
    cpSync(join(root, '.data/build'), join(checkout, '.data/build'), { recursive: true });
  }
  execFileSync('cp', ['-al', join(root, 'node_modules'), join(checkout, 'node_modules')]);
}

/** Seconds from `npm start` to the first home page, then a stop by SIGTERM. */
async function startOnce(): Promise<number> {
  const port = await freePorts(4);
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    PORT: String(port),
    SANDBOX_PORT: String(port + 1),
  };
  for (const name of ['DATABASE_URL', 'DATA_DIR', 'NODE_ENV', 'LOG_LEVEL', 'TEST_CLUSTER_URL']) {
    Reflect.deleteProperty(env, name);
  }
  const begun = performance.now();
  const child = spawn('npm', ['start'], { cwd: checkout, env, stdio: ['ignore', 'pipe', 'pipe'] });
  // npm may exit before the starter; the pipes close when both have ended.
  const ended = once(child, 'close');
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  for (;;) {
    const answer = await callApi(port, HOST, '/').catch(() => undefined);
    if (answer?.status === 200) break;
    if (child.exitCode !== null || performance.now() - begun > GIVE_UP_MS) {
      child.kill('SIGTERM');
      throw new Error(`npm start brought nothing up:\n${output}`);
    }
    await sleep(20);
  }
  const seconds = (performance.now() - begun) / 1_000;
  // A signal before the starter has printed its greeting would abort the start.
  while (!output.includes('Ctrl-C') && child.exitCode === null) await sleep(20);
  child.kill('SIGTERM');
  await ended;
  return seconds;
}

if (isTiny) await requireTools('pages');
try {
  cloneWithPackages();
  const first = await startOnce();
  console.log(`first npm start, packages present: ${first.toFixed(1)} s   goal 180`);
  const later: number[] = [];
  for (let turn = 0; turn < secondStarts; turn += 1) later.push(await startOnce());
  const list = later.map((seconds) => seconds.toFixed(1)).join(' ');
  console.log(`second npm start: ${median(later).toFixed(1)} s of ${list}   goal 5`);
} finally {
  rmSync(checkout, { recursive: true, force: true });
}
