import { LRUCache } from 'lru-cache';
import { clock } from './clock.ts';
import { singleton } from './singleton.ts';

type Limits = {
  /** Maximum number of entries; beyond it the least recently used one is dropped. */
  readonly max: number;
  /** Lifetime of an entry in milliseconds of the app's clock; without it, entries do not expire. */
  readonly ttlMs?: number;
};

/** The process's cache of this name, created empty at the first call. Names are unique. */
export function createCache<Value extends object | string | number | boolean>(
  name: string,
  { max, ttlMs = 0 }: Limits,
): LRUCache<string, Value> {
  return singleton(
    `cache.${name}`,
    () =>
      new LRUCache<string, Value>({
        max,
        // The library still returns an entry whose age equals its ttl.
        ttl: Math.max(0, ttlMs - 1),
        // 0 reads the clock at every look-up; the library's own time cache would not notice a moved clock.
        ttlResolution: 0,
        perf: { now: clock.elapsedMs },
      }),
  );
}
