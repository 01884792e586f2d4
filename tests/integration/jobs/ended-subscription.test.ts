import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { redis } from '#lib/db/redis.ts';
import { subscribeWakes } from '#lib/jobs/wake-elsewhere.ts';

const HELLO = '%1\r\n$5\r\nproto\r\n:3\r\n';
const SUBSCRIBED = '>3\r\n$9\r\nsubscribe\r\n$9\r\nwake-jobs\r\n:1\r\n';
const READY = '$9\r\nloading:0\r\n';

let server: Server;
/** The connection that subscribed again, and gets no answer. */
let again: Promise<Socket>;

beforeAll(async () => {
  const { promise, resolve } = Promise.withResolvers<Socket>();
  again = promise;
  let subscriptions = 0;
  const answer = (socket: Socket, command: string | undefined): void => {
    if (command === 'hello') socket.write(HELLO);
    else if (command === 'info') socket.write(READY);
    else if (command === 'client') socket.write('+OK\r\n');
    else if (subscriptions === 1) socket.end(SUBSCRIBED);
    else resolve(socket);
  };
  server = createServer((socket) => {
    socket.on('data', (bytes) => {
      for (const [, command] of bytes
        .toString()
        .matchAll(/\r\n(hello|info|client|subscribe)\r\n/g)) {
        if (command === 'subscribe') subscriptions += 1;
        answer(socket, command);
      }
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  process.env['REDIS_URL'] = `redis://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  redis()?.disconnect();
  server.close();
});

test('a worker that ends while it subscribes again ends in order', async () => {
  const unsubscribe = subscribeWakes(() => undefined);
  const connection = await again;
  unsubscribe();
  await once(connection, 'close');
  // A rejection that nobody handles would end the process of this test within the next turn.
  await new Promise(setImmediate);
  expect(redis()?.status).toBe('ready');
});
