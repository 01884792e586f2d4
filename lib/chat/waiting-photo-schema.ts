import { z } from 'zod';

/** A photo of the member's own that the peer has not received. */
export const waitingPhotoSchema = z.object({
  id: z.string(),
  state: z.enum(['pending', 'approved', 'rejected', 'unsent']),
  /** Why it was refused, or the code of the error that prevented its sending. */
  reason: z.string().nullable(),
  /** State of the appeal against a refusal. */
  appeal: z.enum(['open', 'waiting', 'granted', 'denied', 'closed']).nullable(),
  msg: z.string(),
  time: z.number(),
});
