import { call } from '#lib/http/client/call.ts';
import { pushState, type PushState } from './push-support.ts';
import { registerWorker } from './register-worker.ts';

/** Storage key: the member who switched push on. Another member on this browser gets none without their own choice. */
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

/** The state of push in this browser for a member. */
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

/** Only on a press: asks the browser, subscribes it and registers it on the server. Resolves to the new state. */
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

/** Unsubscribes this browser. */
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

/** After a new login of the member who switched push on here: the new session takes over the subscription. */
export async function refreshSubscription(trackerId: string): Promise<void> {
  const found = await subscription();
  const own = window.localStorage.getItem(OWNER) === trackerId;
  if (found && own && Notification.permission === 'granted')
    await registerSubscription(found, trackerId, true);
}
