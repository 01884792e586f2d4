import { createECDH, randomBytes, type ECDH } from 'node:crypto';
import { createArrivals } from '../http/arrivals.ts';
import { BoundedMap } from '../http/bounded-map.ts';

/** The data of a subscribed browser. */
export interface Subscription {
  readonly id: string;
  readonly keys: ECDH;
  readonly auth: Buffer;
  /** Public key of the only application server that may push to it; null if none was given. */
  readonly applicationServerKey: string | null;
  gone: boolean;
}

export interface ReceivedPush {
  readonly id: string;
  readonly subscription: string;
  readonly at: string;
  readonly ttl: number;
  readonly urgency: string;
  readonly topic: string | null;
  readonly bytes: number;
  /** The text that the browser would pass to the service worker. */
  readonly text: string;
}

const MAX_SUBSCRIPTIONS = 2_000;
const MAX_PUSHES = 2_000;

/** Subscriptions and their push messages, newest first. */
export function createPushState() {
  const subscriptions = new BoundedMap<string, Subscription>(MAX_SUBSCRIPTIONS);
  const arrivals = createArrivals();
  let pushes: ReceivedPush[] = [];
  let sequence = 0;
  return {
    arrivals,
    subscribe(applicationServerKey: string | null): Subscription {
      const keys = createECDH('prime256v1');
      keys.generateKeys();
      const id = randomBytes(24).toString('base64url');
      const made = { id, keys, auth: randomBytes(16), applicationServerKey, gone: false };
      subscriptions.set(id, made);
      return made;
    },
    subscription: (id: string) => subscriptions.get(id),
    add(push: Omit<ReceivedPush, 'id' | 'at'>): string {
      sequence += 1;
      const id = String(sequence);
      pushes.unshift({ ...push, id, at: new Date().toISOString() });
      pushes = pushes.slice(0, MAX_PUSHES);
      arrivals.notify();
      return id;
    },
    find: (subscription: string | null, after: string | null) =>
      pushes.filter(
        (push) =>
          (subscription === null || push.subscription === subscription) &&
          (after === null || Number(push.id) > Number(after)),
      ),
  };
}

export type PushState = ReturnType<typeof createPushState>;
