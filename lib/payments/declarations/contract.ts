import { z } from 'zod';
import { locales } from '../../brands/schema.ts';
import { DeclarationKind } from '../../db/generated/enums.ts';
import { endpoint, type Contract } from '../../wire/endpoint.ts';

const declaring = {
  context: 'payment',
  access: 'visitor',
  body: z.object({
    name: z.string().max(200).default(''),
    email: z.string().max(320).default(''),
    /** The number of the order, its payment or its receipt. */
    orderNumber: z.string().max(80).default(''),
    language: z.enum(locales).optional(),
  }),
  /** The same whether or not a contract was found: the form does not reveal who is a member. */
  reply: z.object({ reference: z.string(), receivedAt: z.iso.datetime() }),
  errors: ['email_malformed', 'field_missing', 'card_data_refused', 'too_many_requests'],
  limits: [
    { by: 'address', points: 5, seconds: 600 },
    { by: 'email', points: 3, seconds: 600 },
  ],
} as const;

export const declarationsContract = {
  'POST /api/legal/cancel': endpoint({
    ...declaring,
    summary: 'Declares, without an account, that a subscription is cancelled.',
  }),
  'POST /api/legal/withdraw': endpoint({
    ...declaring,
    summary: 'Declares, without an account, the withdrawal from an order.',
  }),
  'POST /api/legal/confirm': endpoint({
    context: 'payment',
    access: 'visitor',
    summary: 'Confirms a declaration by the link mailed to the account’s address.',
    body: z.object({ token: z.string().max(200).default('') }),
    reply: z.object({
      kind: z.enum(DeclarationKind),
      reference: z.string(),
      /** `care` when customer care has to review it. */
      state: z.enum(['done', 'care']),
    }),
    errors: ['token_expired', 'too_many_requests'],
    limits: [{ by: 'address', points: 20, seconds: 600 }],
  }),
} satisfies Contract;
