import { z } from 'zod';
import {
  FingerprintKind,
  PaymentBlockSource,
  PaymentBlockState,
} from '../../db/generated/enums.ts';
import { endpoint, type DeskContract } from '../../wire/endpoint.ts';
import { reason } from '../reason.ts';

const block = z.object({
  id: z.string(),
  brandId: z.string(),
  kind: z.enum(FingerprintKind),
  state: z.enum(PaymentBlockState),
  source: z.enum(PaymentBlockSource),
  /** The order that it was taken from. */
  orderId: z.string(),
  reason: z.string(),
  createdBy: z.string(),
  createdAt: z.date(),
  decision: z.string().nullable(),
  decidedBy: z.string().nullable(),
  decidedAt: z.date().nullable(),
  expiresAt: z.date(),
  /** Payments that it refused. */
  hits: z.int(),
  lastHitAt: z.date().nullable(),
});
export type PaymentBlockRow = z.infer<typeof block>;

const decision = (access: 'finance' | readonly ['care', 'finance'], summary: string) =>
  endpoint({
    access,
    summary,
    personal: true,
    body: z.object({ reason }),
    reply: z.object({ result: z.literal('OK') }),
    errors: ['not_found', 'conflict', 'card_data_refused', 'input_invalid', 'purpose_missing'],
  });

export const paymentBlocksContract = {
  'GET /api/desk/paymentBlocks': endpoint({
    access: ['care', 'finance'],
    summary: 'Cards and addresses that are refused for fraud, or proposed; newest first.',
    personal: true,
    query: z.object({
      state: z.enum(PaymentBlockState).default('proposed'),
      /** An order that was refused, or the trackerId of its member: only the entries that refused it, in any state. */
      refused: z.string().trim().max(80).optional(),
      /** Cursor of the previous page. */
      before: z.uuid().optional(),
    }),
    reply: z.object({ blocks: z.array(block), next: z.string().nullable() }),
    errors: ['input_invalid', 'purpose_missing'],
  }),
  'POST /api/desk/orders/{orderId}/block': endpoint({
    access: 'finance',
    summary:
      'Refuses the next payments of an order’s payer, recognised by the kinds of data named.',
    personal: true,
    body: z.object({ kinds: z.array(z.enum(FingerprintKind)).min(1), reason }),
    /** How many entries refuse from now on and did not before. */
    reply: z.object({ entries: z.int() }),
    errors: ['not_found', 'card_data_refused', 'input_invalid', 'purpose_missing'],
  }),
  'POST /api/desk/paymentBlocks/{id}/confirm': decision('finance', 'Confirms a proposed entry.'),
  'POST /api/desk/paymentBlocks/{id}/lift': decision(
    ['care', 'finance'],
    'Takes an entry back, after a member’s complaint for example, or dismisses a proposed one.',
  ),
} satisfies DeskContract;
