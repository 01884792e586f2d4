// Shows notifications while no page of the site is visible, waits for pages that the site cannot answer yet, and
// shows an offline page where a page of the site cannot be reached. It caches that page and its assets, and no personal data.
const PAGE = /^(?:\/[a-z]{2})?\/(?:chats|notifications|searches)$/;
const CALL_PAGE = /^(?:\/[a-z]{2})?\/chats\?call=[\da-f-]{36}$/;
const CALL_TAG = /^call-[\da-f-]{36}$/;
const VIBRATION_MS = [600, 200, 600, 1_000, 600, 200, 600];
// The server prepends its version and the URLs of the offline page in each of the brand's languages.
const { version, offline } = self.site ?? { version: '', offline: [] };
const CACHE = `offline-${version}`;
const lost = new Set();
/** Time between two requests for what the site could not answer, and all of it: browsers end a worker after five minutes. */
const PAUSE_MS = 2_000;
const LONGEST_MS = 240_000;
const brand = /^[a-z]+$/.exec(new URL(self.location.href).searchParams.get('brand') ?? '')?.[0];

function read(event) {
  try {
    return event.data.json();
  } catch {
    return null;
  }
}

const openPages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

const marks = () =>
  brand === undefined
    ? {}
    : { icon: `/brands/${brand}/icon-192.png`, badge: `/brands/${brand}/badge.png` };

/**
 * A call: what rings stays until it is pressed or replaced. The replacement has the same tag and makes no sound. A page in
 * view rings itself.
 */
async function showCall(notice) {
  if (!CALL_PAGE.test(notice.url) || !CALL_TAG.test(notice.tag)) return;
  const { tag } = notice;
  if ((await openPages()).some((page) => page.visibilityState === 'visible')) {
    for (const shown of await self.registration.getNotifications({ tag })) shown.close();
    return;
  }
  const ringing = notice.call === 'ringing';
  await self.registration.showNotification(notice.title, {
    body: String(notice.body ?? ''),
    tag,
    lang: String(notice.lang ?? ''),
    silent: notice.silent === true,
    requireInteraction: ringing,
    ...(ringing && { vibrate: VIBRATION_MS }),
    data: { url: notice.url, ringing },
    ...marks(),
  });
}

async function show(notice) {
  if (notice === null || typeof notice.title !== 'string') return;
  if (notice.call !== undefined) {
    await showCall(notice);
    return;
  }
  if (!PAGE.test(notice.url)) return;
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
    ...marks(),
  });
}

async function open({ url, ringing = false }) {
  if (!PAGE.test(url) && !CALL_PAGE.test(url)) return;
  const [page] = await openPages();
  if (page === undefined) {
    await self.clients.openWindow(url);
    return;
  }
  // Each may fail: focus without a user gesture, navigation of a page that this worker does not control.
  const focused = await page.focus().catch(() => undefined);
  // An open page rings too, and is ready for the answer at once.
  if (ringing && focused !== undefined) return;
  await page.navigate(url).catch(() => undefined);
}

/** The push service replaced the subscription: sends the new one to the server, if the session is still valid. */
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

/** Caches one offline page with the files that it references: styles, script, icons. */
async function cachePage(cache, path) {
  const page = await fetch(path, { cache: 'reload' });
  if (!page.ok) return;
  await cache.put(path, page.clone());
  const named = (await page.text()).matchAll(/(?:href|src)="(\/(?:_next|brands|visitor-)[^"]+)"/g);
  const links = (page.headers.get('link') ?? '').matchAll(/<([^>]+)>/g);
  const files = new Set([...named, ...links].map(([, file]) => file.replaceAll('&amp;', '&')));
  await Promise.all([...files].map((file) => cache.add(file).catch(() => undefined)));
}

async function cacheOffline() {
  const cache = await caches.open(CACHE);
  await Promise.all(offline.map((path) => cachePage(cache, path)));
}

async function deleteOlder() {
  const names = (await caches.keys()).filter((name) => name !== CACHE);
  await Promise.all(names.map((name) => caches.delete(name)));
  // The page is requested while the worker starts, not after.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

/** Whether the page asks for a part of another page after a press, and does not fetch it in advance. */
const isPart = ({ headers }) => headers.get('rsc') === '1' && !headers.has('next-router-prefetch');

/** The site has no database, or its proxy has no server: answers that come again with a later request. */
const isAway = ({ status }) => status === 502 || status === 503 || status === 504;

/** Asks again while the site is away: the page that is open stays until the next one is there. */
async function once(request, first) {
  let answer = first ?? (await fetch(request));
  for (let left = LONGEST_MS; isAway(answer) && left > 0; left -= PAUSE_MS) {
    await pause();
    answer = await fetch(request);
  }
  return answer;
}

/** Asks again while there is no connection either. Without an answer the browser would leave the open page. */
async function part(request) {
  for (let left = LONGEST_MS; ; left -= PAUSE_MS) {
    try {
      return await once(request);
    } catch (error) {
      if (left <= 0 || request.signal.aborted) throw error;
      await pause();
    }
  }
}

/** The page itself, or the offline page in the language of its URL. */
async function pageOr({ request, preloadResponse, resultingClientId }) {
  try {
    return await once(request, await preloadResponse);
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
  // Installation succeeds offline too, without the offline page.
  event.waitUntil(cacheOffline().catch(() => undefined));
});
self.addEventListener('activate', (event) => {
  event.waitUntil(deleteOlder());
});
self.addEventListener('fetch', (event) => {
  const { request, clientId } = event;
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') event.respondWith(pageOr(event));
  else if (isPart(request)) event.respondWith(part(request));
  else if (lost.has(clientId)) event.respondWith(cachedOr(request));
});
self.addEventListener('push', (event) => {
  event.waitUntil(show(read(event)));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(
    Promise.all([
      open(event.notification.data ?? { url: '/chats' }),
      self.navigator.clearAppBadge?.()?.catch(() => undefined),
    ]),
  );
});
self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renew(event));
});
