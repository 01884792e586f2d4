import { z } from 'zod';
import { ProfileKind } from '../db/generated/enums.ts';

/** Another profile as shown in the chat. */
export const peerSchema = z.object({
  angelId: z.string(),
  screenName: z.string(),
  photo: z.string().nullable(),
  kind: z.enum(ProfileKind),
  answeredBy: z.array(z.string()).readonly(),
  /** "Hosted by us" and the answerers; null for members. */
  label: z.string().nullable(),
});
