import { expect, test } from '@jest/globals';
import { SessionCache } from '#lib/accounts/session/session-cache.ts';

test('a sweep removes expired entries and no others', () => {
  const cache = new SessionCache();
  cache.set('old', null, 0);
  cache.set('new', null, 3_000);
  cache.sweep(5_000);
  // Read as of a time at which both were still valid.
  expect([cache.get('old', 4_000), cache.get('new', 4_000)]).toEqual([undefined, null]);
});

test('an entry is valid for five seconds', () => {
  const cache = new SessionCache();
  cache.set('token', null, 0);
  expect(cache.get('token', 4_999)).toBeNull();
  expect(cache.get('token', 5_000)).toBeUndefined();
});
