import { z } from 'zod';
import { outcomes } from '../outcomes.ts';
import { orderedKind } from '../offers/plan-schema.ts';
import { threeDs } from '../attempts/three-ds.ts';

const short = z.string().max(120);
const screen = z.coerce.number().int().min(0).max(100_000);

/** What a buyer chooses and agrees to, for every method; never a price. */
export const orderChoices = {
  plan: z.union([short, z.object({ productId: short })]),
  /** The buyer pressed the order button with the required label. */
  acceptOrder: z.boolean().default(false),
  /** The buyer requests the service before the fourteen-day withdrawal period ends. */
  startNow: z.boolean().default(false),
  idempotencyKey: z.string().regex(/^[\w-]{8,64}$/),
  /** Hash of the offer as the page showed it. */
  offerHash: short.optional(),
  /** The pending message is sent once this is paid. */
  sendPending: z.boolean().default(false),
};

/** The browser and site fields of the texts' payload. Used for authentication, never for amounts. */
export const device = {
  clickid: short.optional(),
  domain: short.optional(),
  country: short.optional(),
  city: short.optional(),
  email: z.string().max(254).optional(),
  descriptor: short.optional(),
  paymentCompany: short.optional(),
  language: z.string().max(35).optional(),
  screenHeight: screen.default(0),
  screenWidth: screen.default(0),
  screenColorDepth: screen.default(24),
  timezone: z.coerce.number().int().min(-1_000).max(1_000).default(0),
  userAgent: z.string().max(512).optional(),
  javaEnabled: z.boolean().default(false),
  javascriptEnabled: z.boolean().default(true),
};

/** Errors with which an order can be refused, for every method. */
export const orderErrors = [
  'not_found',
  'plan_unknown',
  'email_unconfirmed',
  'order_not_confirmed',
  'cooling_off',
  'spending_cap_reached',
  'offer_changed',
  'idempotency_reused',
  'payment_in_progress',
  'payment_method_unavailable',
  'subscription_running',
  'integrity_failure',
  'conflict',
] as const;

/** Orders per member in ten minutes, for each method. */
export const orderLimits = [{ by: 'member', points: 20, seconds: 600 }] as const;

export const outcomeMessage = z.enum(outcomes);

/** The answer to an order, for every method. */
export const orderReply = z.object({
  status: z.enum(['ok', 'ko', 'open']),
  message: outcomeMessage,
  threeDS: threeDs.nullable(),
  paymentSystem: z.string(),
  data: z.object({
    customerId: z.string(),
    orderId: z.string().nullable(),
    kind: orderedKind,
    /** The money came too late for this order and is refunded. */
    returned: z.boolean(),
  }),
});
