import { z } from 'zod';
import { locales } from '../brands/schema.ts';

/** How a hosted profile talks, beside what it says of itself. */
export const personaSchema = z.object({
  voice: z.enum(['warm', 'dry', 'playful']).default('warm'),
  likes: z.string().trim().default(''),
  languages: z.array(z.enum(locales)).default([]),
});
