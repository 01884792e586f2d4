/**
 * Returns one instance per process. Next's bundle and server.ts are two module graphs in one process, so a
 * module-level variable would exist twice.
 */
export function singleton<T>(name: string, create: () => T): T {
  const key = Symbol.for(`amarena.${name}`);
  const store = globalThis as unknown as Record<symbol, T | undefined>;
  const existing = store[key];
  if (existing !== undefined) return existing;
  const created = create();
  store[key] = created;
  return created;
}
