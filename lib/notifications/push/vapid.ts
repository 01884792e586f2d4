import { env } from '../../kernel/env.ts';
import type { PushKeys } from './write-push.ts';

/** The VAPID keys that identify us to push services; null where they are not configured, and push is off. */
export function vapidKeys(): PushKeys | null {
  const { VAPID_SUBJECT, VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY } = env();
  if (VAPID_SUBJECT === undefined) return null;
  if (VAPID_PUBLIC_KEY === undefined || VAPID_PRIVATE_KEY === undefined) return null;
  return { subject: VAPID_SUBJECT, publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY };
}
