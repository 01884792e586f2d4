import { call } from '#lib/http/client/call.ts';
import { pushState, type PushState } from './push-support.ts';
import { registerWorker } from './register-worker.ts';

/** Whose wish it was: another member on this browser is not pushed to without one of their own. */
const OWNER = 'pushOf';
const APPLE = /iPhone|iPad|iPod/;

const hasPush = (): boolean => 'PushManager' in window && 'Notification' in window;

async function subscription(): Promise<PushSubscription | null> {
  if (!('serviceWorker' in navigator) || !hasPush()) return null;
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}

async function registerSubscription(
  found: PushSubscription,
  trackerId: string,
  renewed: boolean,
): Promise<void> {
  const body = { pushToken: JSON.stringify(found), clickid: trackerId, renewed };
  await call('POST /api/users/pushToken', { body });
  window.localStorage.setItem(OWNER, trackerId);
}

/** How push stands in this browser for a member. */
export async function readPush(trackerId: string): Promise<PushState> {
  const found = await subscription();
  return pushState({
    worker: 'serviceWorker' in navigator,
    push: hasPush(),
    apple: APPLE.test(navigator.userAgent),
    permission: hasPush() ? Notification.permission : 'default',
    own: found !== null && window.localStorage.getItem(OWNER) === trackerId,
  });
}

/** By a press only: asks the browser, subscribes it and tells the server. Answers how push stands then. */
export async function startPush(
  trackerId: string,
  pushKey: string,
  brand: string,
): Promise<PushState> {
  if ((await Notification.requestPermission()) === 'granted') {
    await registerWorker(brand);
    const { pushManager } = await navigator.serviceWorker.ready;
    const found =
      (await pushManager.getSubscription()) ??
      (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey }));
    await registerSubscription(found, trackerId, false);
  }
  return readPush(trackerId);
}

/** Takes this browser out again. */
export async function stopPush(trackerId: string): Promise<PushState> {
  const found = await subscription();
  if (found) {
    const body = { pushToken: JSON.stringify(found), clickid: trackerId };
    await call('DELETE /api/users/pushToken', { body });
    await found.unsubscribe();
  }
  window.localStorage.removeItem(OWNER);
  return readPush(trackerId);
}

/** After a new login of whoever switched it on here: the new session takes the browser over. */
export async function refreshSubscription(trackerId: string): Promise<void> {
  const found = await subscription();
  const own = window.localStorage.getItem(OWNER) === trackerId;
  if (found && own && Notification.permission === 'granted')
    await registerSubscription(found, trackerId, true);
}
