import { z } from 'zod';

const money = { amountMinor: z.number(), currency: z.string() };

export const orderRow = z.object({
  orderId: z.string(),
  trackerId: z.string(),
  brandId: z.string(),
  company: z.string(),
  planName: z.string(),
  purpose: z.string(),
  state: z.string(),
  ...money,
  /** From the last attempt, as is `method`. */
  provider: z.string().nullable(),
  method: z.string().nullable(),
  tries: z.number(),
  chargeId: z.string().nullable(),
  refundedMinor: z.number(),
  dispute: z.string().nullable(),
  createdAt: z.date(),
});
export type OrderRow = z.infer<typeof orderRow>;

export const timelineKinds = [
  'order',
  'attempt',
  'event',
  'charge',
  'receipt',
  'refund',
  'dispute',
  'credits',
  'subscription',
  'declaration',
  'action',
  'incident',
] as const;

export const timelineEntry = z.object({
  id: z.string(),
  at: z.date(),
  kind: z.enum(timelineKinds),
  title: z.string(),
  tone: z.enum(['plain', 'accent', 'good', 'bad']),
  amountMinor: z.number().nullable(),
  facts: z.array(z.tuple([z.string(), z.string()])),
  /** The provider's payload with personal and secret values hidden. */
  payload: z.string().nullable(),
  /** What is stuck in this entry and can be retried, with the id for it. */
  again: z.object({ kind: z.enum(['attempt', 'refund', 'event']), id: z.string() }).nullable(),
});
export type TimelineEntry = z.infer<typeof timelineEntry>;

export const orderPage = orderRow.extend({
  descriptor: z.string(),
  locale: z.string(),
  vatCountry: z.string(),
  vatRate: z.number(),
  startNow: z.boolean(),
  receipt: z.string().nullable(),
  capturedMinor: z.number(),
  /** The amount that can still be refunded. */
  leftMinor: z.number(),
  /** Number of refunds in any state. */
  refundCount: z.number(),
  disputeOpen: z.boolean(),
  subscription: z
    .object({
      state: z.string(),
      period: z.number(),
      periodEnd: z.date(),
      renews: z.boolean(),
      suspended: z.boolean(),
      endReason: z.string().nullable(),
    })
    .nullable(),
  timeline: z.array(timelineEntry),
});
export type OrderPage = z.infer<typeof orderPage>;

export const hangingRow = z.object({
  /** The id for a retry. */
  id: z.string(),
  cursor: z.string(),
  at: z.date(),
  orderId: z.string().nullable(),
  brandId: z.string().nullable(),
  provider: z.string(),
  company: z.string(),
  state: z.string(),
  amountMinor: z.number().nullable(),
  currency: z.string().nullable(),
  tries: z.number(),
  errorMessage: z.string().nullable(),
  nextAt: z.date().nullable(),
});
export type HangingRow = z.infer<typeof hangingRow>;
