import { z } from 'zod';
import { endpoint, type Contract } from '../../wire/endpoint.ts';
import {
  device,
  orderChoices,
  orderErrors,
  orderLimits,
  orderReply,
} from '../orders/order-schemas.ts';

/** The payload that the wallet encrypted for the gateway. Opaque here, and never stored. */
const sealed = z.string().min(1).max(10_000);

export const deviceWalletsContract = {
  'POST /api/orders/googlePay/paymentData': endpoint({
    context: 'payment',
    access: 'member',
    summary:
      'Orders a plan and charges a Google Pay token; only the token is read from its response.',
    body: z.object({
      request: z.object({ ...orderChoices, ...device }),
      response: z.object({
        paymentMethodData: z.object({ tokenizationData: z.object({ token: sealed }) }),
      }),
    }),
    reply: orderReply,
    errors: [...orderErrors, 'card_data_refused'],
    limits: orderLimits,
  }),
  'POST /api/orders/applePay/startSession': endpoint({
    context: 'payment',
    access: 'member',
    summary:
      'Requests a merchant session from Apple with the merchant certificate, to open the payment sheet.',
    body: z.object({ ...device, validationURL: z.string().max(500) }),
    /** Apple's merchant session, unchanged: its payment sheet accepts nothing else. */
    reply: z.looseObject({}),
    errors: ['not_found', 'payment_method_unavailable', 'input_invalid', 'unavailable'],
    limits: [{ by: 'member', points: 30, seconds: 600 }],
  }),
  'POST /api/orders/applePay/authorize': endpoint({
    context: 'payment',
    access: 'member',
    summary:
      'Orders a plan and charges an Apple Pay token; the response completes the payment sheet.',
    body: z.object({ ...orderChoices, ...device, token: sealed }),
    reply: orderReply,
    errors: [...orderErrors, 'card_data_refused'],
    limits: orderLimits,
  }),
} satisfies Contract;
