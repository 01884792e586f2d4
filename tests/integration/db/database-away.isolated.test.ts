import { connect, type AddressInfo, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { withDatabaseAway } from '#lib/db/database-away.ts';
import { pool } from '#lib/db/pool.ts';
import { watchDatabase } from '#lib/db/watch-database.ts';
import { startOwnDatabase, type OwnDatabase } from '#tests/setup/own-database.mjs';

/** What a member may wait for the refusal, and an instance for the database. */
const REFUSED_WITHIN_MS = 10_000;
const BACK_WITHIN_MS = 60_000;

let database: OwnDatabase;
let line: Awaited<ReturnType<typeof startLine>>;
let unwatch: () => Promise<void>;

/** A line to the database that loses both directions without a word; new connections work. */
async function startLine(port: number) {
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const end = connect(port, '127.0.0.1');
    for (const socket of [client, end]) {
      open.add(socket);
      socket.on('error', () => undefined);
    }
    client.pipe(end);
    end.pipe(client);
    client.on('close', () => end.destroy());
    end.on('close', () => client.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    lose: () => {
      for (const socket of open) socket.unpipe();
      open.clear();
    },
    close: () => server.close(),
  };
}

const ask = () => pool().query('select 1');

/** How long a statement took to fail, and which error the caller of a verb receives. */
async function refusal(query: Promise<unknown>) {
  const began = performance.now();
  const error: unknown = await query.then(
    () => undefined,
    (thrown: unknown) => withDatabaseAway(thrown),
  );
  return { ms: performance.now() - began, error };
}

async function untilBack(): Promise<number> {
  const began = performance.now();
  while ((await ask().catch(() => undefined)) === undefined) await sleep(50);
  return performance.now() - began;
}

beforeAll(async () => {
  database = await startOwnDatabase();
  const url = new URL(database.url);
  line = await startLine(Number(url.port));
  url.port = String(line.port);
  process.env['DATABASE_URL'] = url.href;
  process.env['DATABASE_POOL'] = '3';
});
beforeEach(async () => {
  await untilBack();
  unwatch = watchDatabase();
});
afterEach(() => unwatch());
afterAll(async () => {
  line.close();
  await pool().end();
  await database.remove();
});

test('42: a stopped database refuses within two seconds those who wait, and at once those who come later', async () => {
  await ask();
  await sleep(100);
  database.signal('SIGSTOP');
  try {
    const waiting = await Promise.all(Array.from({ length: 10 }, () => refusal(ask())));
    for (const { ms, error } of waiting) {
      expect(ms).toBeLessThan(REFUSED_WITHIN_MS);
      expect(error).toMatchObject({ code: 'unavailable', params: { retryAfter: 2 } });
    }
    const later = await refusal(ask());
    expect(later.ms).toBeLessThan(1_000);
    expect(later.error).toMatchObject({ code: 'unavailable' });
  } finally {
    database.signal('SIGCONT');
  }
  expect(await untilBack()).toBeLessThan(BACK_WITHIN_MS);
});

test('42: a killed database refuses at once, and is used again when it is started', async () => {
  await ask();
  const running = refusal(pool().query('select pg_sleep(30)'));
  await sleep(100);
  database.signal('SIGKILL');
  const broken = await running;
  expect(broken.ms).toBeLessThan(REFUSED_WITHIN_MS);
  expect(broken.error).toMatchObject({ code: 'unavailable' });
  const later = await refusal(ask());
  expect(later.ms).toBeLessThan(REFUSED_WITHIN_MS);
  expect(later.error).toMatchObject({ code: 'unavailable' });
  await database.restart();
  expect(await untilBack()).toBeLessThan(BACK_WITHIN_MS);
});

test('42: connections that die without a word are replaced, and hold up nothing', async () => {
  const held = Array.from({ length: 3 }, () => refusal(pool().query('select pg_sleep(30)')));
  await sleep(200);
  line.lose();
  for (const { ms, error } of await Promise.all(held)) {
    expect(ms).toBeLessThan(REFUSED_WITHIN_MS + 200);
    expect(error).toMatchObject({ code: 'unavailable' });
  }
  expect(await untilBack()).toBeLessThan(REFUSED_WITHIN_MS);
});

test('42: a statement, a lock and a forgotten transaction end by themselves', async () => {
  const { rows } = await pool().query<{ name: string; setting: string }>(
    `select name, setting from pg_settings where name in
       ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') order by name`,
  );
  expect(rows).toEqual([
    { name: 'idle_in_transaction_session_timeout', setting: '30000' },
    { name: 'lock_timeout', setting: '10000' },
    { name: 'statement_timeout', setting: '120000' },
  ]);
});
