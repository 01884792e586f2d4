import { z } from 'zod';
import { endpoint, type Contract } from '../wire/endpoint.ts';

export const creditsSchema = z.object({
  level: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  messageCredits: z.number(),
  subscriptionCredits: z.number(),
  boughtCredits: z.number(),
  freeCredits: z.number(),
  totalCredits: z.number(),
  icebreakerCredits: z.number(),
  likeCredits: z.number(),
  messageCost: z.number(),
  lastGrant: z.number(),
});

export const creditsContract = {
  'GET /api/get/credits/{trackerId}': endpoint({
    context: 'credits',
    access: 'member',
    summary: "The member's balances and the entries that explain them, newest first.",
    params: z.object({ trackerId: z.string().max(64) }),
    query: z.object({
      before: z.uuid().optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    reply: z.object({
      remainingCredits: creditsSchema,
      entries: z
        .array(
          z.object({
            id: z.string(),
            bucket: z.string(),
            delta: z.number(),
            balanceAfter: z.number(),
            reason: z.string(),
            at: z.string(),
            /** The recipient of a message or like; `hosted` marks profiles that we operate. */
            peer: z.object({ name: z.string(), hosted: z.boolean() }).nullable(),
            /** The order that granted the credits. */
            orderId: z.string().nullable(),
            /** When the remaining credits of this entry expire. */
            expiresAt: z.string().nullable(),
          }),
        )
        .readonly(),
    }),
    errors: ['not_found'],
  }),
} satisfies Contract;
