import { EventEmitter } from 'node:events';
import { afterEach, expect, jest, test } from '@jest/globals';
import type { Redis } from 'ioredis';
import { Server } from 'socket.io';
import { shareEvents } from '#lib/realtime/share-events.ts';

type Answer = { resolve: (value: unknown) => void; reject: (error: Error) => void };

/** A connection whose commands are answered by the test. */
class FakeRedis extends EventEmitter {
  status = 'ready';
  readonly pending: (Answer & { readonly command: string })[] = [];
  readonly #command = (command: string) => (): Promise<unknown> =>
    new Promise((resolve, reject) => this.pending.push({ command, resolve, reject }));
  readonly ping = this.#command('ping');
  readonly spublish = this.#command('spublish');
  readonly ssubscribe = this.#command('ssubscribe');
  readonly sunsubscribe = this.#command('sunsubscribe');
  readonly call = this.#command('call');
  readonly disconnect = (): void => {
    this.emit('end');
  };
  take(command: string): Answer {
    const index = this.pending.findIndex((one) => one.command === command);
    const [taken] = this.pending.splice(index, 1);
    if (index === -1 || taken === undefined) throw new Error(`no ${command} was sent`);
    return taken;
  }
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

function start() {
  const subscriber = new FakeRedis();
  const shared = Object.assign(new FakeRedis(), { duplicate: () => subscriber });
  const io = new Server();
  const stop = shareEvents(io, shared as unknown as Redis);
  stops.push(stop);
  const local = jest.spyOn(io.of('/').adapter, 'broadcast');
  const catchUps = () =>
    local.mock.calls.filter(([packet]) => (packet as { data: unknown[] }).data[0] === 'catchUp');
  return { io, shared, subscriber, catchUps };
}

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

test('20: sockets of this instance are asked to catch up once it is subscribed again, not before', async () => {
  const { subscriber, catchUps } = start();
  subscriber.emit('close');
  subscriber.emit('ready');
  await settled();
  expect(catchUps()).toEqual([]);
  subscriber.take('ping').resolve('PONG');
  await settled();
  expect(catchUps()).toMatchObject([[{ data: ['catchUp', {}] }, { flags: { local: true } }]]);
});

test('20: sockets that were served before the first subscription are asked to catch up after it', async () => {
  const { subscriber, catchUps } = start();
  subscriber.emit('ready');
  await settled();
  expect(catchUps()).toEqual([]);
  subscriber.take('ping').resolve('PONG');
  await settled();
  expect(catchUps()).toHaveLength(1);
});

test('20: all sockets are asked to catch up after an event that did not reach Redis', async () => {
  const { io, shared, catchUps } = start();
  io.to('member:1').emit('chat', {});
  shared.take('spublish').reject(new Error('Socket timeout'));
  await settled();
  shared.emit('ready');
  expect(catchUps()).toHaveLength(1);
  expect(catchUps()[0]?.[1].flags?.local).toBeUndefined();
  shared.emit('ready');
  expect(catchUps()).toHaveLength(1);
});

test('20: nobody is asked to catch up when all events reached Redis', async () => {
  const { io, shared, catchUps } = start();
  io.to('member:1').emit('chat', {});
  shared.take('spublish').resolve(1);
  await settled();
  shared.emit('close');
  shared.emit('ready');
  expect(catchUps()).toEqual([]);
});

test('20: sockets of this instance are served before Redis answers', async () => {
  const { io } = start();
  const { adapter, sockets } = io.of('/');
  const write = jest.fn();
  sockets.set('a', { client: { writeToEngine: write } } as never);
  await adapter.addAll('a', new Set(['member:1']));
  io.to('member:1').emit('chat', {});
  await settled();
  expect(write).toHaveBeenCalledTimes(1);
});
