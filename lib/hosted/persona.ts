import { z } from 'zod';
import { locales } from '../brands/schema.ts';

/** How a hosted profile writes, in addition to its profile text. */
export const personaSchema = z.object({
  voice: z.enum(['warm', 'dry', 'playful']).default('warm'),
  likes: z.string().trim().default(''),
  languages: z.array(z.enum(locales)).default([]),
});
