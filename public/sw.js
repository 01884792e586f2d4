// Shows notices while nobody looks at a page of the site, and a page of its own where a page of the site
// cannot be reached. It keeps that page and what it looks like; nothing of anybody's.
const PAGE = /^(?:\/[a-z]{2})?\/(?:chats|notifications)$/;
// Written above by the server: its version, and the offline page in each of the brand's languages.
const { version, offline } = self.site ?? { version: '', offline: [] };
const CACHE = `offline-${version}`;
const lost = new Set();
const brand = /^[a-z]+$/.exec(new URL(self.location.href).searchParams.get('brand') ?? '')?.[0];

function read(event) {
  try {
    return event.data.json();
  } catch {
    return null;
  }
}

const openPages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

async function show(notice) {
  if (notice === null || typeof notice.title !== 'string' || !PAGE.test(notice.url)) return;
  const pages = await openPages();
  const looked = pages.filter((page) => page.visibilityState === 'visible');
  if (looked.length > 0) {
    for (const page of looked) page.postMessage({ kind: 'notice' });
    return;
  }
  const count = Number.isInteger(notice.count) && notice.count > 0 ? notice.count : 1;
  await self.navigator.setAppBadge?.(count)?.catch(() => undefined);
  await self.registration.showNotification(notice.title, {
    body: String(notice.body ?? ''),
    tag: 'notices',
    lang: String(notice.lang ?? ''),
    silent: notice.silent === true,
    data: { url: notice.url },
    ...(brand === undefined
      ? {}
      : { icon: `/brands/${brand}/icon-192.png`, badge: `/brands/${brand}/badge.png` }),
  });
}

async function open(url) {
  if (!PAGE.test(url)) return;
  const [page] = await openPages();
  if (page === undefined) {
    await self.clients.openWindow(url);
    return;
  }
  // Each may be refused by itself: the focus to what nobody pressed, the way to a page this worker does not control.
  await page.focus().catch(() => undefined);
  await page.navigate(url).catch(() => undefined);
}

/** The push service gave the browser another address: the server learns it, if the session still lives. */
async function renew(event) {
  const key = event.oldSubscription?.options.applicationServerKey;
  const renewed =
    event.newSubscription ??
    (key === undefined || key === null
      ? null
      : await self.registration.pushManager.subscribe({
          userVisibleOnly: true,
          applicationServerKey: key,
        }));
  if (renewed === null) return;
  await fetch('/api/users/pushToken', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ pushToken: JSON.stringify(renewed), renewed: true }),
  });
}

/** Keeps one offline page with what it names: its looks, its script, its signs. */
async function keepPage(cache, path) {
  const page = await fetch(path, { cache: 'reload' });
  if (!page.ok) return;
  await cache.put(path, page.clone());
  const named = (await page.text()).matchAll(/(?:href|src)="(\/(?:_next|brands|visitor-)[^"]+)"/g);
  const links = (page.headers.get('link') ?? '').matchAll(/<([^>]+)>/g);
  const files = new Set([...named, ...links].map(([, file]) => file.replaceAll('&amp;', '&')));
  await Promise.all([...files].map((file) => cache.add(file).catch(() => undefined)));
}

async function keepOffline() {
  const cache = await caches.open(CACHE);
  await Promise.all(offline.map((path) => keepPage(cache, path)));
}

async function forgetOlder() {
  const names = (await caches.keys()).filter((name) => name !== CACHE);
  await Promise.all(names.map((name) => caches.delete(name)));
  // The page is asked for while the worker wakes, not after.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

/** The page itself, or the offline page in the language of its address. */
async function pageOr({ request, preloadResponse, resultingClientId }) {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch (error) {
    const [, first] = new URL(request.url).pathname.split('/');
    const path = offline.find((each) => each.startsWith(`/${first}/`)) ?? offline[0];
    const cached = path === undefined ? undefined : await caches.match(path);
    if (cached === undefined) throw error;
    lost.add(resultingClientId);
    return cached;
  }
}

async function cachedOr(request) {
  return (await caches.match(request)) ?? fetch(request);
}

self.addEventListener('install', (event) => {
  void self.skipWaiting();
  // Without a line in this moment the worker still does its other work.
  event.waitUntil(keepOffline().catch(() => undefined));
});
self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOlder());
});
self.addEventListener('fetch', (event) => {
  const { request, clientId } = event;
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') event.respondWith(pageOr(event));
  else if (lost.has(clientId)) event.respondWith(cachedOr(request));
});
self.addEventListener('push', (event) => {
  event.waitUntil(show(read(event)));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(
    Promise.all([
      open(event.notification.data?.url ?? '/chats'),
      self.navigator.clearAppBadge?.()?.catch(() => undefined),
    ]),
  );
});
self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renew(event));
});
