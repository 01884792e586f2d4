import type { Redis } from 'ioredis';
import type { Pool } from 'pg';

/** The app's singletons of `lib/kernel/singleton.ts`. */
const singletons = globalThis as unknown as Record<symbol, unknown>;
const PREFIX = 'amarena.';

// Connections to the worker's database, compiled code and the like: they contain nothing of one test file.
const PRESERVED = new Set(['pool', 'prisma', 'request-context', 'metrics', 'image-work']);

// Modules hold references to these from their evaluation on, so their fields are reset.
const INITIAL: Readonly<Record<string, object>> = {
  clock: { offsetMs: 0 },
  'ai-breaker': { failures: 0, until: 0 },
  'database-circuit': { open: false },
};

type Clearable = { readonly clear: () => void };
const worker = globalThis as unknown as Record<symbol, Set<Clearable> | undefined>;
const caches = (worker[Symbol.for('tests.caches')] ??= new Set<Clearable>());

function isClearable(value: unknown): value is Clearable {
  return typeof (value as { clear?: unknown } | undefined)?.clear === 'function';
}

/**
 * Before the last file's database is reset: its connections end without an error, since logging one would
 * read the settings too early, and the worker exits without waiting for idle connections. Returns the process
 * ids that the server has given them.
 */
export function releaseDatabase(): readonly number[] {
  const pool = singletons[Symbol.for(`${PREFIX}pool`)] as Pool | undefined;
  if (pool === undefined) return [];
  pool.options.allowExitOnIdle = true;
  pool.removeAllListeners('error');
  pool.on('error', () => undefined);
  return (pool as unknown as { _clients: { processID: number }[] })._clients.map(
    ({ processID }) => processID,
  );
}

/** Makes the app read its environment again at the next use of a setting. */
export function forgetSettings(): boolean {
  return Reflect.deleteProperty(singletons, Symbol.for(`${PREFIX}env`));
}

/** Empties the caches of the app and removes what it created from its settings, as in a new process. */
export function resetAppState(): void {
  // Its server may have ended already.
  (singletons[Symbol.for(`${PREFIX}redis`)] as Redis | undefined)?.disconnect();
  for (const key of Object.getOwnPropertySymbols(singletons)) {
    const name = Symbol.keyFor(key);
    if (name?.startsWith(PREFIX) !== true || PRESERVED.has(name.slice(PREFIX.length))) continue;
    const value = singletons[key];
    if (name.startsWith(`${PREFIX}cache.`)) {
      (value as Clearable).clear();
      continue;
    }
    const initial = INITIAL[name.slice(PREFIX.length)];
    if (initial !== undefined) {
      Object.assign(value as object, initial);
      continue;
    }
    const parts = isClearable(value) ? [value] : Object.values(value ?? {});
    for (const part of parts) if (isClearable(part)) caches.add(part);
    // A singleton that is looked up is created again. One that a module holds stays in use, so it is emptied
    // before each file.
    Reflect.deleteProperty(singletons, key);
  }
  for (const cache of caches) cache.clear();
}
