import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Redis } from 'ioredis';
import { redis } from '#lib/db/redis.ts';
import { subscribeWakes, wakeElsewhere } from '#lib/jobs/wake-elsewhere.ts';
import { wakeJobs } from '#lib/queue/wake.ts';
import { spend } from '#lib/security/rate-limit.ts';
import { createPair } from '#tests/factories/conversation-pair.ts';
import { startRedis, startSentinel, type TestRedis } from '#tests/setup/redis.ts';
import { connectMember } from '#tests/setup/socket-member.ts';
import { HOST, startInProcessHub, type Hub } from './in-process-hub.ts';

const NAME = 'amarena';
const BUDGET = { name: 'redis-failover', points: 5, seconds: 600 };

let leader: TestRedis;
let standby: TestRedis;
let sentinel: TestRedis;
/** Verbs use the hub that started last, so members of the other one get events through Redis alone. */
let beside: Hub;
let writing: Hub;

/** Asks a server until it answers as expected; the time limit of the test ends an endless wait. */
async function untilAnswer(
  { port }: TestRedis,
  command: readonly [string, ...string[]],
  expected: RegExp,
): Promise<void> {
  const client = new Redis({ port, replyMapping: 'legacy' });
  const [name, ...args] = command;
  while (!expected.test(String(await client.call(name, args))))
    await new Promise((resolve) => setTimeout(resolve, 20));
  client.disconnect();
}

/** Waits until the standby has all that the leader has at this moment. */
async function untilCopied(): Promise<void> {
  const client = new Redis({ port: leader.port });
  const [, written = ''] = /master_repl_offset:(\d+)/.exec(await client.info('replication')) ?? [];
  client.disconnect();
  const copy = new Redis({ port: standby.port });
  const copied = async (): Promise<number> =>
    Number(/slave_repl_offset:(\d+)/.exec(await copy.info('replication'))?.[1]);
  while ((await copied()) < Number(written))
    await new Promise((resolve) => setTimeout(resolve, 20));
  copy.disconnect();
}

beforeAll(async () => {
  leader = await startRedis(undefined, ['--repl-diskless-sync-delay', '0']);
  standby = await startRedis(undefined, [
    '--replicaof',
    `127.0.0.1 ${leader.port}`,
    '--repl-diskless-load',
    'on-empty-db',
  ]);
  await untilAnswer(standby, ['info', 'replication'], /master_link_status:up/);
  sentinel = await startSentinel(leader, NAME);
  await untilAnswer(sentinel, ['sentinel', 'replicas', NAME], new RegExp(`,${standby.port},`));
  process.env['REDIS_URL'] = sentinel.url;
  beside = await startInProcessHub();
  writing = await startInProcessHub();
});

afterAll(async () => {
  await Promise.all([beside.stop(), writing.stop()]);
  await sentinel.stop();
  await Promise.all([leader.stop(), standby.stop()]);
});

/** The connection that publishes may follow a moment after those that subscribe. */
async function untilReady(): Promise<void> {
  const shared = redis();
  if (shared?.status !== 'ready') await new Promise((resolve) => shared?.once('ready', resolve));
}

const refused = (): Promise<boolean> =>
  spend(BUDGET, 'caller').then(
    () => false,
    () => true,
  );

test('20: instances, workers and limits follow a failover, and missed events are fetched', async () => {
  const [writer, reader] = await createPair(60);
  const from = await connectMember(writing.port, HOST, writer.token);
  const far = await connectMember(beside.port, HOST, reader.token);
  const woken: number[] = [];
  const unsubscribe = subscribeWakes((atMs) => woken.push(atMs));
  wakeElsewhere();
  const isSeq = (seq: number) => (message: { seq: number }) => message.seq === seq;
  expect(await from.say(reader.angelId, 'Uno')).toMatchObject({ seq: 1 });
  await far.next('chat', isSeq(1));
  for (let points = 0; points < 3; points += 1) expect(await refused()).toBe(false);
  await untilCopied();

  // From now on: after its first subscription, an instance has asked its sockets too.
  const missed = new Promise((resolve) => far.socket.once('catchUp', resolve));
  leader.signal('SIGSTOP');
  expect(await from.say(reader.angelId, 'Due')).toMatchObject({ seq: 2 });
  await missed;
  await untilReady();
  expect(redis()?.stream.remotePort).toBe(standby.port);
  expect(await from.say(reader.angelId, 'Tre')).toMatchObject({ seq: 3 });
  await far.next('chat', isSeq(3));
  expect([await refused(), await refused(), await refused()]).toEqual([false, false, true]);
  while (woken.length === 0) {
    wakeJobs(42);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect([from.socket.connected, far.socket.connected]).toEqual([true, true]);

  // It believes to lead until the Sentinel says otherwise; nobody listens to it.
  leader.signal('SIGCONT');
  expect(await from.say(reader.angelId, 'Quattro')).toMatchObject({ seq: 4 });
  await far.next('chat', isSeq(4));
  unsubscribe();
  from.close();
  far.close();
});
