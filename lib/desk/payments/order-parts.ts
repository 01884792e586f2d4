import { z } from 'zod';
import { AttemptState } from '../../db/generated/enums.ts';
import { run } from '../../db/statement.ts';
import type { Operator } from '../../identity/operator.ts';
import { ORDER } from './order-statement.ts';
import { orderRow } from './shapes.ts';

const text = z.string();
const nullableText = text.nullable();
const number = z.number();
/** Subqueries return lists as JSON, in which dates are strings. */
const at = z.coerce.date();
const ifAt = at.nullable();

const refund = z.object({
  id: text,
  state: text,
  amountMinor: number,
  kind: text,
  reason: text,
  reasonText: nullableText,
  providerReference: nullableText,
  createdAt: at,
  bookedAt: ifAt,
  note: nullableText,
});

const dispute = z.object({
  id: text,
  kind: text,
  state: text,
  amountMinor: number,
  reasonCode: nullableText,
  providerReference: text,
  creditsTaken: number,
  openedAt: at,
  dueAt: ifAt,
  note: nullableText,
  moves: z.array(z.object({ id: text, from: text, to: text, at })),
});

const attempt = z.object({
  id: text,
  reference: text,
  provider: text,
  providerReference: nullableText,
  method: text,
  state: z.enum(AttemptState),
  outcome: nullableText,
  blockId: nullableText,
  initiator: text,
  threeDs: z.boolean(),
  syncs: number,
  amountMinor: number,
  capturedMinor: number.nullable(),
  capturedAt: ifAt,
  createdAt: at,
  updatedAt: at,
  refunds: z.array(refund),
  disputes: z.array(dispute),
});

const charge = z.object({
  id: text,
  at,
  attemptId: text,
  amountMinor: number,
  vatMinor: number,
  vatCountry: text,
  vatRate: number,
  period: number.nullable(),
  receipt: z.object({ id: text, createdAt: at, label: text }).nullable(),
});

const subscription = z.object({
  id: text,
  state: text,
  period: number,
  periodEnd: at,
  cancelAtPeriodEnd: z.boolean(),
  createdAt: at,
  suspendedAt: ifAt,
  canceledAt: ifAt,
  withdrawnAt: ifAt,
  endedAt: ifAt,
  endReason: nullableText,
});

const event = z.object({
  id: text,
  provider: text,
  receivedAt: at,
  state: text,
  dedupeKey: text,
  tries: number,
  lastError: nullableText,
  payload: z.unknown(),
});

const credit = z.object({
  id: text,
  at,
  delta: number,
  bucket: text,
  reason: text,
  balanceAfter: number,
});

const action = z.object({
  id: text,
  at,
  actor: text,
  by: text,
  action: text,
  purpose: nullableText,
  reason: nullableText,
});

const orderParts = orderRow.extend({
  id: text,
  descriptor: text,
  locale: text,
  startNow: z.boolean(),
  vatCountry: text,
  vatRate: number,
  flowCode: nullableText,
  orderConfirmedAt: at,
  fulfilledAt: ifAt,
  expiresAt: at,
  noticeSentAt: ifAt,
  attempts: z.array(attempt),
  charge: charge.nullable(),
  subscription: subscription.nullable(),
  declarations: z.array(
    z.object({ id: text, receivedAt: at, kind: text, state: text, reference: text }),
  ),
  events: z.array(event),
  credits: z.array(credit),
  actions: z.array(action),
});
export type OrderParts = z.infer<typeof orderParts>;

/** Everything about an order's money, if the operator works for its brand; otherwise null. */
export async function readOrderParts(
  orderId: string,
  { brandIds }: Pick<Operator, 'brandIds'>,
): Promise<OrderParts | null> {
  const [row] = await run(ORDER, [orderId, brandIds]);
  return row === undefined ? null : orderParts.parse(row);
}
