import { z } from 'zod';
import { endpoint, type Contract } from '../../wire/endpoint.ts';
import { planSchema } from '../plan-schema.ts';

export const payRulesContract = {
  'POST /api/pay_rules/get_pay_rules': endpoint({
    context: 'payment',
    access: 'member',
    summary: 'Methods, limits and prices that hold for the member who asks.',
    body: z.object({ clickid: z.string().max(120).optional() }),
    reply: z.object({
      methods: z.array(z.string()),
      currency: z.string(),
      limits: z.object({
        triesPerHour: z.int(),
        triesLeft: z.int(),
        /** When the next try is given to who has none left. */
        triesAgainAt: z.iso.datetime().nullable(),
        orderMinutes: z.int(),
        cardDigits: z.object({ min: z.int(), max: z.int() }),
      }),
      plans: z.array(planSchema),
      selected: z.string().nullable(),
      verification: planSchema.nullable(),
      requiresCardCheck: z.boolean(),
      storedCard: z.boolean(),
      newCard: z.boolean(),
      /** The next paid order is the member's first and comes with the money-back guarantee. */
      guarantee: z.boolean(),
      /** The plan that renews, beside which no other can be ordered. */
      renewing: z.object({ planName: z.string(), periodEnd: z.iso.datetime() }).nullable(),
    }),
    errors: [],
  }),
} satisfies Contract;
