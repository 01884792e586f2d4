import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createPair } from '#tests/factories/conversation-pair.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { freePorts } from '#tests/setup/ports.ts';
import { startRedis } from '#tests/setup/redis.ts';
import { startApp, startWorld, type App, type World } from '#tests/setup/server.ts';
import { openChatClient, type ChatClient } from '#tests/setup/chat-client.ts';
import { connectMember } from '#tests/setup/socket-member.ts';

const HOST = 'dolcevita.localhost';

let redis: Awaited<ReturnType<typeof startRedis>>;
let redisPort: number;
let world: World;
let apps: readonly App[];
let reader: ChatClient | undefined;

beforeAll(async () => {
  redisPort = await freePorts(1);
  [redis, world] = await Promise.all([startRedis(redisPort), startWorld('reference')]);
  const env = { DATABASE_URL: testDatabase().url, REDIS_URL: redis.url, ROLE: 'web' };
  apps = await Promise.all([startApp(world, { env }), startApp(world, { instance: 1, env })]);
}, 120_000);
afterAll(async () => {
  reader?.close();
  await Promise.all(apps.map((app) => app.stop()));
  await world.remove();
  await redis.stop();
}, 60_000);

test('messages sent between instances while Redis is down are fetched once it is up again', async () => {
  const [first, second] = apps;
  const [writer, receiver] = await createPair(60);
  const from = await connectMember(first?.port ?? 0, HOST, writer.token);
  const seat = { member: receiver, angelId: writer.angelId, port: second?.port ?? 0, host: HOST };
  const to = openChatClient(seat);
  reader = to;
  const hasCome = async (numbers: readonly number[]): Promise<void> => {
    const end = Date.now() + 20_000;
    while (to.received.size < numbers.length && Date.now() < end) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect([...to.received]).toEqual(numbers);
  };
  expect(await from.say(receiver.angelId, 'Uno')).toMatchObject({ ok: true, seq: 1 });
  await hasCome([1]);
  await redis.stop();
  expect(await from.say(receiver.angelId, 'Due')).toMatchObject({ ok: true, seq: 2 });
  expect(await from.say(receiver.angelId, 'Tre')).toMatchObject({ ok: true, seq: 3 });
  redis = await startRedis(redisPort);
  await hasCome([1, 2, 3]);
  expect(to.faults).toEqual([]);
  from.close();
}, 90_000);
