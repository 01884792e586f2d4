import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { joinCluster, leaveCluster } from '../setup/cluster.mjs';
import { root } from '../setup/process.ts';

/** The result line that each bench prints last, by the name of the bench. */
const RESULTS: Readonly<Record<string, RegExp>> = {
  desk: /^goal: each statement 0\.3; calls with one below it \d+ of \d+/m,
  'desk-queue': /^processor 1\/1 {3}\d+ photos {3}next one painted after \d+ ms/m,
  'fan-out':
    /^\d instances, a channel a room: each receives \d+\/s, .+ subscribed again after \d+ ms/m,
  faults: /^lostInstance: \d+ clients, 0 faults/m,
  growth: /^a message of a year: \d/m,
  http: /^small call \/ Next's handler +\d/m,
  'idle-sockets': /^idle socket, \d+ after \d+ s: ratio -?\d/m,
  inbox: /^by a name +\d+\/s +ratio \d/m,
  lighthouse: /: \d+ \d+ \d+ \d+ {3}LCP \d/m,
  'member-pages': /^\/find: ours \d+\/s of \d+ bytes/m,
  'message-path': /^one member, \d+ parallel sends: ours \d+\/s/m,
  'public-pages': /^\/no-such-page: \d+\/s/m,
  search: /^plans: .+search-plans-\d+\.txt/m,
  start: /^second npm start: \d/m,
  swipe: /^card dragged +\d/m,
  'two-nodes': /^delivery on the other node after the acknowledgement, p50: ours -?\d/m,
};

const LIMIT_MS = 600_000;
/** Variables that `tests/setup/environment.ts` sets for tests and that a bench must not have. */
const NOT_FOR_BENCHES = ['APP_ENV', 'DATABASE_URL', 'DEMO', 'AUTO_MODERATE', 'NODE_OPTIONS'];

const folder = join(root, 'tests/bench');
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.bench.ts'))
  .map((file) => file.replace('.bench.ts', ''));

const started: number[] = [];
const running = new Set<number>();

function endGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The process group has ended.
  }
}

/** Runs a bench as `bin/bench.mjs` does, in its own process group, which is ended at the time limit. */
async function runBench(name: string, env: Readonly<Record<string, string>> = {}) {
  const inherited = Object.entries(process.env).filter(([key]) => !NOT_FOR_BENCHES.includes(key));
  const child = spawn(
    join(root, 'node_modules/.bin/node'),
    ['--expose-gc', join(folder, `${name}.bench.ts`)],
    {
      cwd: root,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...Object.fromEntries(inherited),
        NODE_ENV: 'production',
        LOG_LEVEL: 'error',
        BENCH_TINY: '1',
        ...env,
      },
    },
  );
  const { pid = 0 } = child;
  started.push(pid);
  running.add(pid);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const limit = setTimeout(() => {
    output += `\n(ended after ${String(LIMIT_MS / 1_000)} s)`;
    endGroup(pid);
  }, LIMIT_MS);
  const closed = once(child, 'close');
  const [code] = (await once(child, 'exit')) as [number | null];
  clearTimeout(limit);
  // A failed bench may leave a server running, which keeps the output open.
  endGroup(pid);
  await closed;
  running.delete(pid);
  return { code, output };
}

afterEach(() => {
  for (const pid of running) endGroup(pid);
});

// A bench that ends early leaves its databases, and two benches leave tiny worlds that a real run would
// reuse.
afterAll(async () => {
  const client = new pg.Client({ connectionString: await joinCluster() });
  await client.connect();
  const own = started.map((pid) => `test_${String(pid)}_%`);
  const { rows } = await client.query<{ name: string }>(
    `select datname as name from pg_database where datname like any ($1)`,
    [[...own, 'tiny_bench_%']],
  );
  for (const { name } of rows) await client.query(`drop database ${name} with (force)`);
  await client.end();
  await leaveCluster();
}, 60_000);

describe('a bench in a tiny world', () => {
  test.each(names)(
    '%s runs to its end and prints its result',
    async (name) => {
      const { code, output } = await runBench(name);
      expect({ code, output }).toEqual({
        code: 0,
        output: expect.stringMatching(RESULTS[name] ?? /there is no result line to look for/),
      });
    },
    LIMIT_MS + 30_000,
  );
});

describe('a bench whose tool is missing', () => {
  const EMPTY = join(root, 'tests/config');

  test.each([
    ['two-nodes', { PATH: EMPTY }, 'redis-server is not installed'],
    ['swipe', { CHROMIUM_PATH: join(EMPTY, 'chromium') }, 'There is no Chromium at '],
  ])('%s names the tool and exits', async (name, env, reason) => {
    const { code, output } = await runBench(name, env);
    expect(code).toBe(1);
    expect(output.trim().split('\n')).toEqual([expect.stringContaining(reason)]);
  });
});
