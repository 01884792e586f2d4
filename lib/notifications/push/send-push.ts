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
import { writePush } from './write-push.ts';
import { PUSH_RETRY_MS } from '../limits.ts';

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

/**
 * Pushes a notice to its device, if that is still the member's and logged in. A device unknown to its push
 * service is removed.
 */
export const sendPush: Sender = async (notice, content, now) => {
  const { targetId, memberId, brandId, locale } = notice;
  const keys = vapidKeys();
  const device = targetId === null ? null : await pushDevice(targetId, memberId, now);
  if (!keys || !device) return 'gone';
  const { PUSH_HOSTS: hosts, PUSH_STAND_IN: standIn } = env();
  const written = writePush({ device, memberId, brandId, locale, content, keys });
  try {
    const post = () => postOutside(device.endpoint, { ...written, hosts, standIn });
    return await settle(device.id, await limitedCall('push', post));
  } catch (error) {
    if (!(error instanceof AddressRefused)) return again(device.id, PUSH_RETRY_MS);
    await dropDevice(device.id);
    return 'gone';
  }
};
