import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Server } from 'socket.io';
import { hasVisibleTab } from '#lib/realtime/has-visible-tab.ts';
import { visibleTabsRoom } from '#lib/realtime/rooms.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

type Sockets = Promise<readonly unknown[]>;

/** A hub with these rooms of its own; `fetchSockets` queries the other instances. */
function hub(rooms: readonly string[], fetchSockets: () => Sockets): Server {
  const sockets = { adapter: { rooms: new Set(rooms) } };
  return { sockets, in: () => ({ fetchSockets }) } as unknown as Server;
}

test('knows a local tab without a query, and a remote one by a query', async () => {
  const ask = jest.fn(() => Promise.resolve([{}]));
  expect(await hasVisibleTab(hub([visibleTabsRoom('anna')], ask), 'anna')).toBe(true);
  expect(ask).not.toHaveBeenCalled();
  expect(await hasVisibleTab(hub([visibleTabsRoom('bea')], ask), 'anna')).toBe(true);
  expect(
    await hasVisibleTab(
      hub([], () => Promise.resolve([])),
      'anna',
    ),
  ).toBe(false);
});

test.each<[string, () => Sockets]>([
  ['cannot be asked', () => Promise.reject(new Error('the store is unavailable'))],
  ['do not answer within a second', () => new Promise(() => undefined)],
])('treats other instances that %s as without a visible tab', async (_, ask) => {
  const answer = hasVisibleTab(hub([], ask), 'anna');
  await jest.advanceTimersByTimeAsync(1_000);
  expect(await answer).toBe(false);
  expect(jest.getTimerCount()).toBe(0);
});
