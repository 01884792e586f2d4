import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { redis } from '#lib/db/redis.ts';
import { subscribeWakes, wakeElsewhere } from '#lib/jobs/wake-elsewhere.ts';
import { wakeJobs } from '#lib/queue/wake.ts';
import { freePorts } from '#tests/setup/ports.ts';
import { startRedis } from '#tests/setup/redis.ts';

let port: number;
let late: Awaited<ReturnType<typeof startRedis>> | undefined;

beforeAll(async () => {
  port = await freePorts(1);
  process.env['REDIS_URL'] = `redis://127.0.0.1:${port}`;
});

afterAll(async () => {
  await late?.stop();
});

test('a worker that starts before Redis begins its work, and receives wakes once Redis is up', async () => {
  const woken: number[] = [];
  const unsubscribe = subscribeWakes((atMs) => woken.push(atMs));
  const gone = redis();
  // More attempts than the retry limit of a connection.
  for (let tries = 0; tries < 5; tries += 1) {
    await new Promise((resolve) => gone?.once('reconnecting', resolve));
  }
  late = await startRedis(port);
  wakeElsewhere();
  while (woken.length === 0) {
    wakeJobs(42);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect(new Set(woken)).toEqual(new Set([42]));
  unsubscribe();
});
