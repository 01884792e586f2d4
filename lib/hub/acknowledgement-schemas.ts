import { z } from 'zod';
import { callView } from '../calls/contract.ts';
import type { SentMessage } from '../chat/send-message.ts';
import { SwipeChoice } from '../db/generated/enums.ts';
import type { ChoiceMade } from '../discovery/swipe/contract.ts';
import { quote, remainingCredits } from './outbound-schemas.ts';

const sent = z.object({
  id: z.string(),
  seq: z.number().int(),
  time: z.number().int(),
  msg: z.string().nullable().describe('The text as stored'),
  quote: quote.nullable(),
  remainingCredits,
}) satisfies z.ZodType<SentMessage>;

const chosen = z.object({
  choice: z.enum(SwipeChoice).describe('The stored choice'),
  matched: z.boolean(),
  likeCredits: z.number().int(),
  remainingCredits,
  repeated: z.boolean().describe('It was already stored; no credit was taken'),
}) satisfies z.ZodType<ChoiceMade>;

/** What the acknowledgement of an event adds to `ok: true`; those without a line add nothing. */
export const acknowledgementSchemas: Readonly<Record<string, z.ZodObject>> = {
  callAlive: z.object({ call: callView }),
  chat: sent.extend({
    matched: z.boolean().optional().describe('Only for a message with `invitation`'),
  }),
  clickid: z.object({ cursor: z.string().describe('The change counter of the inbox') }),
  like: chosen,
  match: chosen,
  read: z.object({ unread: z.number().int() }),
};
