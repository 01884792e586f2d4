import { z } from 'zod';
import { endpoint, type Contract } from '../../wire/endpoint.ts';
import { planSchema } from '../offers/plan-schema.ts';
import { GUARANTEE_DAYS, WITHDRAWAL_DAYS } from '../limits.ts';

export const payRulesContract = {
  'POST /api/pay_rules/get_pay_rules': endpoint({
    context: 'payment',
    access: 'member',
    summary: 'Payment methods, limits and prices for the member.',
    body: z.object({ clickid: z.string().max(120).optional() }),
    reply: z.object({
      methods: z.array(z.string()),
      currency: z.string(),
      limits: z.object({
        triesPerHour: z.int(),
        triesLeft: z.int(),
        /** When a member without remaining tries may try again. */
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
      /** The subscription that renews; while it runs, no other can be ordered. */
      renewing: z.object({ planName: z.string(), periodEnd: z.iso.datetime() }).nullable(),
    }),
    errors: ['not_found'],
  }),
} satisfies Contract;

const levels = z.union([z.literal(0), z.literal(1), z.literal(2)]);
const orderId = z.string().max(64);
const money = { refundMinor: z.int(), currency: z.string() };

export const ownOrdersContract = {
  'POST /api/orders/unsubUser': endpoint({
    context: 'payment',
    access: 'member',
    summary: 'Cancels the subscription; the paid period remains until its end.',
    body: z.object({ clickid: z.string().max(120).optional() }),
    reply: z.object({
      /** `ko` without a subscription; `ok` too when it was canceled before. */
      status: z.enum(['ok', 'ko']),
      premiumLevel: levels,
      periodEnd: z.iso.datetime().nullable(),
    }),
    errors: ['not_found'],
    limits: [{ by: 'member', points: 20, seconds: 600 }],
  }),
  'POST /api/orders/changePlan': endpoint({
    context: 'payment',
    access: 'member',
    summary: 'Changes the plan of the subscription from the next period on.',
    body: z.object({ plan: z.string().max(120), acceptOrder: z.boolean().default(false) }),
    reply: z.object({ plan: z.string(), priceMinor: z.int(), from: z.iso.datetime() }),
    errors: ['plan_unknown', 'order_not_confirmed', 'plan_change_refused'],
    limits: [{ by: 'member', points: 20, seconds: 600 }],
  }),
  'GET /api/orders/withdrawal/{trackerId}/{orderId}': endpoint({
    context: 'payment',
    access: 'member',
    summary: 'The amount that a withdrawal from an order refunds now, and its deadline.',
    params: z.object({ trackerId: z.string().max(64), orderId }),
    reply: z.object({
      ...money,
      until: z.iso.datetime(),
      by: z.enum(['time', 'credits']),
      creditsRemoved: z.int(),
    }),
    errors: ['not_found', 'withdrawal_closed', 'dispute_open'],
  }),
  'POST /api/orders/withdraw': endpoint({
    context: 'payment',
    access: 'member',
    summary: `Withdraws from an order within ${WITHDRAWAL_DAYS} days; the unused part is refunded.`,
    body: z.object({
      orderId,
      /** The amount that was shown; the withdrawal is refused if the refund would be lower. */
      expectedMinor: z.int().nonnegative().optional(),
    }),
    reply: z.object({ ...money, creditsRemoved: z.int() }),
    errors: ['not_found', 'withdrawal_closed', 'dispute_open', 'offer_changed'],
    limits: [{ by: 'member', points: 20, seconds: 600 }],
  }),
  'POST /api/orders/guarantee': endpoint({
    context: 'payment',
    access: 'member',
    summary: `Refunds the first order in full, once, within ${GUARANTEE_DAYS} days of its payment.`,
    body: z.object({ orderId }),
    reply: z.object(money),
    errors: ['not_found', 'refund_closed', 'dispute_open'],
    limits: [{ by: 'member', points: 20, seconds: 600 }],
  }),
} satisfies Contract;
