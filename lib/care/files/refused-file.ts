import { z } from 'zod';

/** Why a file of a mail was not taken: `type` is neither a picture nor a PDF. */
const fileRefusals = ['type', 'too_large', 'unreadable', 'too_many'] as const;
export type FileRefusal = (typeof fileRefusals)[number];

/** A file of a mail that was not stored; its name is the sender's. */
export const refusedFile = z.object({ name: z.string(), why: z.enum(fileRefusals) });
export type RefusedFile = z.infer<typeof refusedFile>;
