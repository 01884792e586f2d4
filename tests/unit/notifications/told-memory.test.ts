import { afterEach, beforeEach, expect, test } from '@jest/globals';
import {
  isPending,
  isUntold,
  keepPending,
  rememberTold,
  rememberToldIn,
  wasToldIn,
} from '#components/notifications/told-memory.ts';
import { memoryStorage } from '../realtime/memory-storage.ts';

let kept: Storage;

beforeEach(() => {
  kept = memoryStorage();
  Object.assign(globalThis, { window: { localStorage: kept } });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'window');
});

test('more than the member was told of is told; what was read meanwhile counts anew', () => {
  expect(isUntold(2)).toBe(true);
  rememberTold(2);
  expect([kept.getItem('messaggiNonLetti'), isUntold(2), isUntold(3)]).toEqual(['2', false, true]);
  expect([isUntold(0), isUntold(1)]).toEqual([false, true]);
});

test('what waits for the tab’s return outlives its page', () => {
  keepPending('like');
  expect([kept.getItem('notificheInPending'), kept.getItem('tipologiaNotifica')]).toEqual([
    ...['true', 'like'],
  ]);
  expect(isPending()).toBe(true);
  keepPending(null);
  expect([isPending(), kept.length]).toEqual([false, 0]);
});

test('a visit knows whether something was told in it', () => {
  rememberToldIn(7);
  expect([wasToldIn(7), wasToldIn(8)]).toEqual([true, false]);
});

test('a browser that stores nothing tells, and is no fault', () => {
  const closed = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const window = Object.defineProperty({}, 'localStorage', { get: closed });
  Object.assign(globalThis, { window });
  rememberTold(3);
  keepPending('like');
  expect([isUntold(1), isPending(), wasToldIn(1)]).toEqual([true, false, false]);
});
