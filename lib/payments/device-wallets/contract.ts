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
    summary: 'Orders a plan and charges what Google Pay gave; only its token is read of that.',
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
    summary: 'Asks Apple for a session of the merchant, by its certificate, so that a sheet opens.',
    body: z.object({ ...device, validationURL: z.string().max(500) }),
    /** Apple's merchant session, unchanged: its payment sheet accepts nothing else. */
    reply: z.looseObject({}),
    errors: ['payment_method_unavailable', 'input_invalid', 'unavailable'],
    limits: [{ by: 'member', points: 30, seconds: 600 }],
  }),
  'POST /api/orders/applePay/authorize': endpoint({
    context: 'payment',
    access: 'member',
    summary: 'Orders a plan and charges what Apple Pay gave; the sheet ends with this answer.',
    body: z.object({ ...orderChoices, ...device, token: sealed }),
    reply: orderReply,
    errors: [...orderErrors, 'card_data_refused'],
    limits: orderLimits,
  }),
} satisfies Contract;
