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
  /** Of the last try. */
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
  ...(['order', 'attempt', 'event', 'charge', 'receipt', 'refund', 'dispute'] as const),
  ...(['credits', 'subscription', 'declaration', 'action', 'incident'] as const),
] as const;

export const timelineEntry = z.object({
  id: z.string(),
  at: z.date(),
  kind: z.enum(timelineKinds),
  title: z.string(),
  tone: z.enum(['plain', 'accent', 'good', 'bad']),
  amountMinor: z.number().nullable(),
  facts: z.array(z.tuple([z.string(), z.string()])),
  /** What a provider told, without what nobody here needs to see. */
  payload: z.string().nullable(),
  /** What of it hangs, and by which name it is asked about. */
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
  /** What can still go back. */
  leftMinor: z.number(),
  /** How many refunds there are, whatever became of them. */
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
  /** What it is asked about by. */
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
