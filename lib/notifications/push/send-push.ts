import {
  dropDevice,
  notePushRefused,
  notePushTaken,
  pushDevice,
} from '../../accounts/push-devices.ts';
import { HOUR, SECOND } from '../../kernel/clock.ts';
import { env } from '../../kernel/env.ts';
import { limitedCall } from '../../kernel/outside-calls.ts';
import { AddressRefused, postOutside, type OutsideAnswer } from '../../security/outgoing.ts';
import type { Delivery, Sender } from '../channel.ts';
import { vapidKeys } from './vapid.ts';
import { PUSH_RETRY_MS } from '../limits.ts';
import { noticeMessage } from './notice-message.ts';
import { writePush, type PushMessage } from './write-push.ts';

/** The push service's `Retry-After` in seconds (not a date), within limits. */
function retryAfter({ headers }: OutsideAnswer): number {
  const seconds = Number(headers['retry-after']);
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds * SECOND, HOUR) : PUSH_RETRY_MS;
}

async function again(id: string, ms: number): Promise<Delivery> {
  return (await notePushRefused(id)) ? { again: ms } : 'gone';
}

async function settle(id: string, answer: OutsideAnswer): Promise<Delivery> {
  const { status } = answer;
  if (status >= 200 && status < 300) {
    await notePushTaken(id);
    return 'sent';
  }
  if (status === 404 || status === 410) {
    await dropDevice(id);
    return 'gone';
  }
  if (status === 429 || status >= 500) return again(id, retryAfter(answer));
  await notePushRefused(id);
  return 'failed';
}

type Target = { readonly targetId: string | null; readonly memberId: string };

/**
 * Pushes a message to a device, if that is still the member's and logged in. A device unknown to its push service is
 * removed.
 */
export async function pushTo(
  { targetId, memberId }: Target,
  message: PushMessage,
  now: Date,
): Promise<Delivery> {
  const keys = vapidKeys();
  const device = targetId === null ? null : await pushDevice(targetId, memberId, now);
  if (!keys || !device) return 'gone';
  const { PUSH_HOSTS: hosts, PUSH_STAND_IN: standIn } = env();
  const written = writePush(device, message, keys);
  try {
    const post = () => postOutside(device.endpoint, { ...written, hosts, standIn });
    return await settle(device.id, await limitedCall('push', post));
  } catch (error) {
    if (!(error instanceof AddressRefused)) return again(device.id, PUSH_RETRY_MS);
    await dropDevice(device.id);
    return 'gone';
  }
}

/** Pushes a notice to its device. */
export const sendPush: Sender = (notice, content, now) =>
  pushTo(notice, noticeMessage(notice, content), now);
