import { z } from 'zod';
import { notifyTyping } from '../../chat/presence.ts';
import { memberEvent } from '../inbound-event.ts';
import { angelId } from './angel-id.ts';

/** The member is typing to a profile. */
export const typing = memberEvent({
  rate: { burst: 10, perMinute: 30 },
  schema: z.object({ angelId }),
  handle: async ({ payload, viewer }) => {
    await notifyTyping(viewer, payload.angelId);
    return {};
  },
});
