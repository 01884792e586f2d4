import { z } from 'zod';
import { endpoint, type Contract } from '../wire/endpoint.ts';
import { outcomes } from './outcomes.ts';

const short = z.string().max(120);
const name = z.string().trim().min(1, 'required').max(60);
/** What the provider's own fields make of a card field: opaque here, and never bare digits. */
const sealed = z
  .string()
  .max(4_096)
  .refine((value) => !/^[\d\s.-]*$/.test(value), 'card_data_refused');
const screen = z.coerce.number().int().min(0).max(100_000);

const orderChoices = {
  plan: z.union([short, z.object({ productId: short })]),
  /** The buyer pressed the button with the order's own words. */
  acceptOrder: z.boolean().default(false),
  /** The buyer asks for the service before the fourteen days are over. */
  startNow: z.boolean().default(false),
  idempotencyKey: z.string().regex(/^[\w-]{8,64}$/),
  /** Hash of the offer as the page showed it. */
  offerHash: short.optional(),
  /** The kept message goes out once this is paid. */
  sendPending: z.boolean().default(false),
};

const device = {
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

const plan = z.object({
  productId: z.string(),
  planName: z.string(),
  kind: z.enum(['subscription', 'pack', 'card_check']),
  badge: z.string().nullable(),
  description: z.string().nullable(),
  descriptionColor: z.string().nullable(),
  suggestion: z.string().nullable(),
  suggestionColor: z.string().nullable(),
  oldPrice: z.string().nullable(),
  price: z.string(),
  priceMinor: z.int(),
  totalPrice: z.string(),
  priceDescription: z.string().nullable(),
  visible: z.boolean(),
  spacingBottom: z.boolean(),
  firstSelling: z.boolean(),
  premiumLevel: z.int(),
  credits: z.int(),
  bonusCredits: z.int(),
  periodMonths: z.int().nullable(),
  currency: z.string(),
});

const redirect = z.object({
  type: z.literal('redirect'),
  url: z.string(),
  method: z.enum(['GET', 'POST']),
  data: z.record(z.string(), z.string()),
});

const message = z.enum(outcomes);

export const paymentsContract = {
  'POST /api/orders/tryCharge': endpoint({
    context: 'payment',
    access: 'member',
    summary: 'Orders a plan and charges a card; the fields are those of the provider.',
    body: z.object({
      ...orderChoices,
      ...device,
      paySource: z.literal('CREDITCARD').default('CREDITCARD'),
      firstName: name,
      lastName: name,
      cardNumber: sealed,
      cardMonth: sealed,
      cardYear: sealed,
      cardSecurityCode: sealed,
      newCard: z.boolean().default(true),
      storedCard: z.boolean().default(false),
    }),
    reply: z.object({
      status: z.enum(['ok', 'ko', 'open']),
      message,
      threeDS: redirect.nullable(),
      paymentSystem: z.string(),
      data: z.object({ customerId: z.string(), orderId: z.string().nullable() }),
    }),
    errors: [
      'plan_unknown',
      'email_unconfirmed',
      'order_not_confirmed',
      'offer_changed',
      'idempotency_reused',
      'payment_in_progress',
      'payment_method_unavailable',
      'subscription_running',
      'card_data_refused',
      'integrity_failure',
      'conflict',
    ],
    limits: [{ by: 'member', points: 20, seconds: 600 }],
  }),
  'POST /api/orders/adyen/checkTransactionStatus': endpoint({
    context: 'payment',
    access: 'member',
    summary:
      'The return page asks what became of the order; the provider decides, not the address.',
    body: z.object({
      clickid: short.optional(),
      domain: short.optional(),
      paymentCompany: short.optional(),
      redirectResult: z.string().max(8_192).optional(),
      orderId: short.optional(),
    }),
    reply: z.object({
      /** False when there is nothing to tell of. */
      result: z.boolean(),
      message,
      data: z.object({ orderId: z.string().nullable() }),
    }),
    errors: ['integrity_failure', 'not_found'],
    limits: [{ by: 'member', points: 60, seconds: 60 }],
  }),
  'POST /api/pay_rules/get_pay_rules': endpoint({
    context: 'payment',
    access: 'member',
    summary: 'Methods, limits and prices that hold for the member who asks.',
    body: z.object({ clickid: short.optional() }),
    reply: z.object({
      methods: z.array(z.string()),
      currency: z.string(),
      limits: z.object({
        triesPerHour: z.int(),
        triesLeft: z.int(),
        orderMinutes: z.int(),
        cardDigits: z.object({ min: z.int(), max: z.int() }),
      }),
      plans: z.array(plan),
      selected: z.string().nullable(),
      verification: plan.nullable(),
      requiresCardCheck: z.boolean(),
      storedCard: z.boolean(),
      newCard: z.boolean(),
    }),
    errors: [],
  }),
  'POST /api/webhooks/adyen': endpoint({
    context: 'webhook',
    access: 'signed',
    summary: 'The card provider tells what happened. Stored before it is answered, then acted on.',
    query: z.object({ c: z.string().regex(/^[a-z0-9_-]{2,40}$/i) }),
    bodyAs: 'raw',
    bodyLimit: 256 * 1024,
    reply: z.string(),
    replyAs: 'response',
    errors: ['signature_invalid', 'input_invalid'],
    originExempt: true,
  }),
  'GET /api/legal/get_receipt/{chargeId}': endpoint({
    context: 'payment',
    access: 'member',
    summary: "The PDF of one of the member's own charges.",
    params: z.object({ chargeId: z.string().max(40) }),
    reply: z.string(),
    replyAs: 'response',
    errors: ['not_found'],
    limits: [{ by: 'member', points: 30, seconds: 60 }],
  }),
} satisfies Contract;

export type PresentedPlan = z.output<typeof plan>;
