import { expect, test } from '@jest/globals';
import { SessionCache } from '#lib/accounts/session/session-cache.ts';

test('a sweep drops what holds no longer and nothing else', () => {
  const cache = new SessionCache();
  cache.set('old', null, 0);
  cache.set('new', null, 3_000);
  cache.sweep(5_000);
  // Asked as of a time at which both still held.
  expect([cache.get('old', 4_000), cache.get('new', 4_000)]).toEqual([undefined, null]);
});

test('what is looked up holds for five seconds', () => {
  const cache = new SessionCache();
  cache.set('token', null, 0);
  expect(cache.get('token', 4_999)).toBeNull();
  expect(cache.get('token', 5_000)).toBeUndefined();
});
