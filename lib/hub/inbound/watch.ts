import { z } from 'zod';
import { presenceShownTo } from '../../chat/presence.ts';
import { memberEvent } from '../inbound-event.ts';
import { realtime } from '../../realtime/port.ts';
import { angelId } from './angel-id.ts';

/**
 * The thread a device has in view: if that profile's presence may be shown, the device receives it now and
 * whenever it changes.
 */
export const watch = memberEvent({
  rate: { burst: 20, perMinute: 60 },
  schema: z.object({ angelId: angelId.nullable() }),
  handle: async ({ payload: { angelId }, viewer, watchPresence, reply }) => {
    const seen = await watchPresence(angelId, (profile) => presenceShownTo(viewer, profile));
    if (seen !== null && angelId !== null) {
      // Where the other instances cannot be asked, their members are not shown as online.
      const online = await realtime()
        .isOnline(seen)
        .catch(() => false);
      reply('presence', { angelId, online });
    }
    return {};
  },
});
