import { z } from 'zod';
import { markRead } from '../../chat/messages/mark-read.ts';
import { memberEvent } from '../inbound-event.ts';
import { angelId } from './angel-id.ts';

/** The member has read the thread up to a message. */
export const read = memberEvent({
  schema: z.object({
    angelId,
    seq: z.number().int().min(0).max(2_147_483_647).optional(),
  }),
  handle: ({ payload, viewer }) => markRead(viewer, payload.angelId, payload.seq),
});
