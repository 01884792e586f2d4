import { isTechnical } from '../call-provider.ts';
import { companyReference } from '../company-reference.ts';
import { centsOf, decimalOf } from '../decimal-amount.ts';
import { text, type Fields } from '../fields.ts';
import { refundKnown } from '../nothing-known.ts';
import type { RefundObservation } from '../observation.ts';
import type { AskedRefund } from '../provider.ts';
import { readInstance, send } from './api.ts';
import { verdictOf } from './errors.ts';

const STATES = {
  paid: 'succeeded',
  pending: 'pending',
  uncertain: 'pending',
  canceled: 'failed',
  refused: 'failed',
} as const;

function observeRefund(instance: Fields): RefundObservation {
  const code = text(instance['paymentStatus']);
  const state = STATES[verdictOf(code).kind];
  return refundKnown(state, {
    providerReference: text(instance['instanceId']),
    amountMinor: centsOf(instance['amount']),
    reason: state === 'failed' ? code : null,
  });
}

/**
 * Sends a refund, once: the provider would pay a repeated one again. A refund without an answer waits for the
 * notification, and is finally reported to customer care.
 */
export async function refundPurchase(asked: AskedRefund): Promise<RefundObservation> {
  if (asked.sentBefore) return refundKnown('pending');
  const { company, reference, amountMinor, currency, payment } = asked;
  const reply = await send('Refund', {
    instanceId: payment.providerReference,
    amount: decimalOf(amountMinor),
    currency,
    reference: companyReference(company, reference),
  });
  if (reply.kind === 'answer') return observeRefund(reply.body);
  if (reply.kind === 'refused' && !isTechnical(reply)) {
    return refundKnown('failed', { reason: reply.errorCode });
  }
  return isTechnical(reply) ? refundKnown('unknown', { technical: true }) : refundKnown('pending');
}

export async function inquireRefund({
  providerReference,
}: AskedRefund): Promise<RefundObservation> {
  if (providerReference === null) return refundKnown('unknown');
  const reply = await readInstance(providerReference);
  return reply.kind === 'answer' ? observeRefund(reply.body) : refundKnown('unknown');
}
