import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createAdapter } from '@socket.io/redis-adapter';
import { Redis } from 'ioredis';
import { Server, type Socket } from 'socket.io';
import { NOT_SUBSCRIBED_AGAIN } from '../../lib/db/redis.ts';
import { eventAdapter } from '../../lib/realtime/event-adapter.ts';
import { memberRoom } from '../../lib/realtime/rooms.ts';

/**
 * An instance reduced to its adapter: members' sockets only count what they get. Forked by the fan-out bench with
 * the kind of adapter, the address of Redis, its number, the number of instances, and the number of members.
 */
const [kind, url = '', ...numbers] = process.argv.slice(2);
const [own = 0, instances = 1, members = 1] = numbers.map(Number);
const STEP_MS = 10;

export type FanOutLoad = { readonly perSecond: number; readonly seconds: number };
export type FanOutCounts = Readonly<
  Record<'sent' | 'delivered' | 'received' | 'bytesIn' | 'bytesOut' | 'cpuMs', number>
>;

const shared = new Redis(url);
const subscriber = shared.duplicate(
  kind === 'room' ? NOT_SUBSCRIBED_AGAIN : { maxRetriesPerRequest: null },
);
for (const connection of [shared, subscriber]) connection.on('error', () => undefined);
const io = new Server();
const missed = (): void => {
  throw new Error('an event did not reach Redis');
};
io.adapter(
  kind === 'room' ? eventAdapter(shared, subscriber, missed) : createAdapter(shared, subscriber),
);
const { adapter, sockets } = io.of('/');
let sent = 0;
let delivered = 0;
let received = 0;
for (const event of ['smessageBuffer', 'pmessageBuffer', 'messageBuffer'])
  subscriber.on(event, () => {
    received += 1;
  });

const roomOf = (member: number): string =>
  memberRoom(`00000000-0000-4000-8000-${String(member).padStart(12, '0')}`);
for (let member = own; member < members; member += instances) {
  const id = `socket${String(member).padStart(14, '0')}`;
  const counting = {
    client: {
      writeToEngine: () => {
        delivered += 1;
      },
    },
  };
  sockets.set(id, counting as unknown as Socket);
  await adapter.addAll(id, new Set([id, roomOf(member)]));
}

/** As large as a message that a member receives. */
const payload = () => ({
  id: randomUUID(),
  idClient: randomUUID(),
  angelId: 'a1b2c3d4e5',
  seq: 1,
  msg: 'Ciao, come stai? Ti va di vederci sabato sera in centro?',
  own: false,
  at: new Date().toISOString(),
  category: 'personal',
  change: '12345',
  unread: 3,
});

/** What the counters show now; the load is measured from its beginning. */
const counters = (): FanOutCounts => {
  const { user, system } = process.cpuUsage();
  return {
    sent,
    delivered,
    received,
    cpuMs: (user + system) / 1_000,
    bytesIn: subscriber.stream.bytesRead,
    bytesOut: shared.stream.bytesWritten,
  };
};

async function send({ perSecond, seconds }: FanOutLoad): Promise<FanOutCounts> {
  const total = Math.round(perSecond * seconds);
  const begun = performance.now();
  while (sent < total) {
    const due = Math.min(total, ((performance.now() - begun) / 1_000) * perSecond);
    for (; sent < due; sent += 1)
      io.to(roomOf(Math.floor(Math.random() * members))).emit('chat', payload());
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
  }
  return counters();
}

/** How long after its connection was cut this instance is subscribed to all of its rooms again. */
async function resubscribe(): Promise<number> {
  const begun = performance.now();
  const ready = new Promise((resolve) => subscriber.once('ready', resolve));
  subscriber.stream.destroy();
  await ready;
  await subscriber.ping();
  return performance.now() - begun;
}

const ORDERS = { count: () => Promise.resolve(counters()), resubscribe };
process.on('message', (order: FanOutLoad | keyof typeof ORDERS) => {
  const work = typeof order === 'string' ? ORDERS[order]() : send(order);
  void work.then((answer) => process.send?.(answer));
});
process.on('disconnect', () => process.exit());
if (subscriber.status !== 'ready') await once(subscriber, 'ready');
await subscriber.ping();
process.send?.('ready');
