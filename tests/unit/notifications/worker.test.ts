// [core §7 Push worker]
import { beforeEach, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { NOTICE_PATHS } from '#lib/notifications/channel.ts';

type Page = {
  readonly visibilityState: string;
  readonly said: unknown[];
  readonly navigated: string[];
  postMessage(message: unknown): void;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<void>;
};

type Event = Readonly<Record<string, unknown>>;

let pages: Page[];
let shown: { readonly title: string; readonly options: Readonly<Record<string, unknown>> }[];
let opened: string[];
let closed: unknown[];
let posted: { readonly url: string; readonly body: unknown }[];
let listeners: Map<string, (event: Event) => void>;

function page(visibilityState: string): Page {
  const [said, navigated]: [unknown[], string[]] = [[], []];
  return {
    visibilityState,
    said,
    navigated,
    postMessage: (message) => void said.push(message),
    focus: () => Promise.resolve('the page'),
    navigate: (url) => Promise.resolve(void navigated.push(url)),
  };
}

/** The worker as a browser runs it, with its environment observed. */
beforeEach(() => {
  [pages, shown, opened, posted] = [[], [], [], []];
  closed = [];
  listeners = new Map<string, (event: Event) => void>();
  const self = {
    location: { href: 'https://dolcevita.example/sw.js?brand=dolcevita' },
    navigator: {},
    clients: {
      matchAll: () => Promise.resolve(pages),
      openWindow: (url: string) => Promise.resolve(void opened.push(url)),
      claim: () => Promise.resolve(),
    },
    registration: {
      showNotification: (title: string, options: Record<string, unknown>) =>
        Promise.resolve(void shown.push({ title, options })),
      getNotifications: (which: unknown) =>
        Promise.resolve([{ close: () => void closed.push(which) }]),
      pushManager: { subscribe: () => Promise.resolve({ endpoint: 'new' }) },
    },
    skipWaiting: () => Promise.resolve(),
    addEventListener: (name: string, listener: (event: Event) => void) =>
      listeners.set(name, listener),
  };
  const fetched = (url: string, { body }: { body: string }) =>
    Promise.resolve(void posted.push({ url, body: JSON.parse(body) }));
  runInContext(readFileSync('public/sw.js', 'utf8'), createContext({ self, URL, fetch: fetched }));
});

async function happens(name: string, event: Event): Promise<void> {
  const waited: unknown[] = [];
  listeners.get(name)?.({ ...event, waitUntil: (work: unknown) => waited.push(work) });
  await Promise.all(waited);
}

const notice = { title: 'Dolcevita', body: 'Hai 2 messaggi', url: '/chats', lang: 'it', count: 2 };
const push = (data: unknown) => happens('push', { data: { json: () => data } });

test('shows what was pushed, with one tag and the brand’s icon', async () => {
  pages = [page('hidden')];
  await push({ ...notice, silent: true });
  expect(shown).toEqual([
    {
      title: 'Dolcevita',
      options: {
        body: 'Hai 2 messaggi',
        tag: 'notices',
        lang: 'it',
        silent: true,
        data: { url: '/chats' },
        icon: '/brands/dolcevita/icon-192.png',
        badge: '/brands/dolcevita/badge.png',
      },
    },
  ]);
});

test.each(NOTICE_PATHS)('shows a notice that leads to %s, and opens it', async (url) => {
  await push({ ...notice, url });
  expect(shown).toMatchObject([{ options: { data: { url } } }]);
  await happens('notificationclick', { notification: { close: () => undefined, data: { url } } });
  expect(opened).toEqual([url]);
});

test('shows nothing while a page is visible', async () => {
  const visiblePage = page('visible');
  pages = [page('hidden'), visiblePage];
  await push(notice);
  expect([shown, visiblePage.said]).toEqual([[], [{ kind: 'notice' }]]);
});

test.each([
  'https://evil.example/chats',
  '//evil.example',
  '/chats/somebody',
  '/profile',
  'javascript:1',
  undefined,
])('shows nothing that links to %s', async (url) => {
  await push({ ...notice, url });
  await happens('notificationclick', { notification: { close: () => undefined, data: { url } } });
  expect(shown).toEqual([]);
  expect(opened.filter((address) => address !== '/chats')).toEqual([]);
});

test('ignores an unreadable payload', async () => {
  await happens('push', {
    data: {
      json: () => {
        throw new Error('no JSON');
      },
    },
  });
  await happens('push', { data: null });
  expect(shown).toEqual([]);
});

test('opens the page on a press, in an existing window if there is one', async () => {
  const press = () =>
    happens('notificationclick', {
      notification: { close: () => undefined, data: { url: '/fr/notifications' } },
    });
  await press();
  pages = [page('hidden')];
  await press();
  expect([opened, pages[0]?.navigated]).toEqual([['/fr/notifications'], ['/fr/notifications']]);
});

test('navigates a window that refuses the focus', async () => {
  const there = { ...page('hidden'), focus: () => Promise.reject(new Error('not allowed')) };
  pages = [there];
  await happens('notificationclick', {
    notification: { close: () => undefined, data: { url: '/chats' } },
  });
  expect(there.navigated).toEqual(['/chats']);
});

test('reports a renewed subscription, without a new request for permission', async () => {
  const oldSubscription = { options: { applicationServerKey: 'key' } };
  await happens('pushsubscriptionchange', { oldSubscription });
  await happens('pushsubscriptionchange', { newSubscription: { endpoint: 'given' } });
  await happens('pushsubscriptionchange', {});
  expect(posted).toEqual([
    { url: '/api/users/pushToken', body: { pushToken: '{"endpoint":"new"}', renewed: true } },
    { url: '/api/users/pushToken', body: { pushToken: '{"endpoint":"given"}', renewed: true } },
  ]);
});

const CALL = '0190a7b4-0000-7000-8000-000000000001';
const ringing = {
  title: 'Dolcevita',
  body: 'Un match ti sta chiamando',
  url: `/it/chats?call=${CALL}`,
  tag: `call-${CALL}`,
  lang: 'it',
  silent: false,
  call: 'ringing',
};
const pressCall = (isRinging: boolean) =>
  happens('notificationclick', {
    notification: { close: () => undefined, data: { url: ringing.url, ringing: isRinging } },
  });

test('shows a call until it is pressed or replaced, and vibrates', async () => {
  await push(ringing);
  const { body, tag, lang, silent } = ringing;
  expect(shown).toMatchObject([
    {
      title: 'Dolcevita',
      options: { body, tag, lang, silent, requireInteraction: true, data: { ringing: true } },
    },
  ]);
  expect(shown[0]?.options['vibrate']).not.toHaveLength(0);
  await push({ ...ringing, call: 'over', silent: true });
  expect(shown[1]?.options).toMatchObject({ tag, silent: true, requireInteraction: false });
  expect(shown[1]?.options).not.toHaveProperty('vibrate');
});

test('shows no call while a page is in view, and closes what it had shown of it', async () => {
  pages = [page('visible')];
  await push(ringing);
  expect([shown, closed]).toEqual([[], [{ tag: ringing.tag }]]);
});

test('opens the page of a call; an open page rings itself, and is left where it is', async () => {
  await pressCall(true);
  expect(opened).toEqual([ringing.url]);
  const there = page('hidden');
  pages = [there];
  await pressCall(true);
  expect(there.navigated).toEqual([]);
  await pressCall(false);
  expect(there.navigated).toEqual([ringing.url]);
  const refusing = { ...page('hidden'), focus: () => Promise.reject(new Error('not allowed')) };
  pages = [refusing];
  await pressCall(true);
  expect(refusing.navigated).toEqual([ringing.url]);
});

test.each([
  { url: '/chats?call=1' },
  { url: `/chats/somebody?call=${CALL}` },
  { url: `https://evil.example/chats?call=${CALL}` },
  { tag: 'notices' },
  { tag: undefined },
])('shows no call with %o', async (change) => {
  await push({ ...ringing, ...change });
  expect(shown).toEqual([]);
});
