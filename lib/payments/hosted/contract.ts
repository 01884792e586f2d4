import { z } from 'zod';
import { endpoint, type Contract } from '../../wire/endpoint.ts';
import {
  device,
  orderChoices,
  orderErrors,
  orderLimits,
  orderReply,
  outcomeMessage,
} from '../orders/order-schemas.ts';

const short = z.string().max(120);

/** An order without card data: the card is typed on the page of the provider named in the route. */
const hosted = (summary: string) =>
  endpoint({
    context: 'payment',
    access: 'member',
    summary,
    body: z.object({ ...orderChoices, ...device }),
    reply: orderReply,
    errors: [...orderErrors, 'card_data_refused'],
    limits: orderLimits,
  });

export const hostedContract = {
  'POST /api/orders/trustpay/tryCharge': hosted(
    'Orders a plan whose card is entered on TrustPay’s page; returns its URL.',
  ),
  'POST /api/orders/maxpay/tryCharge': hosted(
    'Orders a plan whose card is entered on Maxpay’s page; returns its URL.',
  ),
  'POST /api/orders/trustpay/intent': endpoint({
    context: 'payment',
    access: 'member',
    summary: 'As tryCharge, for a page that opens the provider’s page later: returns the instance.',
    body: z.object({ ...orderChoices, ...device }),
    reply: orderReply.pick({ status: true, message: true, data: true }).extend({
      /** The provider’s reference of the payment; null where there is no page to open. */
      instanceId: z.string().nullable(),
    }),
    errors: [...orderErrors, 'card_data_refused'],
    limits: orderLimits,
  }),
  'POST /api/orders/trustpay/checkPayment': endpoint({
    context: 'payment',
    access: 'member',
    summary: 'Requests the status of a payment from the provider now.',
    body: z.object({ orderId: short, clickid: short.optional(), domain: short.optional() }),
    reply: z.object({
      result: z.boolean(),
      message: outcomeMessage,
      /** The provider’s own status code, as last reported. */
      paymentStatus: z.string().nullable(),
      data: orderReply.shape.data.omit({ customerId: true }),
    }),
    errors: ['not_found', 'integrity_failure'],
    limits: [{ by: 'member', points: 12, seconds: 60 }],
  }),
} satisfies Contract;
