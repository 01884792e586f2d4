import { z } from 'zod';

export const balance = z.object({
  icebreakers: z.number(),
  likes: z.number(),
  free: z.number(),
  subscription: z.number(),
  bought: z.number(),
});

export const creditLine = z.object({
  id: z.string(),
  bucket: z.string(),
  delta: z.number(),
  balanceAfter: z.number(),
  reason: z.string(),
  at: z.date(),
  peer: z.object({ name: z.string(), hosted: z.boolean() }).nullable(),
  orderId: z.string().nullable(),
});
