// Shows notices while nobody looks at a page of the site. It stores nothing and answers no request.
const PAGE = /^(?:\/[a-z]{2})?\/(?:chats|notifications)$/;
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

self.addEventListener('install', () => {
  void self.skipWaiting();
});
self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
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
