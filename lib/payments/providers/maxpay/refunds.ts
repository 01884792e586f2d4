import { isTechnical } from '../call-provider.ts';
import { companyReference } from '../company-reference.ts';
import { centsOf, decimalOf } from '../decimal-amount.ts';
import { text, type Fields } from '../fields.ts';
import { refundKnown } from '../nothing-known.ts';
import type { RefundObservation } from '../observation.ts';
import type { AskedRefund } from '../provider.ts';
import { check, transact } from './api.ts';
import { USED_ID } from './errors.ts';
import { codeOf } from './transform.ts';

const STATES: Readonly<Record<string, RefundObservation['state']>> = {
  success: 'succeeded',
  decline: 'failed',
  error: 'failed',
};

/** The observation of a refund, from an answer or a callback. */
export function observeRefund(refund: Fields): RefundObservation {
  const state = STATES[text(refund['status'])?.toLowerCase() ?? ''] ?? 'pending';
  return refundKnown(state, {
    providerReference: text(refund['reference']),
    amountMinor: centsOf(refund['amount']),
    reason: state === 'failed' ? codeOf(refund) : null,
  });
}

export async function inquireRefund({
  company,
  reference,
}: AskedRefund): Promise<RefundObservation> {
  const reply = await check({ transaction_unique_id: companyReference(company, reference) });
  // An unknown transaction says nothing about a refund that is in progress.
  return reply.kind === 'answer' && reply.body['status'] !== 'error'
    ? observeRefund(reply.body)
    : refundKnown('unknown');
}

/** Sends a refund. The provider accepts our id once, so a repeated refund is looked up instead. */
export async function refundSale(asked: AskedRefund): Promise<RefundObservation> {
  const { company, reference, amountMinor, currency, payment } = asked;
  const reply = await transact({
    transaction_type: 'REFUND',
    transaction_unique_id: companyReference(company, reference),
    reference: payment.providerReference,
    amount: decimalOf(amountMinor),
    currency,
  });
  if (reply.kind === 'answer') {
    return codeOf(reply.body) === USED_ID ? inquireRefund(asked) : observeRefund(reply.body);
  }
  return reply.kind === 'refused' && !isTechnical(reply)
    ? refundKnown('failed', { reason: reply.errorCode })
    : refundKnown('unknown');
}
