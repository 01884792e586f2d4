import { z } from 'zod';
import { voiceSchema } from '../media/voice-schema.ts';

/** A photo or voice message of the member's own that the peer has not received. */
export const waitingPhotoSchema = z.object({
  id: z.string(),
  state: z.enum(['pending', 'approved', 'rejected', 'unsent']),
  /** Why it was refused, or the code of the error that prevented its sending. */
  reason: z.string().nullable(),
  /** State of the appeal against a refusal. */
  appeal: z.enum(['open', 'waiting', 'granted', 'denied', 'closed']).nullable(),
  /** Of a voice message only. */
  voice: voiceSchema.optional(),
  msg: z.string(),
  time: z.number(),
});
