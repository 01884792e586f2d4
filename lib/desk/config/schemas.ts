import { z } from 'zod';
import { reason } from '../reason.ts';

/** Schemas that the contracts of flows, plans and brands share. */
export const fault = z.object({ path: z.string(), code: z.string() });
export const faults = z.object({ faults: z.array(fault) });
export const done = z.object({ result: z.literal('OK') });
export const version = z.object({ version: z.int() });
/** Null: a second operator must agree first. */
export const publishedVersion = z.object({ version: z.int().nullable() });
export const saved = z.object({ id: z.string(), revision: z.int() });

/** Null when there is no draft. */
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

/** What would be published, against what is. */
export const changes = z.array(
  z.object({ path: z.array(z.string()), before: z.unknown(), after: z.unknown() }),
);

/** A published version number. */
export const number = z.int().min(1).max(1_000_000);

export const revision = z.int().min(0).max(1_000_000);
export const note = reason;

/** Any JSON object; the actions validate it. */
export const content = z.record(z.string(), z.unknown());

/** When something is published. */
export const at = z.iso.datetime();
/** False: a second operator must agree first. */
export const scheduled = z.object({ scheduled: z.boolean() });

/** A price far from the usual one is published only if the operator confirms exactly this price. */
export const confirmedPriceMinor = z.int().min(0).max(100_000).optional();

/** Restores a version; `newest` is the newest one when the operator decided. */
export const restoring = z.object({ version: number, newest: number, note });
