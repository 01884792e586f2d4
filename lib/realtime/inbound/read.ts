import { z } from 'zod';
import { markRead } from '../../chat/mark-read.ts';
import { inbound } from '../inbound-event.ts';

/** The thread was looked at up to a message. */
export const read = inbound({
  schema: z.object({
    angelId: z.string().min(1).max(64),
    seq: z.number().int().min(0).max(2_147_483_647).optional(),
  }),
  handle: ({ payload, viewer }) => markRead(viewer, payload.angelId, payload.seq),
});
