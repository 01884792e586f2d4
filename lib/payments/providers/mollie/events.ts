import { fail } from '../../../kernel/errors.ts';
import { record, text, type Fields } from '../fields.ts';
import type { Delivery, Notice, ReceivedEvent, StoredEvent } from '../notice.ts';
import { fetchResource, paymentPath } from './api.ts';
import { readAmount } from './money.ts';
import { chargebacksOf, observeRefund, referenceOfRefund, refundsOf } from './refunds.ts';
import { observePayment } from './transform.ts';

const PAYMENT_ID = /^tr_\w{6,40}$/;

/** The account may serve others too. */
const OURS = /^A-[\w-]+$/;

/**
 * Reads a delivery. It names a payment and is signed by nobody, so it is a reason to ask and nothing more:
 * one row a payment, opened again each time. Raises `input_invalid`.
 */
export function receiveNudge({ raw, company }: Delivery): Promise<readonly ReceivedEvent[]> {
  const id = new URLSearchParams(raw).get('id') ?? '';
  if (!PAYMENT_ID.test(id)) fail('input_invalid');
  // With the company of the address, so that a stranger's nudge takes no row of ours.
  const dedupeKey = `${company}:${id}`;
  return Promise.resolve([{ dedupeKey, reference: null, payload: { id }, again: true }]);
}

/** The money is gone when this provider tells of it, and it takes no answer: only a reversal undoes it. */
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
    ...{ providerReference, amountMinor, currency, dueAt: null },
    paymentReference: text(chargeback['paymentId']),
    reasonCode: text(record(chargeback['reason'])['code']),
  };
}

/** All that the payment says now. Throws where nobody answers: asked again. */
export async function interpretNudge({
  company,
  payload,
}: StoredEvent): Promise<readonly Notice[]> {
  const path = paymentPath(text(payload['id']) ?? '');
  const reply = await fetchResource(`${path}?embed=refunds,chargebacks`);
  if (reply.kind === 'refused' && reply.status === 404) return [{ kind: 'other' }];
  if (reply.kind !== 'answer') throw new Error('the payment could not be read');
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
