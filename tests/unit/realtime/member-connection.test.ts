// [core §3 Stored key socketId] [core §3 Stored key softwareVersion] [core §4 Socket] [core §7 out creditiResidui]
// [core §7 out softwareVersion] [core §7 out restart] [core §7 out oldSocketRemoved] [core §7 connect_error]
// [core §8 Socket timeout 20000 ms] [core §9 Socket 1000 ms]
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { DeskConnection } from '#lib/realtime/client/desk-connection.ts';
import { holdReload } from '#lib/realtime/client/hold-reload.ts';
import { MemberConnection } from '#lib/realtime/client/member-connection.ts';
import type { OutboxStore } from '#lib/realtime/client/outbox-store.ts';
import { memoryStorage } from './memory-storage.ts';
import { PlayedPage, PlayedSocket } from './played-socket.ts';

let socket: PlayedSocket;
let page: PlayedPage;
const io = jest.fn();
const reload = jest.fn();
const onSocketError = jest.fn();
const caughtUp = jest.fn();
const forgetful: OutboxStore = { load: () => [], save: () => new Set() };
const soon = () => jest.advanceTimersByTimeAsync(0);

async function connect(cursor = '5'): Promise<MemberConnection> {
  const connection = new MemberConnection(
    {
      trackerId: 'me',
      softwareVersion: 'build-1',
      cursor,
      outbox: forgetful,
      onSocketError,
      reload,
    },
    () => Promise.resolve({ io: io as never }),
  );
  connection.onCatchUp(caughtUp);
  connection.open();
  await soon();
  return connection;
}

const message = (idClient: string) => ({
  idClient,
  msg: 'Ciao',
  angelId: 'anna',
  trackerId: 'me',
  screenName: 'Anna',
  time: 0,
  suggested: false,
  icebreaker: false,
});

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  socket = new PlayedSocket();
  page = new PlayedPage();
  io.mockReturnValue(socket);
  const window = new EventTarget();
  Object.assign(globalThis, { document: page, window, sessionStorage: memoryStorage() });
});
afterEach(() => {
  jest.useRealTimers();
  for (const name of ['document', 'window', 'sessionStorage']) {
    Reflect.deleteProperty(globalThis, name);
  }
});

test('reconnects without limit, after one second, then up to five, with a random factor of a half', async () => {
  await connect();
  expect(io).toHaveBeenCalledWith({
    transports: ['websocket'],
    autoConnect: false,
    reconnection: true,
    reconnectionAttempts: Infinity,
    reconnectionDelay: 1_000,
    reconnectionDelayMax: 5_000,
    randomizationFactor: 0.5,
    timeout: 20_000,
  });
});

test('starts each connection with the member’s id and the build', async () => {
  await connect();
  socket.drop('transport close');
  socket.connect();
  await soon();
  const announced = { clickid: 'me', softwareVersion: 'build-1' };
  expect(socket.emitted).toEqual([
    { event: 'clickid', payload: announced },
    { event: 'clickid', payload: announced },
  ]);
});

test.each([
  ['the inbox has not changed since the page was rendered', '5', 0],
  ['an event arrived before the first connection', '4', 1],
])('%s', async (_, cursor, times) => {
  await connect(cursor);
  expect(caughtUp).toHaveBeenCalledTimes(times);
});

test('fetches what was missed on every connection after the first, and on a page restored from the cache', async () => {
  await connect();
  socket.drop('transport close');
  socket.connect();
  await soon();
  expect(caughtUp).toHaveBeenCalledTimes(1);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(caughtUp).toHaveBeenCalledTimes(1);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(caughtUp).toHaveBeenCalledTimes(2);
});

test('follows the server’s catch-up request within three seconds, once for many', async () => {
  await connect();
  for (let n = 0; n < 3; n += 1) socket.emit('catchUp', {});
  expect(caughtUp).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(3_000);
  expect(caughtUp).toHaveBeenCalledTimes(1);
});

test('reloads the page once for each new build of the server', async () => {
  await connect();
  socket.emit('softwareVersion', { softwareVersion: 'build-1', reload: false });
  await soon();
  expect(reload).not.toHaveBeenCalled();
  for (let n = 0; n < 2; n += 1) {
    socket.emit('softwareVersion', { softwareVersion: 'build-2', reload: true });
    await soon();
  }
  expect(reload).toHaveBeenCalledTimes(1);
});

