// [core §2 Manifest a brand and language]
import { beforeEach, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';

type Happening = Readonly<Record<string, unknown>>;
type Answers = Readonly<Record<string, string>>;

const PAGE = '<link href="/_next/a.css"><img src="/brands/x/icon.svg"><a href="/chats">chats</a>';
const SITE: Answers = {
  '/offline': `${PAGE} senza rete`,
  '/es/offline': `${PAGE} sin conexión`,
  '/_next/a.css': 'css',
  '/brands/x/icon.svg': 'svg',
};

let online: boolean;
/** How many requests the site refuses, and by which status: 503 without a database, 502 and 504 without a server. */
let refusals: number;
let refusedBy: number;
/** What happens in the pauses of the worker, one after the other. */
let pauses: (() => void)[];
let paused: number;
let stores: Map<string, Map<string, Response>>;
let listeners: Map<string, (event: Happening) => void>;

function addressOf(asked: string | { url: string }): string {
  return typeof asked === 'string' ? asked : new URL(asked.url).pathname;
}

function fetched(asked: string | { url: string }): Promise<Response> {
  const path = addressOf(asked);
  if (!online) return Promise.reject(new Error('no connection'));
  if (refusals > 0) {
    refusals -= 1;
    return Promise.resolve(new Response('later', { status: refusedBy }));
  }
  const text = SITE[path];
  return Promise.resolve(new Response(text ?? `live ${path}`, { status: 200 }));
}

function cache(entries: Map<string, Response>) {
  return {
    put: (path: string, answer: Response) => Promise.resolve(void entries.set(path, answer)),
    add: async (path: string) => void entries.set(path, await fetched(path)),
  };
}

function start(version: string): void {
  const site = { version, offline: ['/offline', '/es/offline'] };
  const self = {
    site,
    location: { href: 'https://x.example/sw.js' },
    clients: { claim: () => Promise.resolve() },
    registration: {},
    skipWaiting: () => Promise.resolve(),
    addEventListener: (name: string, listener: (event: Happening) => void) =>
      listeners.set(name, listener),
  };
  const caches = {
    open: (name: string) => {
      const entries = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, entries);
      return Promise.resolve(cache(entries));
    },
    keys: () => Promise.resolve([...stores.keys()]),
    delete: (name: string) => Promise.resolve(stores.delete(name)),
    match: (asked: string | { url: string }) => {
      const path = addressOf(asked);
      const found = [...stores.values()].map((entries) => entries.get(path)).find(Boolean);
      return Promise.resolve(found?.clone());
    },
  };
  const wait = (resume: () => void): void => {
    paused += 1;
    pauses.shift()?.();
    setImmediate(resume);
  };
  const around = { self, caches, URL, fetch: fetched, setTimeout: wait };
  runInContext(readFileSync('public/sw.js', 'utf8'), createContext(around));
}

async function happens(name: string, event: Happening = {}): Promise<string | undefined> {
  const waited: Promise<unknown>[] = [];
  let answer: Promise<Response> | undefined;
  listeners.get(name)?.({
    ...event,
    waitUntil: (work: Promise<unknown>) => waited.push(work),
    respondWith: (promise: Promise<Response>) => {
      answer = promise;
    },
  });
  await Promise.all(waited);
  return (await answer)?.text();
}

const asks = (path: string, more: Happening = {}) =>
  happens('fetch', {
    request: {
      url: `https://x.example${path}`,
      method: 'GET',
      mode: 'navigate',
      headers: new Headers(),
      signal: new AbortController().signal,
      ...more,
    },
    clientId: '',
    resultingClientId: 'page',
    preloadResponse: Promise.resolve(undefined),
  });

const fileAt = (path: string): Happening => ({
  url: `https://x.example${path}`,
  method: 'GET',
  mode: 'no-cors',
  headers: new Headers(),
});

/** Next's request for the part of a page that changes. */
const asksPart = (path: string, headers: Readonly<Record<string, string>> = {}, more = {}) =>
  asks(path, { mode: 'cors', headers: new Headers({ rsc: '1', ...headers }), ...more });

beforeEach(async () => {
  online = true;
  refusals = 0;
  refusedBy = 503;
  pauses = [];
  paused = 0;
  stores = new Map();
  listeners = new Map();
  start('one');
  await happens('install');
  await happens('activate');
});

test('caches the offline pages with their resources, and no member data', () => {
  expect([...stores.keys()]).toEqual(['offline-one']);
  expect([...(stores.get('offline-one')?.keys() ?? [])].sort()).toEqual(Object.keys(SITE).sort());
});

test('shows them in the language of the unreachable address, with their resources', async () => {
  expect(await asks('/profile')).toBe('live /profile');
  online = false;
  expect(await asks('/profile')).toContain('senza rete');
  expect(await asks('/es/chats/ab')).toContain('sin conexión');
  const style = fileAt('/_next/a.css');
  expect(await happens('fetch', { request: style, clientId: 'page' })).toBe('css');
  expect([...stores.values()].flatMap((entries) => [...entries.keys()])).not.toContain('/profile');
});

test('ignores sent requests, and requests of other pages', async () => {
  online = false;
  expect(await asks('/ok', { method: 'POST' })).toBeUndefined();
  const style = fileAt('/_next/a.css');
  expect(await happens('fetch', { request: style, clientId: 'elsewhere' })).toBeUndefined();
});

test('replaces an older version together with its cache', async () => {
  start('two');
  await happens('install');
  await happens('activate');
  expect([...stores.keys()]).toEqual(['offline-two']);
});

test.each([502, 503, 504])(
  '42: waits while the site answers %i, so that the open page stays',
  async (status) => {
    refusedBy = status;
    refusals = 2;
    expect(await asks('/profile')).toBe('live /profile');
    refusals = 2;
    expect(await asksPart('/profile')).toBe('live /profile');
    expect(paused).toBe(4);
  },
);

test('42: gives the refusal on when the site stays away', async () => {
  refusals = Number.MAX_SAFE_INTEGER;
  expect(await asks('/profile')).toBe('later');
  expect(paused).toBe(120);
});

test('11: a page that is opened offline from another one is waited for on the other one', async () => {
  online = false;
  const connected = (): void => {
    online = true;
  };
  pauses = [() => undefined, connected];
  expect(await asksPart('/profile')).toBe('live /profile');
  expect(paused).toBe(2);
});

test('11: nothing is waited for that the page no longer wants, or asks for in advance', async () => {
  online = false;
  await expect(asksPart('/profile', {}, { signal: AbortSignal.abort() })).rejects.toThrow();
  expect(await asksPart('/profile', { 'next-router-prefetch': '1' })).toBeUndefined();
  expect(paused).toBe(0);
});
