import { z } from 'zod';
import { ScheduleKind, ScheduleState } from '../../db/generated/enums.ts';
import { endpoint, type DeskContract } from '../../wire/endpoint.ts';
import { changes, done } from '../config/schemas.ts';
import { reason } from '../reason.ts';

const scheduled = z.object({
  id: z.string(),
  kind: z.enum(ScheduleKind),
  /** Empty for a plan, which every brand sells. */
  brandIds: z.array(z.string()),
  /** The flow’s code, the product’s id, the brand, or the profile’s public id. */
  key: z.string(),
  /** Of a hosted profile. */
  name: z.string().nullable(),
  note: z.string(),
  by: z.string(),
  at: z.date(),
  state: z.enum(ScheduleState),
  /** Who cancelled it. */
  endedBy: z.string().nullable(),
  endedAt: z.date().nullable(),
  /** Why it was cancelled, or the error for which it could not be published. */
  reason: z.string().nullable(),
});

export const scheduleContract = {
  'GET /api/desk/scheduled': endpoint({
    access: 'configure',
    polled: true,
    summary: 'What is scheduled, the next first, and what was published or cancelled last.',
    reply: z.object({ scheduled: z.array(scheduled) }),
    errors: [],
  }),
  'GET /api/desk/scheduled/{id}': endpoint({
    access: 'configure',
    summary: 'What a publication that waits would change, against what is published now.',
    /** Outdated: one of them has changed since, so that it will not be published. */
    reply: z.object({ changes, outdated: z.boolean() }),
    errors: ['not_found'],
  }),
  'POST /api/desk/scheduled/{id}/cancel': endpoint({
    access: 'configure',
    summary: 'Cancels what is scheduled; nothing is published.',
    body: z.object({ reason }),
    reply: done,
    errors: ['not_found', 'conflict', 'input_invalid'],
  }),
} satisfies DeskContract;
