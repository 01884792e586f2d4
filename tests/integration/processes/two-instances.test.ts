// [core §7 in chat] [core §7 out chat] [core §7 Websocket only]
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { createPair } from '#tests/factories/conversation-pair.ts';
import { createMember } from '#tests/factories/member.ts';
import { callApi } from '#tests/setup/call-api.ts';
import { startFileWorld } from '#tests/setup/file-world.ts';
import { freePorts } from '#tests/setup/ports.ts';
import { startRedis } from '#tests/setup/redis.ts';
import { startApp, type App, type World } from '#tests/setup/server.ts';
import { openChatClient, type ChatClient } from '#tests/setup/chat-client.ts';
import { connectMember } from '#tests/setup/socket-member.ts';

const HOST = 'dolcevita.localhost';

let redis: Awaited<ReturnType<typeof startRedis>>;
let redisPort: number;
let world: World;
let apps: readonly App[];
let first: App;
let second: App;
/** When each instance had reported for the first time. */
let known: Date;
const readers: ChatClient[] = [];

beforeAll(async () => {
  redisPort = await freePorts(1);
  [redis, world] = await Promise.all([startRedis(redisPort), startFileWorld()]);
  const env = { REDIS_URL: redis.url, ROLE: 'web', RATE_LIMIT_FACTOR: '1' };
  [first, second] = await Promise.all([
    startApp(world, { env }),
    startApp(world, { instance: 1, env }),
  ]);
  apps = [first, second];
  while ((await db().instance.count()) < apps.length) await sleep(50);
  known = new Date();
});
afterAll(async () => {
  for (const reader of readers) reader.close();
  await world.remove();
  await redis.stop();
});

/** Longer than an instance waits for an answer of Redis. */
const AWAY_MS = 3_000;
const COME_WITHIN_MS = 60_000;

type Away = Readonly<Record<'begin' | 'end', () => Promise<void>>>;

const stopAndStart: Away = {
  begin: () => redis.stop(),
  end: async () => {
    redis = await startRedis(redisPort);
  },
};
const hang: Away = {
  begin: () => {
    redis.signal('SIGSTOP');
    return Promise.resolve();
  },
  end: () => {
    redis.signal('SIGCONT');
    return Promise.resolve();
  },
};

describe('two instances on one database and one Redis', () => {
  test('deliver a message from one to the other', async () => {
    const [writer, reader] = await createPair(60);
    const from = await connectMember(first.port, HOST, writer.token);
    const to = await connectMember(second.port, HOST, reader.token);
    const acked = await from.say(reader.angelId, 'ci sei?');
    expect(acked).toEqual(expect.objectContaining({ ok: true, seq: 1 }));
    const event = await to.next<{ angelId: string; blurred: boolean; msg: string | null }>('chat');
    expect(event).toMatchObject({ angelId: writer.angelId, blurred: true, msg: null });
    from.close();
    to.close();
  });

  test('end a session on both within five seconds', async () => {
    const { token } = await createMember();
    const to = await connectMember(second.port, HOST, token);
    const gone = new Promise((resolve) => to.socket.once('disconnect', resolve));
    const answer = await callApi(first.port, HOST, '/api/users/logout', { token, body: {} });
    expect(answer.status).toBe(200);
    await gone;
    await expect(connectMember(second.port, HOST, token)).rejects.toThrow();
  });
});

describe.each([
  ['has ended', stopAndStart],
  ['does not answer', hang],
])('while Redis %s', (_, away) => {
  test('42: instances go on by themselves, and what they could not pass on is fetched after its return', async () => {
    const [writer, receiver] = await createPair(60);
    const from = await connectMember(first.port, HOST, writer.token);
    const near = await connectMember(first.port, HOST, receiver.token);
    const seat = { member: receiver, angelId: writer.angelId, port: second.port, host: HOST };
    const far = openChatClient(seat);
    readers.push(far);
    const hasCome = async (numbers: readonly number[]): Promise<void> => {
      const end = Date.now() + COME_WITHIN_MS;
      while (far.received.size < numbers.length && Date.now() < end) await sleep(50);
      expect([...far.received]).toEqual(numbers);
    };
    expect(await from.say(receiver.angelId, 'Uno')).toMatchObject({ ok: true, seq: 1 });
    await hasCome([1]);
    await away.begin();
    expect(await from.say(receiver.angelId, 'Due')).toMatchObject({ ok: true, seq: 2 });
    await near.next<{ seq: number }>('chat', ({ seq }) => seq === 2);
    await sleep(AWAY_MS);
    expect(await from.say(receiver.angelId, 'Tre')).toMatchObject({ ok: true, seq: 3 });
    const credits = `/api/get/credits/${writer.publicId}`;
    const { token } = writer;
    for (const { port } of apps) {
      expect((await callApi(port, HOST, credits, { token, timeoutMs: 30_000 })).status).toBe(200);
      const ready = await callApi(port, HOST, '/api/health/ready');
      expect([ready.status, JSON.parse(ready.text)]).toEqual([
        200,
        { ok: true, database: true, shared: false, sending: true, serving: true },
      ]);
    }
    await away.end();
    await hasCome([1, 2, 3]);
    expect(far.faults).toEqual([]);
    from.close();
    near.close();
  });
});

/** Waits until each instance has reported after all of them were known, and so has counted them. */
async function countedEachOther(): Promise<void> {
  const uncounted = { seenAt: { lte: known } };
  while ((await db().instance.count({ where: uncounted })) > 0) await sleep(100);
}

/** `POST /api/users/confirmEmail` allows an address so many calls in five minutes. */
const COUNTED = { path: '/api/users/confirmEmail', points: 30 };

test('42: limits hold without Redis: who was refused stays refused, and two instances together allow others no more', async () => {
  const statusOf = async (path: string, port: number): Promise<number> =>
    (await callApi(port, HOST, path, { body: {}, timeoutMs: 30_000 })).status;
  const untilRefused = async (path: string, port: number): Promise<number> => {
    let calls = 0;
    while ((await statusOf(path, port)) !== 429) calls += 1;
    return calls;
  };
  const most = await untilRefused('/api/users/logout', first.port);
  expect(most).toBeLessThanOrEqual(60);
  expect(await statusOf('/api/users/logout', second.port)).toBe(429);
  await countedEachOther();
  await redis.stop();
  expect(await statusOf('/api/users/logout', first.port)).toBe(429);
  const each = [
    await untilRefused(COUNTED.path, first.port),
    await untilRefused(COUNTED.path, second.port),
  ];
  expect(each).toEqual([COUNTED.points / 2, COUNTED.points / 2]);
  redis = await startRedis(redisPort);
});
