import { z } from 'zod';
import { hostedContent } from '../../hosted/profiles/content.ts';
import { revision } from '../config/schemas.ts';

/** What is published at its time, as it is stored. */
export const publicationSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('flow'),
    brandId: z.string(),
    code: z.string(),
    draftId: z.uuid(),
    revision,
  }),
  z.object({
    kind: z.literal('hosted_profile'),
    profileId: z.uuid(),
    publicId: z.string(),
    base: revision,
    content: hostedContent,
  }),
]);

export type Publication = z.infer<typeof publicationSchema>;
