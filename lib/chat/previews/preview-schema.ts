import { z } from 'zod';

/** What the first linked page of a text says about itself; the picture is null where a photo would be covered. */
export const previewSchema = z.object({
  title: z.string(),
  description: z.string(),
  picture: z.object({ width: z.number(), height: z.number() }).nullable(),
});
