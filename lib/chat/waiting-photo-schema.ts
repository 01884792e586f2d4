import { z } from 'zod';

/** A recording: its length, and its loudness over time as bars from 0 to 100. */
export const voiceSchema = z.object({
  durationMs: z.number(),
  waveform: z.array(z.number()).readonly(),
});

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
