import { z } from 'zod';
import { ApprovalKind } from '../../db/generated/enums.ts';
import { endpoint, type DeskContract } from '../../wire/endpoint.ts';
import { changes, confirmedPriceMinor, done } from '../config/schemas.ts';
import { reason } from '../reason.ts';

const access = ['configure', 'finance'] as const;

const approval = z.object({
  id: z.string(),
  kind: z.enum(ApprovalKind),
  /** Null for a plan, which every brand sells. */
  brandId: z.string().nullable(),
  /** The flow’s code, the product’s id, the brand or the order. */
  key: z.string(),
  note: z.string(),
  requestedBy: z.string(),
  requestedAt: z.date(),
  mine: z.boolean(),
  /** The start of an experiment of a flow. */
  experiment: z.boolean(),
  /** When it is to be published; null: when it is approved. */
  at: z.date().nullable(),
  /** Of a refund. */
  amount: z.object({ amountMinor: z.number(), currency: z.string() }).nullable(),
  changes,
});

export const approvalsContract = {
  'GET /api/desk/approvals': endpoint({
    access,
    summary: 'Requests that wait for a second operator, the oldest first.',
    reply: z.object({ approvals: z.array(approval) }),
    errors: [],
  }),
  'POST /api/desk/approvals/{id}/approve': endpoint({
    access,
    recentSecondFactor: true,
    summary: 'Carries out what another operator asked for.',
    body: z.object({ confirmedPriceMinor }),
    reply: done,
    errors: [
      'second_factor_needed',
      'not_found',
      'forbidden',
      'conflict',
      'input_invalid',
      'flow_unknown',
      'price_unusual',
      'refund_exceeds',
      'refund_closed',
      'dispute_open',
      'idempotency_reused',
    ],
  }),
  'POST /api/desk/approvals/{id}/decline': endpoint({
    access,
    summary: 'Closes a request without carrying it out; who asked may withdraw it so.',
    body: z.object({ reason }),
    reply: done,
    errors: ['not_found', 'conflict', 'input_invalid'],
  }),
} satisfies DeskContract;
