import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { NO_SESSION, sessionCache } from '#lib/identity/session-cache.ts';

beforeEach(() => {
  jest.useFakeTimers();
  sessionCache.clear();
});

afterEach(() => {
  jest.useRealTimers();
});

test('a sweep removes expired entries and no others', () => {
  sessionCache.set('old', NO_SESSION);
  jest.advanceTimersByTime(3_000);
  sessionCache.set('new', NO_SESSION);
  jest.advanceTimersByTime(2_000);
  expect(sessionCache.size).toBe(2);
  sessionCache.purgeStale();
  expect([...sessionCache.keys()]).toEqual(['new']);
  expect(sessionCache.size).toBe(1);
});

test('an entry is valid for five seconds', () => {
  sessionCache.set('token', NO_SESSION);
  jest.advanceTimersByTime(4_999);
  expect(sessionCache.get('token')).toBe(NO_SESSION);
  jest.advanceTimersByTime(1);
  expect(sessionCache.get('token')).toBeUndefined();
});
