import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { OWN_WRITES_MS, REPLICA_STALE_MS } from '#lib/db/limits.ts';
import { noteOwnWrite } from '#lib/db/own-writes.ts';
import { pool } from '#lib/db/pool.ts';
import { runOnReplica } from '#lib/db/read-replica.ts';
import { redis as sharedConnection } from '#lib/db/redis.ts';
import { replicaPool } from '#lib/db/replica.ts';
import { watchReplica } from '#lib/db/watch-replica.ts';
import { createCache } from '#lib/kernel/cache.ts';
import { startOwnDatabase, type OwnDatabase } from '#tests/setup/own-database.mjs';
import { startRedis } from '#tests/setup/redis.ts';

let database: OwnDatabase;
let standby: Awaited<ReturnType<OwnDatabase['addStandby']>>;
let redis: Awaited<ReturnType<typeof startRedis>>;
let unwatch: () => Promise<void>;

beforeAll(async () => {
  [database, redis] = await Promise.all([startOwnDatabase(), startRedis()]);
  standby = await database.addStandby();
  Object.assign(process.env, {
    DATABASE_URL: database.url,
    DATABASE_DIRECT_URL: database.url,
    DATABASE_READ_URL: standby.url,
    DATABASE_POOL: '3',
    REDIS_URL: redis.url,
  });
  await pool().query('create table notes (at int not null); insert into notes values (0)');
  unwatch = watchReplica();
});
afterAll(async () => {
  await unwatch();
  await Promise.all([pool().end(), replicaPool()?.end()]);
  sharedConnection()?.disconnect();
  await redis.stop();
  await database.remove();
});

const LATEST = {
  name: 'latest-note',
  text: 'select max(at) as note, pg_is_in_recovery() as standby from notes',
};
type Read = { readonly note: number; readonly standby: boolean };

async function read(ownerId?: string): Promise<Read> {
  const [row] = await runOnReplica<Read>(LATEST, [], ownerId);
  if (!row) throw new Error('the table is empty');
  return row;
}

/** Reads until the answer fits. */
async function readUntil(fits: (answer: Read) => boolean, ownerId?: string): Promise<Read> {
  for (;;) {
    const answer = await read(ownerId);
    if (fits(answer)) return answer;
    await sleep(20);
  }
}

const fromStandby = ({ standby: was }: Read): boolean => was;
const fromPrimary = ({ standby: was }: Read): boolean => !was;

async function write(): Promise<number> {
  const { rows } = await pool().query<{ at: number }>(
    'insert into notes select max(at) + 1 from notes returning at',
  );
  return rows[0]?.at ?? 0;
}

/** `pg_wal_replay_pause` or `pg_wal_replay_resume`. */
const replay = (what: 'pause' | 'resume') => replicaPool()?.query(`select pg_wal_replay_${what}()`);

test('20: reads come from the standby, of whoever has just written from the primary', async () => {
  await readUntil(fromStandby);
  await readUntil(fromStandby, 'reader');
  const note = await write();
  await noteOwnWrite('writer');
  expect(await read('writer')).toEqual({ note, standby: false });
  expect(await read('reader')).toMatchObject({ standby: true });
  expect(OWN_WRITES_MS).toBeGreaterThan(REPLICA_STALE_MS);
  expect(await readUntil(fromStandby, 'writer')).toEqual({ note, standby: true });
});

test('20: no read shows what is older than two seconds, however long the standby lags', async () => {
  await readUntil(fromStandby);
  await replay('pause');
  const written = new Map<number, number>();
  const end = performance.now() + 2 * REPLICA_STALE_MS;
  const stale: number[] = [];
  let last: Read | undefined;
  while (performance.now() < end) {
    written.set(await write(), performance.now());
    const began = performance.now();
    last = await read();
    const missing = written.get(last.note + 1);
    if (missing !== undefined && began - missing > REPLICA_STALE_MS) stale.push(began - missing);
    await sleep(20);
  }
  await replay('resume');
  expect(stale).toEqual([]);
  expect(last).toMatchObject({ standby: false });
  const caughtUp = await readUntil(fromStandby);
  expect(caughtUp.note).toBe(Math.max(...written.keys()));
});

test('20: an idle primary makes no lag', async () => {
  await readUntil(fromStandby);
  await sleep(2 * REPLICA_STALE_MS);
  await readUntil(fromStandby);
});

test.each([
  ['hangs', 'SIGSTOP'],
  ['is killed', 'SIGKILL'],
] as const)(
  '20: while the standby %s, no read fails, and it is used again afterwards',
  async (_, signal) => {
    await readUntil(fromStandby);
    standby.signal(signal);
    await Promise.all(Array.from({ length: 10 }, () => read()));
    expect(await readUntil(fromPrimary)).toMatchObject({ standby: false });
    if (signal === 'SIGSTOP') standby.signal('SIGCONT');
    else await standby.restart();
    await readUntil(fromStandby);
  },
  60_000,
);

test('20: a write on another instance is known through Redis, and nothing is assumed after Redis was away', async () => {
  await readUntil(fromStandby, 'other');
  await noteOwnWrite('other');
  // What the other instance has in its own memory.
  createCache('own-writes', { max: 1 }).clear();
  expect(await read('other')).toMatchObject({ standby: false });
  await readUntil(fromStandby, 'other');
  await redis.stop();
  expect(await read('other')).toMatchObject({ standby: false });
  redis = await startRedis(Number(new URL(redis.url).port));
  expect(await read('other')).toMatchObject({ standby: false });
  await readUntil(fromStandby, 'other');
});
