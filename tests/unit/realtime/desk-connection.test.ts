import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { DeskConnection } from '#lib/realtime/client/desk-connection.ts';

type Handler = (...args: unknown[]) => void;

/** A socket that the test controls. */
function playedSocket() {
  const handlers = new Map<string, Handler>();
  const said: [string, unknown][] = [];
  const socket = {
    connected: false,
    active: true,
    connects: 0,
    on: (event: string, handle: Handler) => handlers.set(event, handle),
    off: (event: string) => handlers.delete(event),
    timeout: () => ({
      emitWithAck: (event: string, payload: unknown) => {
        said.push([event, payload]);
        return Promise.resolve({});
      },
    }),
    connect: () => {
      socket.connects += 1;
    },
  };
  const fire = (event: string, ...args: unknown[]) => handlers.get(event)?.(...args);
  return {
    socket,
    said,
    handle: fire,
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
const page = Object.assign(new EventTarget(), { hidden: false });
beforeEach(async () => {
  jest.useFakeTimers();
  page.hidden = false;
  Object.assign(globalThis, { document: page, window: new EventTarget() });
  played = playedSocket();
  connection = new DeskConnection(() => Promise.resolve({ io: (() => played.socket) as never }));
  connection.open();
  connection.watch('a talk');
  await Promise.resolve();
  await Promise.resolve();
  // The first connection.
  played.socket.connects = 0;
});
afterEach(() => {
  jest.useRealTimers();
  Object.assign(globalThis, { document: undefined, window: undefined });
});

describe('an operator’s connection', () => {
  test('sends after each outage the open conversation, and reports that events may be missing', () => {
    const back = jest.fn();
    connection.onCatchUp(back);
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
    page.hidden = true;
    played.go('io server disconnect');
    jest.advanceTimersByTime(60_000);
    expect(played.socket.connects).toBe(1);
    page.hidden = false;
    page.dispatchEvent(new Event('visibilitychange'));
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
