import { z } from 'zod';
import { markDelivered } from '../../chat/messages/mark-delivered.ts';
import { memberEvent } from '../inbound-event.ts';
import { angelId } from './angel-id.ts';

/** A device has received what a profile sent, up to a message. */
export const delivered = memberEvent({
  rate: { burst: 60, perMinute: 120 },
  schema: z.object({ angelId, seq: z.number().int().min(1).max(2_147_483_647) }),
  handle: async ({ payload, viewer }) => {
    await markDelivered(viewer, payload.angelId, payload.seq);
    return {};
  },
});
