import type { Redis } from 'ioredis';
import type { Pool } from 'pg';

/** The app's singletons: lib/kernel/singleton.ts. */
const singletons = globalThis as unknown as Record<symbol, unknown>;
const PREFIX = 'amarena.';

// Connections to the worker's database, compiled code and the like: nothing in them is of one test file.
const PRESERVED = new Set([
  'pool',
  'prisma',
  'statement-names',
  'request-context',
  'metrics',
  'image-work',
]);

// Modules hold these from their evaluation on, so that their fields are put back.
const INITIAL: Readonly<Record<string, object>> = {
  clock: { offsetMs: 0 },
  'ai-breaker': { failures: 0, until: 0 },
};

type Clearable = { readonly clear: () => void };
const worker = globalThis as unknown as Record<symbol, Set<Clearable> | undefined>;
const caches = (worker[Symbol.for('tests.caches')] ??= new Set<Clearable>());

function isClearable(value: unknown): value is Clearable {
  return typeof (value as { clear?: unknown } | undefined)?.clear === 'function';
}

/**
 * Before the database of the last file goes: its connections end without a word, since the app's log would read the
 * settings too early, and the worker ends without waiting for those that nobody uses.
 */
export function releaseDatabase(): void {
  const pool = singletons[Symbol.for(`${PREFIX}pool`)] as Pool | undefined;
  if (pool === undefined) return;
  pool.options.allowExitOnIdle = true;
  pool.removeAllListeners('error');
  pool.on('error', () => undefined);
}

/** The app reads its environment again at the next use of a setting. */
export function forgetSettings(): boolean {
  return Reflect.deleteProperty(singletons, Symbol.for(`${PREFIX}env`));
}

/** Empties the caches of the app and forgets what it made from its settings, as a new process would find them. */
export function resetAppState(): void {
  // Its store may be gone already.
  (singletons[Symbol.for(`${PREFIX}redis`)] as Redis | undefined)?.disconnect();
  for (const key of Object.getOwnPropertySymbols(singletons)) {
    const name = Symbol.keyFor(key);
    if (name?.startsWith(PREFIX) !== true || PRESERVED.has(name.slice(PREFIX.length))) continue;
    const value = singletons[key];
    const initial = INITIAL[name.slice(PREFIX.length)];
    if (initial !== undefined) {
      Object.assign(value as object, initial);
      continue;
    }
    const parts = isClearable(value) ? [value] : Object.values(value ?? {});
    for (const part of parts) if (isClearable(part)) caches.add(part);
    // One that is looked up is made again; one that a module holds goes on in use, and is emptied before each file.
    Reflect.deleteProperty(singletons, key);
  }
  for (const cache of caches) cache.clear();
}
