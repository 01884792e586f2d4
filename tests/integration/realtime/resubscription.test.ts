import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Redis } from 'ioredis';
import { Server, type Socket } from 'socket.io';
import { NOT_SUBSCRIBED_AGAIN } from '#lib/db/redis.ts';
import { eventAdapter } from '#lib/realtime/event-adapter.ts';
import { startRedis, type TestRedis } from '#tests/setup/redis.ts';

/** More than two commands hold. */
const ROOMS = Array.from({ length: 2_500 }, (_, n) => `member:${n}`);

let server: TestRedis;
let admin: Redis;
const connections: Redis[] = [];

beforeAll(async () => {
  server = await startRedis();
  admin = new Redis(server.url);
});

afterAll(async () => {
  for (const connection of [admin, ...connections]) connection.disconnect();
  await server.stop();
});

/** An instance reduced to its adapter. */
async function startInstance() {
  const shared = new Redis(server.url);
  const subscriber = shared.duplicate(NOT_SUBSCRIBED_AGAIN);
  connections.push(shared, subscriber);
  subscriber.on('error', () => undefined);
  const io = new Server();
  io.adapter(eventAdapter(shared, subscriber, () => undefined));
  await once(subscriber, 'ready');
  const { adapter, sockets } = io.of('/');
  return { io, adapter, sockets, subscriber };
}

/** How often Redis got the command, and the rooms to which anybody is subscribed. */
async function subscriptions(): Promise<{ commands: number; rooms: string[] }> {
  const stats = await admin.info('commandstats');
  const channels = (await admin.call('pubsub', ['shardchannels'])) as string[];
  return {
    commands: Number(/cmdstat_ssubscribe:calls=(\d+)/.exec(stats)?.[1] ?? 0),
    rooms: channels.flatMap((channel) => /#(member:\d+)#/.exec(channel)?.[1] ?? []),
  };
}

test('20: after a cut all rooms get events of other instances again, by a few commands', async () => {
  const [here, there] = await Promise.all([startInstance(), startInstance()]);
  const reached = new Set<string>();
  const join = (room: string): void => {
    const id = `socket of ${room}`;
    const socket = { client: { writeToEngine: () => reached.add(room) } };
    here.sockets.set(id, socket as unknown as Socket);
    void here.adapter.addAll(id, new Set([id, room]));
  };
  const [first = '', ...others] = ROOMS;
  for (const room of [first, ...others.slice(1)]) join(room);
  // Subscribed to and left within one turn.
  join('member:9000');
  here.adapter.delAll('socket of member:9000');
  await new Promise(setImmediate);
  await here.subscriber.ping();
  const before = await subscriptions();
  expect(before.rooms).toHaveLength(ROOMS.length - 1);

  const ready = once(here.subscriber, 'ready');
  here.subscriber.once('close', () => {
    here.adapter.delAll(`socket of ${first}`);
    join(others[0] ?? '');
  });
  await admin.call('client', ['kill', 'type', 'pubsub', 'skipme', 'yes']);
  await ready;
  await here.subscriber.ping();
  const after = await subscriptions();
  expect(after.rooms.toSorted()).toEqual(others.toSorted());
  // Two instances, each with three channels of its own in the first command.
  expect(after.commands - before.commands).toBeLessThan(10);
  for (const room of ROOMS) there.io.to(room).emit('chat', {});
  while (reached.size < others.length) await once(here.subscriber, 'smessageBuffer');
  expect(reached.has(first)).toBe(false);
});
