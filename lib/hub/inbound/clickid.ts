import { z } from 'zod';
import { liveCall } from '../../chat/calls/read-call.ts';
import { inboxState } from '../../chat/conversations/inbox-state.ts';
import { fail } from '../../kernel/errors.ts';
import { memberEvent } from '../inbound-event.ts';
import { softwareVersion } from '../../realtime/software-version.ts';

/**
 * A device announces itself and its build; an older build is asked to reload. The reply contains the inbox's
 * change counter, so that the device knows whether it missed something before it was connected. A call that rings now
 * rings on this device too, and a page that was reloaded in a call finds it.
 */
export const clickid = memberEvent({
  schema: z.object({
    clickid: z.string().max(64).optional(),
    softwareVersion: z.string().max(64).nullish(),
  }),
  handle: async ({ payload, viewer, reply }) => {
    if (payload.clickid !== undefined && payload.clickid !== viewer.publicId) fail('forbidden');
    const current = softwareVersion();
    const known = payload.softwareVersion ?? current;
    reply('softwareVersion', { softwareVersion: current, reload: known !== current });
    const call = await liveCall(viewer.profileId);
    if (call !== null) reply('call', call);
    const { cursor } = await inboxState(viewer.profileId);
    return { cursor };
  },
});
