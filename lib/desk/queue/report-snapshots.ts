import { z } from 'zod';

const stored = z.array(
  z.object({
    at: z.string(),
    reason: z.string(),
    surface: z.string(),
    reported: z.number().optional(),
    screenName: z.string().default(''),
    about: z.string().default(''),
    lookingFor: z.string().default(''),
    photos: z.array(z.object({ id: z.string(), state: z.string() })).default([]),
    messages: z
      .array(
        z.object({
          seq: z.number(),
          text: z.string(),
          at: z.string(),
          first: z.string().optional(),
          photo: z.string().optional(),
          removed: z.boolean().optional(),
        }),
      )
      .default([]),
  }),
);

/**
 * The evidence stored with a report, one snapshot for each time it was reported, newest first; an unreadable
 * one yields an empty list. Pure.
 */
export function reportSnapshots(evidence: unknown) {
  const read = stored.safeParse(evidence);
  if (!read.success) return [];
  return read.data.toReversed().map(({ reported, messages, ...snapshot }) => ({
    ...snapshot,
    messages: messages.map(({ first, photo, removed, ...message }) => ({
      ...message,
      first: first ?? null,
      photo: photo ?? null,
      removed: removed === true,
      reported: message.seq === reported,
    })),
  }));
}
