import { fail } from '../../../kernel/errors.ts';
import { record, text, type Fields } from '../fields.ts';
import { nothingKnown } from '../nothing-known.ts';
import type { Delivery, Notice, ReceivedEvent, StoredEvent } from '../notice.ts';
import { readEvent } from '../read-event.ts';
import { fetchResource, orderPath } from './api.ts';
import { disputedPayment, disputeOf } from './dispute.ts';
import { observeRefund } from './refunds.ts';
import { signatureHolds } from './signature.ts';
import { observeCapture, observeOrder } from './transform.ts';

const OTHER: Notice = { kind: 'other' };

/** References of our attempts. The account may also serve other applications. */
const OURS = /^A-[\w-]+$/;

/** Our references in the event's resource: at the same place in orders, captures and refunds, deeper in disputes. */
function namesOf(resource: Fields): {
  readonly custom: string | null;
  readonly invoice: string | null;
} {
  const units = resource['purchase_units'];
  const unit = Array.isArray(units) ? record(units[0]) : resource;
  const disputed = disputedPayment(resource);
  return {
    custom: text(unit['custom_id']) ?? text(disputed['custom']),
    invoice: text(unit['invoice_id']) ?? text(disputed['invoice_number']),
  };
}

/**
 * Reads a delivery: signed for our webhook and, where it names a company, about the company in the URL.
 * Raises `input_invalid` and `signature_invalid`.
 */
export async function receiveEvent(delivery: Delivery): Promise<readonly ReceivedEvent[]> {
  const event = readEvent(delivery.raw);
  const id = text(event['id']);
  if (id === null || text(event['event_type']) === null) return fail('input_invalid');
  if (!(await signatureHolds(delivery))) fail('signature_invalid');
  const { custom, invoice } = namesOf(record(event['resource']));
  if (invoice !== null && invoice.split(':')[0] !== delivery.company) fail('signature_invalid');
  return [{ dedupeKey: id, reference: custom, payload: event, again: false }];
}

/**
 * The payment method stored with an order is part of the order. Throws when the order cannot be read, so that
 * the event is retried.
 */
async function orderOfToken(id: string | null): Promise<Notice> {
  if (id === null) return OTHER;
  const reply = await fetchResource(orderPath(id));
  if (reply.kind === 'refused' && reply.status === 404) return OTHER;
  if (reply.kind !== 'answer') throw new Error('paypal order could not be read');
  if (!OURS.test(namesOf(reply.body).custom ?? '')) return OTHER;
  return { kind: 'payment', observation: observeOrder(reply.body, true) };
}

/**
 * The buyer approved and may not return to our page, so the attempt becomes `unknown` and is inquired from
 * now on. The inquiry captures the order as long as it is open.
 */
function approvalNotice(order: Fields): Notice {
  if (!OURS.test(namesOf(order).custom ?? '')) return OTHER;
  const { reference, providerReference, result } = observeOrder(order, true);
  const open = nothingKnown('unknown', 'open', result);
  return { kind: 'payment', observation: { ...open, reference, providerReference } };
}

function captureNotice(resource: Fields): Notice {
  const related = record(record(resource['supplementary_data'])['related_ids']);
  const seen = observeCapture(resource);
  return {
    kind: 'payment',
    observation: { ...seen, providerReference: text(related['order_id']) },
  };
}

async function noticeOf(type: string, resource: Fields): Promise<Notice> {
  switch (type) {
    case 'CHECKOUT.ORDER.APPROVED':
      return approvalNotice(resource);
    case 'PAYMENT.CAPTURE.COMPLETED':
    case 'PAYMENT.CAPTURE.PENDING':
    case 'PAYMENT.CAPTURE.DECLINED':
    case 'PAYMENT.CAPTURE.DENIED':
      return captureNotice(resource);
    case 'PAYMENT.CAPTURE.REFUNDED':
    case 'PAYMENT.REFUND.PENDING':
    case 'PAYMENT.REFUND.FAILED':
      return {
        kind: 'refund',
        reference: text(resource['custom_id']),
        observation: observeRefund(resource),
      };
    case 'CUSTOMER.DISPUTE.CREATED':
    case 'CUSTOMER.DISPUTE.UPDATED':
    case 'CUSTOMER.DISPUTE.RESOLVED':
      return disputeOf(resource);
    case 'VAULT.PAYMENT-TOKEN.CREATED':
      return orderOfToken(text(record(resource['metadata'])['order_id']));
    case 'VAULT.PAYMENT-TOKEN.DELETED': {
      const token = text(resource['id']);
      return token === null ? OTHER : { kind: 'token', token, state: 'revoked', stored: null };
    }
    default:
      return OTHER;
  }
}

/** Converts a stored event into notices. */
export async function interpretEvent({ payload }: StoredEvent): Promise<readonly Notice[]> {
  return [await noticeOf(text(payload['event_type']) ?? '', record(payload['resource']))];
}