test('waits with a restart for unsent messages, on the new connection', async () => {
  const connection = await connect();
  socket.emit('restart', { reason: 'stop' });
  socket.drop('transport close');
  const answered = connection.send('chat', message('a'));
  await jest.advanceTimersByTimeAsync(10_000);
  expect(reload).not.toHaveBeenCalled();
  let answer: (value: unknown) => void = () => undefined;
  socket.answers = (event) =>
    event === 'chat' ? new Promise((resolve) => (answer = resolve)) : { ok: true };
  socket.connect();
  await soon();
  expect(reload).not.toHaveBeenCalled();
  answer({ ok: true, seq: 1 });
  expect(await answered).toMatchObject({ ok: true, seq: 1 });
  await soon();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('reloads three seconds after a restart that keeps the connection', async () => {
  await connect();
  socket.emit('restart', { reason: 'deploy' });
  await jest.advanceTimersByTimeAsync(2_999);
  expect(reload).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each(['restart', 'softwareVersion'] as const)(
  '13: waits with the reload for %s until nothing is unsaved',
  async (event) => {
    await connect();
    const release = holdReload();
    socket.emit(event, { softwareVersion: 'build-2', reload: true, reason: 'deploy' });
    await jest.advanceTimersByTimeAsync(300_000);
    expect(reload).not.toHaveBeenCalled();
    release();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(reload).toHaveBeenCalledTimes(1);
  },
);

test('26: stores the build and the id of each connection', async () => {
  await connect();
  expect(sessionStorage.getItem('socketId')).toBe('socket-1');
  socket.emit('softwareVersion', { softwareVersion: 'build-1', reload: false });
  expect(sessionStorage.getItem('softwareVersion')).toBe('build-1');
});

test('48: loads the library again after a failed load', async () => {
  const load = jest.fn<() => Promise<never>>();
  load.mockRejectedValueOnce(new Error('offline'));
  load.mockResolvedValue({ io } as never);
  const connection = new DeskConnection(load);
  connection.open();
  await soon();
  expect(connection.state()).toBe('closed');
  await jest.advanceTimersByTimeAsync(5_000);
  expect(load).toHaveBeenCalledTimes(2);
  expect(connection.state()).toBe('open');
});

test('sends the watched profile again on each new connection', async () => {
  const connection = await connect();
  connection.watch('anna');
  socket.drop('transport close');
  connection.watch('bea');
  socket.connect();
  await soon();
  const watched = socket.emitted.filter(({ event }) => event === 'watch');
  expect(watched.map(({ payload }) => payload)).toEqual([{ angelId: 'anna' }, { angelId: 'bea' }]);
});

test('sends a visible tab on every connection, a hidden one once', async () => {
  const connection = await connect();
  connection.sendVisibility(true);
  socket.drop('transport close');
  socket.connect();
  await soon();
  connection.sendVisibility(false);
  socket.drop('transport close');
  socket.connect();
  await soon();
  const visibilityEvents = socket.emitted.filter(({ event }) => event === 'tabVisibility');
  expect(visibilityEvents.map(({ payload }) => payload)).toEqual([
    { visibile: true },
    { visibile: true },
    { visibile: false },
  ]);
});

test('reconnects after the server closed it: a visible tab after a second, a hidden one when it is shown', async () => {
  await connect();
  socket.drop('io server disconnect');
  await jest.advanceTimersByTimeAsync(1_000);
  expect(socket.connected).toBe(true);
  page.hidden = true;
  socket.drop('io server disconnect');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(socket.connected).toBe(false);
  page.hidden = false;
  page.dispatchEvent(new Event('visibilitychange'));
  expect(socket.connected).toBe(true);
});

test('has its own state without a session, and reports other errors once per outage', async () => {
  const connection = await connect();
  socket.emit('connect_error', new Error('unauthenticated'));
  expect(connection.state()).toBe('refused');
  socket.connect();
  for (let n = 0; n < 2; n += 1) socket.emit('connect_error', new Error('websocket error'));
  expect(connection.state()).toBe('closed');
  expect(onSocketError.mock.calls).toEqual([['unauthenticated'], ['websocket error']]);
});

test('delivers an event under its own name, with its fields decoded from the wire', async () => {
  const listener = jest.fn();
  const connection = await connect();
  const unsubscribe = connection.on('remainingCredits', listener);
  socket.emit('creditiResidui', { creditiIcebreaker: 2 });
  socket.emit('remainingCredits', { creditiIcebreaker: 1 });
  unsubscribe();
  socket.emit('creditiResidui', { creditiIcebreaker: 0 });
  expect(listener.mock.calls).toEqual([[{ icebreakerCredits: 2 }]]);
});

test('stores which older socket was removed for it', async () => {
  await connect();
  socket.emit('oldSocketRemoved', { socketId: 'x1' });
  expect(sessionStorage.getItem('socketId')).toBe('x1');
});

test('drops hints while disconnected', async () => {
  const connection = await connect();
  socket.drop('transport close');
  connection.hint('typing', { angelId: 'anna' });
  socket.connect();
  await soon();
  expect(socket.names()).toEqual(['clickid', 'clickid']);
});
