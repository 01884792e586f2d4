import { z } from 'zod';
import { intentStates } from '../../payments/orders/intent-states.ts';
import { endpoint, type DeskContract } from '../../wire/endpoint.ts';
import { hangingRow, orderPage, orderRow } from './shapes.ts';
import { reason } from '../reason.ts';

const day = z.iso.date().optional();
const name = z.string().max(40).optional();
const id = z.uuid().optional();
const done = z.object({ result: z.literal('OK') });

export const hangingKinds = ['attempts', 'refunds', 'events', 'incidents'] as const;

export const paymentsContract = {
  'GET /api/desk/payments': endpoint({
    access: 'finance',
    summary: 'Orders, newest first, filtered by member, reference or state.',
    personal: true,
    query: z.object({
      /** An order, charge or receipt number, or one of our references or a provider's. */
      find: z.string().trim().max(200).optional(),
      /** The trackerId of a member. */
      member: z.string().max(64).optional(),
      state: z.enum(intentStates).optional(),
      brand: name,
      company: name,
      provider: name,
      from: day,
      to: day,
      before: id,
    }),
    reply: z.object({
      orders: z.array(orderRow),
      /** Cursor of the next page; older orders may follow even when this page is empty. */
      next: z.string().nullable(),
    }),
    errors: ['input_invalid', 'purpose_missing'],
  }),
  'GET /api/desk/orders/{orderId}': endpoint({
    access: 'finance',
    summary: 'One order with its payments, refunds and disputes.',
    personal: true,
    reply: orderPage,
    errors: ['not_found', 'purpose_missing'],
  }),
  'POST /api/desk/orders/{orderId}/refund': endpoint({
    access: 'finance',
    recentSecondFactor: true,
    summary: 'Refunds an order in full or in part; idempotent.',
    personal: true,
    body: z.object({
      amountMinor: z.number().int().positive().max(100_000_000),
      /** How many refunds the page showed: the request is refused when another one was added meanwhile. */
      refundCount: z.number().int().min(0),
      reason,
    }),
    /** Null: a second operator must agree first. */
    reply: z.object({ amountMinor: z.number().nullable() }),
    errors: [
      'not_found',
      'conflict',
      'dispute_open',
      'refund_exceeds',
      'idempotency_reused',
      'card_data_refused',
      'input_invalid',
      'purpose_missing',
      'second_factor_needed',
    ],
  }),
  'GET /api/desk/hanging': endpoint({
    access: 'finance',
    summary: 'Unresolved payments, refunds and provider events, oldest first.',
    personal: true,
    query: z.object({ kind: z.enum(hangingKinds).default('attempts'), after: id }),
    reply: z.object({ rows: z.array(hangingRow), next: z.string().nullable() }),
    errors: ['input_invalid', 'purpose_missing'],
  }),
  'POST /api/desk/attempts/{reference}/ask': endpoint({
    access: 'finance',
    summary: 'Requests the status of a payment from the provider now.',
    personal: true,
    reply: done,
    errors: ['not_found', 'purpose_missing'],
  }),
  'POST /api/desk/refunds/{id}/ask': endpoint({
    access: 'finance',
    summary: 'Submits a refund, or requests its status from the provider now.',
    personal: true,
    reply: done,
    errors: ['not_found', 'purpose_missing'],
  }),
  'POST /api/desk/providerEvents/{id}/retry': endpoint({
    access: 'finance',
    summary: 'Processes a provider event again.',
    personal: true,
    reply: done,
    errors: ['not_found', 'purpose_missing'],
  }),
} satisfies DeskContract;
