import { z } from 'zod';
import { endpoint, type Contract } from '../../wire/endpoint.ts';
import { ORDER_PAUSE_DAYS, SPENDING_CAPS } from '../limits.ts';

const params = z.object({ trackerId: z.string().max(64) });

const limitsSchema = z.object({
  currency: z.string(),
  /** Cents per month; null for no limit. */
  capMinor: z.int().nullable(),
  spentMinor: z.int(),
  /** The limit that applies from `nextCapAt` on. */
  nextCapMinor: z.int().nullable(),
  nextCapAt: z.iso.datetime().nullable(),
  coolingOffUntil: z.iso.datetime().nullable(),
});

export const limitsContract = {
  'GET /api/orders/limits/{trackerId}': endpoint({
    context: 'payment',
    access: 'member',
    summary: 'The member’s spending limits, and the amount spent this month.',
    params,
    reply: limitsSchema,
    errors: ['not_found'],
  }),
  'POST /api/orders/limits/{trackerId}': endpoint({
    context: 'payment',
    access: 'member',
    summary: 'Sets a monthly limit, effective immediately or, if higher, after a day; or a pause.',
    params,
    body: z.object({
      capMinor: z.literal(SPENDING_CAPS).nullable().optional(),
      pauseDays: z.literal(ORDER_PAUSE_DAYS).optional(),
    }),
    reply: limitsSchema,
    errors: ['not_found', 'too_many_requests'],
    limits: [{ by: 'member', points: 20, seconds: 600 }],
  }),
} satisfies Contract;
