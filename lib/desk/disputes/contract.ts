import { z } from 'zod';
import { endpoint, type DeskContract } from '../../wire/endpoint.ts';

const name = z.string().max(40).optional();

const dispute = z.object({
  id: z.string(),
  orderId: z.string(),
  brandId: z.string(),
  company: z.string(),
  provider: z.string(),
  providerReference: z.string(),
  kind: z.string(),
  state: z.string(),
  amountMinor: z.number(),
  currency: z.string(),
  reasonCode: z.string().nullable(),
  openedAt: z.date(),
  dueAt: z.date().nullable(),
  decidedAt: z.date().nullable(),
});
export type DisputeRow = z.infer<typeof dispute>;

export const disputesContract = {
  'GET /api/desk/disputes': endpoint({
    access: 'finance',
    summary: 'Disputes: open ones by due date, or all, newest first.',
    personal: true,
    query: z.object({
      view: z.enum(['waiting', 'all']).default('waiting'),
      brand: name,
      company: name,
      provider: name,
      /** Cursor of the previous page. */
      after: z
        .string()
        .regex(/^(?:none|\d{1,15})\.[\da-f-]{36}$/)
        .optional(),
    }),
    reply: z.object({ disputes: z.array(dispute), next: z.string().nullable() }),
    errors: ['input_invalid', 'purpose_missing'],
  }),
} satisfies DeskContract;
