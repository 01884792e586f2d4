import { isTechnical } from '../call-provider.ts';
import { record, text, type Fields } from '../fields.ts';
import { refundKnown } from '../nothing-known.ts';
import type { RefundObservation } from '../observation.ts';
import type { AskedRefund } from '../provider.ts';
import { fetchResource, mollieCall, paymentPath } from './api.ts';
import { amountOf, readAmount } from './money.ts';

const STATES: Readonly<Record<string, RefundObservation['state']>> = {
  queued: 'pending',
  pending: 'pending',
  processing: 'pending',
  refunded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
};

/** The provider rejects a refund that looks like another one within the same few minutes. */
const DUPLICATE_REQUEST = 409;

const embedded = (payment: Fields, name: string): readonly Fields[] => {
  const listed = record(payment['_embedded'])[name];
  return Array.isArray(listed) ? (listed as unknown[]).map(record) : [];
};

export const refundsOf = (payment: Fields) => embedded(payment, 'refunds');
export const chargebacksOf = (payment: Fields) => embedded(payment, 'chargebacks');

/** Our own reference of a refund; null for one made on the provider's dashboard. */
export const referenceOfRefund = (refund: Fields): string | null =>
  text(record(refund['metadata'])['reference']);

export function observeRefund(refund: Fields): RefundObservation {
  const status = text(refund['status']) ?? '';
  const state = STATES[status] ?? 'unknown';
  return refundKnown(state, {
    providerReference: text(refund['id']),
    amountMinor: readAmount(refund['amount']).amountMinor,
    reason: state === 'failed' ? status : null,
  });
}

/**
 * The refund's state as listed on its payment; undefined when it is not listed, null when the provider did
 * not answer.
 */
async function findMadeRefund(asked: AskedRefund): Promise<RefundObservation | null | undefined> {
  const reply = await fetchResource(
    `${paymentPath(asked.payment.providerReference)}?embed=refunds`,
  );
  if (reply.kind !== 'answer') return null;
  const found = refundsOf(reply.body).find((one) => referenceOfRefund(one) === asked.reference);
  return found && observeRefund(found);
}

/**
 * Sends a refund unless it already exists: the provider forgets the idempotency key after an hour and would
 * pay a repeated refund again.
 */
export async function refundPayment(asked: AskedRefund): Promise<RefundObservation> {
  const made = await findMadeRefund(asked);
  if (made !== undefined) return made ?? refundKnown('unknown');
  const { company, reference, amountMinor, currency, idempotencyKey, payment } = asked;
  const reply = await mollieCall(`${paymentPath(payment.providerReference)}/refunds`, {
    body: {
      amount: amountOf(amountMinor, currency),
      description: reference,
      metadata: { company, reference },
    },
    idempotencyKey,
  });
  if (reply.kind === 'answer') return observeRefund(reply.body);
  const decided =
    reply.kind === 'refused' && !isTechnical(reply) && reply.status !== DUPLICATE_REQUEST;
  return decided ? refundKnown('failed', { reason: reply.errorCode }) : refundKnown('unknown');
}

export async function inquireRefund(asked: AskedRefund): Promise<RefundObservation> {
  return (await findMadeRefund(asked)) ?? refundKnown('unknown');
}
