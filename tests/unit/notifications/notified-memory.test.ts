// [core §3 Stored keys messaggiNonLetti]
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import {
  isPending,
  hasUnnotified,
  setPendingNotification,
  storeNotifiedCount,
  storeNotifiedVisit,
  wasNotifiedInVisit,
} from '#components/notifications/notified-memory.ts';
import { memoryStorage } from '../realtime/memory-storage.ts';

let stored: Storage;

beforeEach(() => {
  stored = memoryStorage();
  Object.assign(globalThis, { window: { localStorage: stored } });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'window');
});

test('notifies of more messages than the stored count, and resets it when messages were read', () => {
  expect(hasUnnotified(2)).toBe(true);
  storeNotifiedCount(2);
  expect([stored.getItem('messaggiNonLetti'), hasUnnotified(2), hasUnnotified(3)]).toEqual([
    '2',
    false,
    true,
  ]);
  expect([hasUnnotified(0), hasUnnotified(1)]).toEqual([false, true]);
});

test('keeps a notification pending for a hidden tab across page loads', () => {
  setPendingNotification('like');
  expect([stored.getItem('notificheInPending'), stored.getItem('tipologiaNotifica')]).toEqual([
    'true',
    'like',
  ]);
  expect(isPending()).toBe(true);
  setPendingNotification(null);
  expect([isPending(), stored.length]).toEqual([false, 0]);
});

test('stores whether a visit had a notification', () => {
  storeNotifiedVisit(7);
  expect([wasNotifiedInVisit(7), wasNotifiedInVisit(8)]).toEqual([true, false]);
});

test('notifies without an error in a browser that stores nothing', () => {
  const closed = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const window = Object.defineProperty({}, 'localStorage', { get: closed });
  Object.assign(globalThis, { window });
  storeNotifiedCount(3);
  setPendingNotification('like');
  expect([hasUnnotified(1), isPending(), wasNotifiedInVisit(1)]).toEqual([true, false, false]);
});
