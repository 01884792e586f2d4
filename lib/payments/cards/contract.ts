import { z } from 'zod';
import { endpoint, type Contract } from '../../wire/endpoint.ts';
import { orderChoices, orderLimits } from '../orders/order-schemas.ts';

const cardToken = z.string().max(64);
const shown = {
  cardToken,
  cardBrand: z.string().nullable(),
  lastFour: z.string(),
  /** MM/YYYY */
  expiresOn: z.string().nullable(),
  isExpired: z.boolean(),
  isDefault: z.boolean(),
};

const trackerId = z.string().max(64);
const cards = z.object({
  cards: z.array(
    z.object({
      ...shown,
      /** The member agreed to pay later orders with it. */
      isForOrders: z.boolean(),
      /** A subscription renews with it. */
      isForRenewal: z.boolean(),
    }),
  ),
});
const limits = [{ by: 'member', points: 30, seconds: 600 }] as const;

export const cardsContract = {
  'POST /api/orders/createToken': endpoint({
    context: 'payment',
    access: 'member',
    summary: 'A token for one order with a stored card, and the available cards.',
    body: z.object({
      clickid: z.string().max(120).optional(),
      /** Of the order that the token is for. */
      idempotencyKey: orderChoices.idempotencyKey,
    }),
    reply: z.object({ token: z.string(), cardTokens: z.array(z.object(shown)) }),
    errors: ['not_found', 'payment_method_unavailable'],
    limits: orderLimits,
  }),
  'GET /api/orders/cards/{trackerId}': endpoint({
    context: 'payment',
    access: 'member',
    summary: 'The member’s stored cards and their uses.',
    params: z.object({ trackerId }),
    reply: cards,
    errors: ['not_found'],
  }),
  'POST /api/orders/cards/{trackerId}/{cardToken}/default': endpoint({
    context: 'payment',
    access: 'member',
    summary: 'Sets the default stored card of the payment page.',
    params: z.object({ trackerId, cardToken }),
    reply: cards,
    errors: ['not_found', 'stored_card_unknown'],
    limits,
  }),
  'DELETE /api/orders/cards/{trackerId}/{cardToken}': endpoint({
    context: 'payment',
    access: 'member',
    summary: 'Removes a stored card from future orders; its subscriptions continue to renew.',
    params: z.object({ trackerId, cardToken }),
    reply: cards,
    errors: ['not_found', 'stored_card_unknown', 'card_renews'],
    limits,
  }),
} satisfies Contract;
