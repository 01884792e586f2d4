import { z } from 'zod';
import { endpoint, type Contract } from '../../wire/endpoint.ts';
import { outcomeMessage } from '../orders/order-schemas.ts';
import { orderedKind } from '../offers/plan-schema.ts';
import { threeDs } from '../attempts/three-ds.ts';

const short = z.string().max(120);

/** Data that the browser returns with: may be long, is opaque, and decides nothing. */
const brought = z.string().max(16_384).optional();

const asked = {
  clickid: short.optional(),
  domain: short.optional(),
  paymentCompany: short.optional(),
  orderId: short.optional(),
};

const orderResult = z.object({
  /** False when there is no result to report. */
  result: z.boolean(),
  message: outcomeMessage,
  data: z.object({
    orderId: z.string().nullable(),
    kind: orderedKind,
    /** The money came too late for this order and is refunded. */
    returned: z.boolean(),
  }),
});

const check = <Shape extends z.ZodRawShape>(param: Shape) =>
  endpoint({
    context: 'payment',
    access: 'member',
    summary:
      'The result of an order for the return page, as confirmed by the provider, not by the URL.',
    body: z.object({ ...asked, ...param }),
    reply: orderResult,
    errors: ['integrity_failure', 'not_found'],
    limits: [{ by: 'member', points: 60, seconds: 60 }],
  });

export const returnsContract = {
  'POST /api/orders/adyen/checkTransactionStatus': check({
    redirectResult: brought,
    /** The result of a challenge that the provider's script showed on our page. */
    threeDSResult: brought,
  }),
  /** Google Pay uses the same acquirer as cards; its return page calls this endpoint. */
  'POST /api/orders/googlePay/checkTransactionStatus': check({ redirectResult: brought }),
  'POST /api/orders/trustpay/checkTransactionStatus': check({ instanceId: brought }),
  'POST /api/orders/maxpay/checkTransactionStatus': check({ reference: brought }),
  'POST /api/orders/paypal/checkTransactionStatus': check({ token: brought }),
  'POST /api/orders/mollie/checkTransactionStatus': check({}),
  'POST /api/orders/status': endpoint({
    context: 'payment',
    access: 'member',
    summary: 'The state of the member’s order by its id or key, without a call to the provider.',
    body: z.object({ orderId: short.optional(), idempotencyKey: short.optional() }),
    reply: orderResult.extend({ threeDS: threeDs.nullable() }),
    errors: [],
    limits: [{ by: 'member', points: 60, seconds: 60 }],
  }),
} satisfies Contract;
