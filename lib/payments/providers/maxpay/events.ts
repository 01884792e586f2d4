import { env } from '../../../kernel/env.ts';
import { fail } from '../../../kernel/errors.ts';
import { readCompanyReference } from '../company-reference.ts';
import { centsOf } from '../decimal-amount.ts';
import { text, type Fields } from '../fields.ts';
import type { Delivery, Notice, ReceivedEvent, StoredEvent } from '../notice.ts';
import { observeRefund } from './refunds.ts';
import { callbackHolds } from './signature.ts';
import { codeOf, observeSale } from './transform.ts';

/**
 * Reads a callback: a form, signed with our key, about a transaction of the company in the URL. Raises
 * `input_invalid` and `signature_invalid`.
 */
export function receiveCallback({ company, raw }: Delivery): Promise<readonly ReceivedEvent[]> {
  const fields = Object.fromEntries(new URLSearchParams(raw));
  const { transaction_unique_id: id, transaction_type: type, status } = fields;
  if (!id || !type || !status || fields['checkSum'] === undefined) return fail('input_invalid');
  if (!callbackHolds(fields, env().MAXPAY_PRIVATE_KEY ?? '')) fail('signature_invalid');
  const named = readCompanyReference(id);
  if (named?.company !== company) fail('signature_invalid');
  const dedupeKey = [type, id, status].join(':');
  const { reference } = named;
  return Promise.resolve([{ dedupeKey, reference, payload: fields, again: false }]);
}

/** The provider reports a chargeback once, when it has already debited the money. */
function chargebackNotice(sale: Fields): Notice {
  const reference = text(sale['reference']);
  const amountMinor = centsOf(sale['amount']);
  const currency = text(sale['currency']);
  if (reference === null || amountMinor === null || currency === null) return { kind: 'other' };
  return {
    kind: 'dispute',
    stage: 'chargeback',
    state: 'lost',
    dueAt: null,
    providerReference: reference,
    paymentReference: reference,
    amountMinor,
    currency,
    reasonCode: codeOf(sale),
  };
}

function noticeOf({ payload, company, reference }: StoredEvent): Notice {
  switch (text(payload['transaction_type'])) {
    case 'SALE':
    case 'SALE3D':
      return { kind: 'payment', observation: observeSale(payload, company) };
    case 'REFUND':
      return { kind: 'refund', reference, observation: observeRefund(payload) };
    case 'CHARGEBACK':
      return chargebackNotice(payload);
    default:
      return { kind: 'other' };
  }
}

/** Converts a stored callback into notices. */
export const interpretCallback = (event: StoredEvent): Promise<readonly Notice[]> =>
  Promise.resolve([noticeOf(event)]);
