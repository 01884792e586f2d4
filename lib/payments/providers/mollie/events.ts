import { fail } from '../../../kernel/errors.ts';
import { record, text, type Fields } from '../fields.ts';
import type { Delivery, Notice, ReceivedEvent, StoredEvent } from '../notice.ts';
import { fetchResource, paymentPath } from './api.ts';
import { readAmount } from './money.ts';
import { chargebacksOf, observeRefund, referenceOfRefund, refundsOf } from './refunds.ts';
import { observePayment } from './transform.ts';

const PAYMENT_ID = /^tr_\w{6,40}$/;

/** References of our attempts. The account may also serve other applications. */
const OURS = /^A-[\w-]+$/;

/**
 * Reads a delivery. It names a payment and is not signed, so it only triggers an inquiry: one row per
 * payment, reopened by each delivery. Raises `input_invalid`.
 */
export function receiveNudge({ raw, company }: Delivery): Promise<readonly ReceivedEvent[]> {
  const id = new URLSearchParams(raw).get('id') ?? '';
  if (!PAYMENT_ID.test(id)) fail('input_invalid');
  // Includes the company in the URL, so that a forged delivery cannot take over another company's row.
  const dedupeKey = `${company}:${id}`;
  return Promise.resolve([
    { dedupeKey, reference: null, payload: { id }, again: true, claimed: id },
  ]);
}

/**
 * The provider reports a chargeback when it has already debited the money, and accepts no response: only a
 * reversal undoes it.
 */
function claimOf(chargeback: Fields): Notice {
  const providerReference = text(chargeback['id']);
  const { amountMinor, currency } = readAmount(chargeback['amount']);
  if (providerReference === null || amountMinor === null || currency === null) {
    return { kind: 'other' };
  }
  return {
    kind: 'dispute',
    stage: 'chargeback',
    state: text(chargeback['reversedAt']) === null ? 'lost' : 'won',
    providerReference,
    amountMinor,
    currency,
    dueAt: null,
    paymentReference: text(chargeback['paymentId']),
    reasonCode: text(record(chargeback['reason'])['code']),
  };
}

/** Notices for the payment's current state. Throws when the payment cannot be read, so that the event is retried. */
export async function interpretNudge({
  company,
  payload,
}: StoredEvent): Promise<readonly Notice[]> {
  const path = paymentPath(text(payload['id']) ?? '');
  const reply = await fetchResource(`${path}?embed=refunds,chargebacks`);
  if (reply.kind === 'refused' && reply.status === 404) return [{ kind: 'other' }];
  if (reply.kind !== 'answer') throw new Error('mollie payment could not be read');
  const payment = reply.body;
  const observation = observePayment(payment);
  const theirs = record(payment['metadata'])['company'] !== company;
  if (theirs || !OURS.test(observation.reference ?? '')) return [{ kind: 'other' }];
  return [
    { kind: 'payment', observation },
    ...refundsOf(payment).map((refund): Notice => ({
      kind: 'refund',
      reference: referenceOfRefund(refund),
      observation: observeRefund(refund),
    })),
    ...chargebacksOf(payment).map(claimOf),
  ];
}
