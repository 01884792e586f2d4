import { z } from 'zod';

/** Parts that the contracts of flows, plans and brands share. */
export const fault = z.object({ path: z.string(), code: z.string() });
export const faults = z.object({ faults: z.array(fault) });
export const done = z.object({ result: z.literal('OK') });
export const version = z.object({ version: z.int() });
export const saved = z.object({ id: z.string(), revision: z.int() });

/** Null where nobody writes one. */
export const draft = z.object({
  draft: z
    .object({
      content: z.unknown(),
      revision: z.int(),
      basedOn: z.int(),
      savedBy: z.string(),
      savedAt: z.date(),
    })
    .nullable(),
});

/** Of something that was published. */
export const number = z.int().min(1).max(1_000_000);

export const revision = z.int().min(0).max(1_000_000);
export const note = z.string().trim().min(3).max(300);

/** As a body of JSON brings it: what it means is for the verbs to judge. */
export const content = z.record(z.string(), z.unknown());

/** An earlier version is wanted back, in place of the one that was the newest when this was decided. */
export const restoring = z.object({ version: number, newest: number, note });
