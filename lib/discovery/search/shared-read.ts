import type { LRUCache } from 'lru-cache';

/** The cached value of a key; while it is read, others wait for the same read. A failed read is not cached. */
export function sharedRead<Value>(
  cache: LRUCache<string, Promise<Value>>,
  key: string,
  read: () => Promise<Value>,
): Promise<Value> {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const reading = read();
  cache.set(key, reading);
  reading.catch(() => {
    cache.delete(key);
  });
  return reading;
}
