import type { BrowserContext, CDPSession, Page } from '@playwright/test';

type Permission = 'default' | 'denied';

/**
 * A browser under test reaches no push service: its subscription is made by the sandbox, which reads what is
 * pushed to it as the browser would. The question for permission is answered with yes.
 */
export async function playPush(
  context: BrowserContext,
  sandboxUrl: string,
  permission: Permission,
): Promise<void> {
  await context.exposeFunction('subscribeAtSandbox', async (applicationServerKey: string) => {
    const body = JSON.stringify({ applicationServerKey });
    const made = await fetch(`${sandboxUrl}/push/subscriptions`, { method: 'POST', body });
    return (await made.json()) as unknown;
  });
  await context.addInitScript((begins) => {
    const KEPT = 'playedSubscription';
    const ALLOWED = 'playedPermission';
    const at = window as unknown as { subscribeAtSandbox: (key: string) => Promise<unknown> };
    const subscription = () => {
      const kept = window.localStorage.getItem(KEPT);
      if (kept === null) return null;
      const unsubscribe = () => {
        window.localStorage.removeItem(KEPT);
        return Promise.resolve(true);
      };
      return { toJSON: () => JSON.parse(kept) as unknown, unsubscribe };
    };
    const subscribe = async ({ applicationServerKey }: { applicationServerKey: string }) => {
      const made = await at.subscribeAtSandbox(applicationServerKey);
      window.localStorage.setItem(KEPT, JSON.stringify(made));
      return subscription();
    };
    Object.defineProperties(PushManager.prototype, {
      getSubscription: { value: () => Promise.resolve(subscription()) },
      subscribe: { value: subscribe },
    });
    Object.defineProperties(Notification, {
      permission: { get: () => window.localStorage.getItem(ALLOWED) ?? begins },
      requestPermission: {
        value: () => {
          window.localStorage.setItem(ALLOWED, 'granted');
          return Promise.resolve('granted');
        },
      },
    });
  }, permission);
}

/** Where the sandbox holds the subscription of a page's browser. */
export async function subscriptionOf(page: Page): Promise<string> {
  const kept = await page.evaluate(() => window.localStorage.getItem('playedSubscription'));
  const { endpoint = '' } = JSON.parse(kept ?? '{}') as { endpoint?: string };
  return endpoint.split('/').at(-1) ?? '';
}

/** What was pushed to a subscription, as its browser reads it; waits for the first. */
export async function pushedTo(sandboxUrl: string, id: string): Promise<readonly string[]> {
  const answer = await fetch(`${sandboxUrl}/push.json?id=${id}&wait=10000`);
  return ((await answer.json()) as { text: string }[]).map(({ text }) => text);
}

/** The registered worker of an origin, as the browser's own tools see it. */
export async function workerOf(page: Page, origin: string) {
  const tools: CDPSession = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ scopeURL }) => scopeURL === `${origin}/`);
      if (found) resolve(found.registrationId);
    });
  });
  await tools.send('ServiceWorker.enable');
  const registrationId = await registered;
  const inWorker = <Answer>(script: string): Promise<Answer> => {
    const [worker] = page.context().serviceWorkers();
    if (!worker) throw new Error('no worker runs');
    return worker.evaluate<Answer>(script);
  };
  return {
    deliver: (data: string) =>
      tools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data }),
    /** The pages of the site that are in view. */
    watched: () =>
      inWorker<string[]>(
        `clients.matchAll({ type: 'window', includeUncontrolled: true }).then((all) =>
          all.filter(({ visibilityState }) => visibilityState === 'visible').map(({ url }) => url))`,
      ),
    shown: () =>
      inWorker<string[]>(
        'registration.getNotifications().then((all) => all.map(({ title, body }) => title + body))',
      ),
    press: () =>
      inWorker(
        `registration.getNotifications().then(([notification]) => {
          dispatchEvent(new NotificationEvent('notificationclick', { notification }));
        })`,
      ),
  };
}
