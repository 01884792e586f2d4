import { isTechnical } from '../call-provider.ts';
import { record, text, type Fields } from '../fields.ts';
import { refundKnown } from '../nothing-known.ts';
import type { RefundObservation } from '../observation.ts';
import type { AskedRefund } from '../provider.ts';
import { fetchResource, orderPath, paypalCall } from './api.ts';
import { moneyOf, readMoney } from './money.ts';
import { invoiceOf } from './request.ts';
import { observeOrder } from './transform.ts';

const STATES: Readonly<Record<string, RefundObservation['state']>> = {
  COMPLETED: 'succeeded',
  PENDING: 'pending',
  FAILED: 'failed',
  CANCELLED: 'failed',
};

/** The observation of a refund, from an answer or a notification. */
export function observeRefund(refund: Fields): RefundObservation {
  const state = STATES[text(refund['status']) ?? ''] ?? 'unknown';
  return refundKnown(state, {
    providerReference: text(refund['id']),
    amountMinor: readMoney(refund['amount']).amountMinor,
    reason: state === 'failed' ? text(record(refund['status_details'])['reason']) : null,
  });
}

async function captureIdOf({ payment }: AskedRefund): Promise<string | null> {
  const known = payment.result['capture'];
  if (known !== undefined) return known;
  const reply = await fetchResource(orderPath(payment.providerReference));
  if (reply.kind !== 'answer') return null;
  return observeOrder(reply.body, false).result['capture'] ?? null;
}

/** Sends a refund; a repeated call uses the same key until it is answered. */
export async function refundCapture(asked: AskedRefund): Promise<RefundObservation> {
  const captureId = await captureIdOf(asked);
  if (captureId === null) return refundKnown('unknown');
  const { company, reference, amountMinor, currency, idempotencyKey } = asked;
  const reply = await paypalCall(`/v2/payments/captures/${encodeURIComponent(captureId)}/refund`, {
    body: {
      amount: moneyOf(amountMinor, currency),
      custom_id: reference,
      invoice_id: invoiceOf(company, reference),
    },
    requestId: idempotencyKey,
  });
  if (reply.kind === 'answer') return observeRefund(reply.body);
  return reply.kind === 'refused' && !isTechnical(reply)
    ? refundKnown('failed', { reason: reply.errorCode })
    : refundKnown('unknown');
}

export async function inquireRefund({
  providerReference,
}: AskedRefund): Promise<RefundObservation> {
  if (providerReference === null) return refundKnown('unknown');
  const reply = await fetchResource(
    `/v2/payments/refunds/${encodeURIComponent(providerReference)}`,
  );
  return reply.kind === 'answer' ? observeRefund(reply.body) : refundKnown('unknown');
}
