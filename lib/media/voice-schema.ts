import { z } from 'zod';

/** A recording: its length, and its loudness over time as bars from 0 to 100. */
export const voiceSchema = z.object({
  durationMs: z.number(),
  waveform: z.array(z.number()).readonly(),
});
