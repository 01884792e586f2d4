import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { followWork } from '#components/desk/follow-work.ts';
import { WORK_ANNOUNCED_EVERY_MS } from '#lib/realtime/limits.ts';

const page = Object.assign(new EventTarget(), { hidden: false });
const listeners = new Set<() => void>();
const listen = (_: string, listener: (payload: never) => void) => {
  const call = () => {
    listener(undefined as never);
  };
  listeners.add(call);
  return () => {
    listeners.delete(call);
  };
};
const connection = { on: listen, onCatchUp: (listener: () => void) => listen('', listener) };

let refreshed = 0;
let leave: () => void;
const change = () => {
  for (const listener of listeners) listener();
};
beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000 });
  page.hidden = false;
  refreshed = 0;
  Object.assign(globalThis, { document: page, addEventListener: () => undefined });
  leave = followWork(connection, () => {
    refreshed += 1;
  });
});
afterEach(() => {
  leave();
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'document');
  Reflect.deleteProperty(globalThis, 'addEventListener');
});

test('a page refreshes at once, and at most once a second', () => {
  change();
  jest.advanceTimersByTime(0);
  expect(refreshed).toBe(1);
  for (let count = 0; count < 9; count += 1) {
    change();
    jest.advanceTimersByTime(WORK_ANNOUNCED_EVERY_MS / 10);
  }
  expect(refreshed).toBe(1);
  jest.advanceTimersByTime(WORK_ANNOUNCED_EVERY_MS);
  expect(refreshed).toBe(2);
});

test('a hidden page rests, and refreshes once when it is shown', () => {
  page.hidden = true;
  for (let count = 0; count < 3; count += 1) {
    change();
    jest.advanceTimersByTime(2 * WORK_ANNOUNCED_EVERY_MS);
  }
  expect(refreshed).toBe(0);
  page.hidden = false;
  page.dispatchEvent(new Event('visibilitychange'));
  expect(refreshed).toBe(1);
});

test('nothing is refreshed after it ended', () => {
  change();
  leave();
  jest.advanceTimersByTime(10 * WORK_ANNOUNCED_EVERY_MS);
  expect([refreshed, listeners.size]).toEqual([0, 0]);
});
