import { z } from 'zod';
import { DeclarationKind } from '../../db/generated/enums.ts';
import { endpoint, type DeskContract } from '../../wire/endpoint.ts';
import { reason } from '../reason.ts';

const done = z.object({ result: z.literal('OK') });

/** An order that a declaration may be about. */
const candidate = z.object({
  orderId: z.string(),
  planName: z.string(),
  amountMinor: z.number(),
  currency: z.string(),
  orderedAt: z.date(),
});

const declaration = z.object({
  reference: z.string(),
  brandId: z.string(),
  kind: z.enum(DeclarationKind),
  name: z.string(),
  email: z.string(),
  orderNumber: z.string(),
  receivedAt: z.date(),
  trackerId: z.string().nullable(),
  candidates: z.array(candidate),
});
export type WaitingDeclaration = z.infer<typeof declaration>;

export const deskDeclarationsContract = {
  'GET /api/desk/declarations': endpoint({
    access: 'finance',
    summary:
      'Cancellations and withdrawals that must be matched with an order manually, oldest first.',
    personal: true,
    query: z.object({ after: z.uuid().optional() }),
    reply: z.object({ declarations: z.array(declaration), next: z.string().nullable() }),
    errors: ['input_invalid', 'purpose_missing'],
  }),
  'POST /api/desk/declarations/{reference}/settle': endpoint({
    access: 'finance',
    recentSecondFactor: true,
    summary: 'Applies a declaration to an order, as of its receipt.',
    personal: true,
    body: z.object({ orderId: z.string().trim().min(1).max(64) }),
    reply: done,
    errors: [
      'not_found',
      'conflict',
      'withdrawal_closed',
      'input_invalid',
      'purpose_missing',
      'second_factor_needed',
    ],
  }),
  'POST /api/desk/declarations/{reference}/void': endpoint({
    access: 'finance',
    summary: 'Voids a declaration without a matching contract.',
    personal: true,
    body: z.object({ reason }),
    reply: done,
    errors: ['not_found', 'input_invalid', 'purpose_missing'],
  }),
} satisfies DeskContract;
