import { z } from 'zod';
import { endpoint, type Contract } from '../../wire/endpoint.ts';
import {
  device,
  orderChoices,
  orderErrors,
  orderLimits,
  orderReply,
} from '../orders/order-schemas.ts';

const reply = orderReply.pick({ status: true, message: true, data: true });

/** An order whose buyer pays on the provider's own page or in its window. */
const ordered = <Shape extends z.ZodRawShape>(summary: string, fields: Shape) =>
  endpoint({
    context: 'payment',
    access: 'member',
    summary,
    body: z.object({ ...orderChoices, ...device }),
    reply: orderReply.extend(fields),
    errors: [...orderErrors, 'card_data_refused'],
    limits: orderLimits,
  });

export const walletContract = {
  'POST /api/orders/client/paypal/createOrder': ordered(
    'Orders a plan to be paid with PayPal; its button asks for the order’s id.',
    {
      /** PayPal’s id of the order, which its script needs; null where there is nothing to approve. */
      id: z.string().nullable(),
      /** Where the buyer approves when no window can be opened. */
      approveUrl: z.string().nullable(),
    },
  ),
  'POST /api/orders/mollie/createPayment': ordered(
    'Orders a plan to be paid on Mollie’s page, where the buyer chooses the method.',
    /** In Mollie’s own format; null where there is nothing to pay. */
    { _links: z.object({ checkout: z.object({ href: z.string() }).nullable() }) },
  ),
  'POST /api/orders/client/paypal/orderOk': endpoint({
    context: 'payment',
    access: 'member',
    summary:
      'Captures a payment that the buyer approved at PayPal. Only the order id and the member’s id are read from the request.',
    body: z.object({
      request: z.looseObject({ clickid: z.string().max(120).optional() }).optional(),
      response: z.object({ id: z.string().regex(/^[A-Z0-9]{10,36}$/) }),
    }),
    reply: reply.extend({
      /** What the order grants, bonus included; 0 unless it is paid. */
      credits: z.int(),
    }),
    errors: ['not_found', 'integrity_failure'],
    limits: [{ by: 'member', points: 60, seconds: 60 }],
  }),
} satisfies Contract;
