type Permission = 'default' | 'denied' | 'granted';

interface PushOptions {
  permission: Permission;
  /** The member's answer to the browser's permission prompt. */
  answer?: Permission;
  /** `subscribe` throws. */
  broken?: boolean;
}

/** A browser with push, which jsdom lacks. Returns the list of calls made to it. */
export function playPush({ permission, answer = 'granted', broken = false }: PushOptions) {
  const done: string[] = [];
  let held: object | null = null;
  const subscription = {
    toJSON: () => ({ endpoint: 'https://push.test/1' }),
    unsubscribe: () => {
      done.push('unsubscribe');
      held = null;
      return Promise.resolve(true);
    },
  };
  const pushManager = {
    getSubscription: () => Promise.resolve(held),
    subscribe: ({ applicationServerKey }: { applicationServerKey: string }) => {
      if (broken) return Promise.reject(new Error('no push service'));
      done.push(`subscribe ${applicationServerKey}`);
      held = subscription;
      return Promise.resolve(subscription);
    },
  };
  const registration = { pushManager };
  const worker = {
    register: (path: string) => {
      done.push(`register ${path}`);
      return Promise.resolve(registration);
    },
    getRegistration: () => Promise.resolve(registration),
    ready: Promise.resolve(registration),
  };
  const notification = {
    permission,
    requestPermission: () => {
      notification.permission = answer;
      return Promise.resolve(answer);
    },
  };
  define(navigator, 'serviceWorker', worker);
  define(window, 'PushManager', pushManager.subscribe);
  define(window, 'Notification', notification);
  return done;
}

/** A browser without push, as jsdom is by itself. */
export function withoutPush(): void {
  for (const [target, name] of [
    [navigator, 'serviceWorker'],
    [window, 'PushManager'],
    [window, 'Notification'],
  ] as const) {
    Reflect.deleteProperty(target, name);
  }
}

function define(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, { value, configurable: true, writable: true });
}
