import { liveDevices } from '../../accounts/push-devices.ts';
import type { Channel } from '../channel.ts';
import { sendPush } from './send-push.ts';
import { vapidKeys } from './vapid.ts';

/** Push to the browsers of a member; a duplicate replaces the first, so an interrupted notice is sent again. */
export const pushChannel: Channel = {
  send: sendPush,
  places: async (memberId, now) => (vapidKeys() ? liveDevices(memberId, now) : []),
  repeatable: true,
};
