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
let stores: Map<string, Map<string, Response>>;
let listeners: Map<string, (event: Happening) => void>;

function addressOf(asked: string | { url: string }): string {
  return typeof asked === 'string' ? asked : new URL(asked.url).pathname;
}

function fetched(asked: string | { url: string }): Promise<Response> {
  const path = addressOf(asked);
  if (!online) return Promise.reject(new Error('no connection'));
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
  const around = { self, caches, URL, fetch: fetched };
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
    request: { url: `https://x.example${path}`, method: 'GET', mode: 'navigate', ...more },
    clientId: '',
    resultingClientId: 'page',
    preloadResponse: Promise.resolve(undefined),
  });

beforeEach(async () => {
  online = true;
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
  const style = { url: 'https://x.example/_next/a.css', method: 'GET', mode: 'no-cors' };
  expect(await happens('fetch', { request: style, clientId: 'page' })).toBe('css');
  expect([...stores.values()].flatMap((entries) => [...entries.keys()])).not.toContain('/profile');
});

test('ignores sent requests, and requests of other pages', async () => {
  online = false;
  expect(await asks('/ok', { method: 'POST' })).toBeUndefined();
  const style = { url: 'https://x.example/_next/a.css', method: 'GET', mode: 'no-cors' };
  expect(await happens('fetch', { request: style, clientId: 'elsewhere' })).toBeUndefined();
});

test('replaces an older version together with its cache', async () => {
  start('two');
  await happens('install');
  await happens('activate');
  expect([...stores.keys()]).toEqual(['offline-two']);
});
