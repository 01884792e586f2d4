import { afterEach, expect, test } from '@jest/globals';
import { createCache } from '#lib/kernel/cache.ts';
import { clock, DAY, MINUTE } from '#lib/kernel/clock.ts';

afterEach(() => {
  clock.setOffset(0);
});

test('drops the least recently used entry beyond its limit', () => {
  const cache = createCache<number>('test-limit', { max: 2 });
  cache.set('a', 1);
  cache.set('b', 2);
  cache.get('a');
  cache.set('c', 3);
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([1, undefined, 3]);
});

test('entries expire by the clock of the app, and without a lifetime never', () => {
  const minute = createCache<number>('test-minute', { max: 2, ttlMs: MINUTE });
  const endless = createCache<number>('test-endless', { max: 2 });
  minute.set('a', 1);
  endless.set('a', 1);
  clock.setOffset(MINUTE / 2);
  expect(minute.get('a')).toBe(1);
  clock.setOffset(MINUTE);
  expect([minute.get('a'), endless.get('a')]).toEqual([undefined, 1]);
});

test('entries expire after the clock was set back', () => {
  const cache = createCache<number>('test-back', { max: 2, ttlMs: MINUTE });
  clock.setOffset(DAY);
  cache.set('a', 1);
  clock.setOffset(0);
  expect(cache.get('a')).toBeUndefined();
});

test('is the same one for the same name', () => {
  const name = 'test-same';
  expect(createCache(name, { max: 1 })).toBe(createCache(name, { max: 1 }));
});
