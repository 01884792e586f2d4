import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { DeskConnection } from '#lib/realtime/client/desk-connection.ts';

type Handler = (...args: unknown[]) => void;

/** A socket that the test controls. */
function playedSocket() {
  const handlers = new Map<string, Handler>();
  const said: [string, unknown][] = [];
  let any: Handler = () => undefined;
  const socket = {
    connected: false,
    active: true,
    connects: 0,
    on: (event: string, handle: Handler) => handlers.set(event, handle),
    onAny: (handle: Handler) => {
      any = handle;
    },
    emit: (event: string, payload: unknown) => said.push([event, payload]),
    volatile: { emit: (event: string, payload: unknown) => said.push([event, payload]) },
    connect: () => {
      socket.connects += 1;
    },
  };
  const fire = (event: string, ...args: unknown[]) => handlers.get(event)?.(...args);
  return {
    socket,
    said,
    handle: (event: string, payload: unknown) => {
      any(event, payload);
    },
    come: () => {
      socket.connected = true;
      fire('connect');
    },
    go: (reason: string) => {
      socket.connected = false;
      fire('disconnect', reason);
    },
    refuse: (message: string) => fire('connect_error', { message }),
  };
}

let played: ReturnType<typeof playedSocket>;
let connection: DeskConnection;
const page = { visibilityState: 'visible', shown: [] as (() => void)[] };
beforeEach(async () => {
  jest.useFakeTimers();
  page.visibilityState = 'visible';
  page.shown = [];
  Object.assign(globalThis, {
    document: {
      get visibilityState() {
        return page.visibilityState;
      },
      addEventListener: (_: string, handle: () => void) => page.shown.push(handle),
    },
  });
  played = playedSocket();
  connection = new DeskConnection(() => Promise.resolve({ io: (() => played.socket) as never }));
  connection.watch('a talk');
  await Promise.resolve();
  await Promise.resolve();
});
afterEach(() => {
  jest.useRealTimers();
  Object.assign(globalThis, { document: undefined });
});

describe('an operator’s connection', () => {
  test('sends after each outage the open conversation, and reports that events may be missing', () => {
    const back = jest.fn();
    connection.onBack(back);
    played.come();
    played.go('transport close');
    expect(connection.state()).toBe('closed');
    played.come();
    expect([connection.state(), back.mock.calls.length]).toEqual(['open', 2]);
    expect(played.said).toEqual([
      ['open', { conversationId: 'a talk' }],
      ['open', { conversationId: 'a talk' }],
    ]);
  });

  test('delivers each event to its listeners, but not after they unsubscribed', () => {
    const [conversations, onMessage] = [jest.fn(), jest.fn()];
    const leave = connection.on('conversation', conversations);
    connection.on('message', onMessage);
    played.handle('conversation', { conversationId: 'a' });
    leave();
    played.handle('conversation', { conversationId: 'b' });
    expect(conversations.mock.calls).toEqual([[{ conversationId: 'a' }]]);
    expect(onMessage).not.toHaveBeenCalled();
  });

  test('reconnects when the server closed it: at once in a visible tab, else when the tab is shown', () => {
    played.come();
    played.go('io server disconnect');
    jest.advanceTimersByTime(2_000);
    expect(played.socket.connects).toBe(1);
    page.visibilityState = 'hidden';
    played.go('io server disconnect');
    jest.advanceTimersByTime(60_000);
    expect(played.socket.connects).toBe(1);
    for (const listener of page.shown) listener();
    expect(played.socket.connects).toBe(2);
  });

  test('stops once the session has ended', () => {
    played.refuse('unauthenticated');
    jest.advanceTimersByTime(60_000);
    expect([connection.state(), played.socket.connects]).toEqual(['refused', 0]);
  });

  test('sends typing every few seconds, not at each key', () => {
    played.come();
    jest.advanceTimersByTime(10_000);
    for (let n = 0; n < 20; n += 1) connection.typing('a talk');
    jest.advanceTimersByTime(3_000);
    connection.typing('a talk');
    expect(played.said.filter(([event]) => event === 'typing')).toHaveLength(2);
  });
});
