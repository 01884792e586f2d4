import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { Connection } from '#lib/realtime/client/socket.ts';
import type { OutboxStore } from '#lib/realtime/client/outbox-store.ts';
import { memoryStorage } from './memory-storage.ts';

type Emitted = { readonly event: string; readonly payload: unknown };

/** The library's socket, with a server that the test plays. */
class PlayedSocket extends EventEmitter {
  connected = false;
  active = true;
  readonly emitted: Emitted[] = [];
  answers: (event: string) => unknown = () => ({ ok: true, cursor: '5' });
  connect(): void {
    this.connected = true;
    this.emit('connect');
  }
  disconnect(): void {
    this.drop('io client disconnect');
  }
  drop(reason: string): void {
    this.connected = false;
    this.emit('disconnect', reason);
  }
  timeout(): { emitWithAck: (event: string, payload: unknown) => Promise<unknown> } {
    return {
      emitWithAck: (event, payload) => {
        this.emitted.push({ event, payload });
        return Promise.resolve(this.answers(event));
      },
    };
  }
  names(): readonly string[] {
    return this.emitted.map(({ event }) => event);
  }
}

class Page extends EventTarget {
  hidden = false;
}

let socket: PlayedSocket;
let page: Page;
const io = jest.fn();
const reload = jest.fn();
const onSocketError = jest.fn();
const caughtUp = jest.fn();
const forgetful: OutboxStore = { load: () => [], save: () => new Set() };
const soon = () => jest.advanceTimersByTimeAsync(0);

async function connect(cursor = '5'): Promise<Connection> {
  const connection = new Connection(
    {
      ...{ trackerId: 'me', softwareVersion: 'build-1', cursor, outbox: forgetful },
      ...{ onSocketError, reload },
    },
    () => Promise.resolve({ io: io as never }),
  );
  connection.onCatchUp(caughtUp);
  connection.open();
  await soon();
  return connection;
}

const message = (idClient: string) => ({
  ...{ idClient, msg: 'Ciao', angelId: 'anna', trackerId: 'me', screenName: 'Anna' },
  ...{ time: 0, suggested: false, icebreaker: false },
});

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  socket = new PlayedSocket();
  page = new Page();
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

test('the line is tried for ever, after one second, then up to five, half of it by chance', async () => {
  await connect();
  expect(io).toHaveBeenCalledWith({
    ...{ transports: ['websocket'], autoConnect: false, reconnection: true },
    ...{ reconnectionAttempts: Infinity, reconnectionDelay: 1_000, reconnectionDelayMax: 5_000 },
    ...{ randomizationFactor: 0.5, timeout: 20_000 },
  });
});

test('each line begins by saying who is here and of which build', async () => {
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
  ['the inbox stands as the page was drawn', '5', 0],
  ['something came before the first line', '4', 1],
])('%s', async (_, cursor, times) => {
  await connect(cursor);
  expect(caughtUp).toHaveBeenCalledTimes(times);
});

test('what was missed is fetched on every line after the first, and on a page out of memory', async () => {
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

test('the server’s call to catch up is followed within three seconds, once for many', async () => {
  await connect();
  for (let n = 0; n < 3; n += 1) socket.emit('catchUp', {});
  expect(caughtUp).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(3_000);
  expect(caughtUp).toHaveBeenCalledTimes(1);
});

test('a server of another build has the page loaded anew, once a build', async () => {
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

test('a restart waits for what is unsent, on the new line', async () => {
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

test('a restart that leaves the line standing reloads after three seconds', async () => {
  await connect();
  socket.emit('restart', { reason: 'deploy' });
  await jest.advanceTimersByTimeAsync(2_999);
  expect(reload).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('whom the member looks at is said again on each new line', async () => {
  const connection = await connect();
  connection.watch('anna');
  socket.drop('transport close');
  connection.watch('bea');
  socket.connect();
  await soon();
  const watched = socket.emitted.filter(({ event }) => event === 'watch');
  expect(watched.map(({ payload }) => payload)).toEqual([{ angelId: 'anna' }, { angelId: 'bea' }]);
});

test('that the tab is in view is told on every line, that it is not once', async () => {
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

test('closed by the server, a tab in view comes back after a second, one out of sight when it is seen', async () => {
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

test('without a session the state says so; other trouble is told once an outage', async () => {
  const connection = await connect();
  socket.emit('connect_error', new Error('unauthenticated'));
  expect(connection.state()).toBe('refused');
  socket.connect();
  for (let n = 0; n < 2; n += 1) socket.emit('connect_error', new Error('websocket error'));
  expect(connection.state()).toBe('closed');
  expect(onSocketError.mock.calls).toEqual([['unauthenticated'], ['websocket error']]);
});

test('an event is heard by its own name, and it and its fields come by those of the wire', async () => {
  const listener = jest.fn();
  const connection = await connect();
  const unsubscribe = connection.on('remainingCredits', listener);
  socket.emit('creditiResidui', { creditiIcebreaker: 2 });
  socket.emit('remainingCredits', { creditiIcebreaker: 1 });
  unsubscribe();
  socket.emit('creditiResidui', { creditiIcebreaker: 0 });
  expect(listener.mock.calls).toEqual([[{ icebreakerCredits: 2 }]]);
});

test('which older device made room is remembered', async () => {
  await connect();
  socket.emit('oldSocketRemoved', { socketId: 'x1' });
  expect(sessionStorage.getItem('socketId')).toBe('x1');
});

test('what is said in passing is dropped while the line is down', async () => {
  const connection = await connect();
  socket.drop('transport close');
  connection.hint('typing', { angelId: 'anna' });
  socket.connect();
  await soon();
  expect(socket.names()).toEqual(['clickid', 'clickid']);
});
