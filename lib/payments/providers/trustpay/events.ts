import { env } from '../../../kernel/env.ts';
import { fail } from '../../../kernel/errors.ts';
import { readCompanyReference } from '../company-reference.ts';
import { centsOf, decimalOf } from '../decimal-amount.ts';
import { record, text, type Fields } from '../fields.ts';
import { refundKnown } from '../nothing-known.ts';
import type { Delivery, Notice, ReceivedEvent, StoredEvent } from '../notice.ts';
import { readEvent } from '../read-event.ts';
import { readInstance } from './api.ts';
import { signatureHolds } from './signature.ts';
import { observeInstance } from './transform.ts';

const OTHER: Notice = { kind: 'other' };

/** Notifications contain the amount as a number, unlike answers. */
const decimalText = (amount: unknown): unknown =>
  typeof amount === 'number' ? amount.toFixed(2) : amount;

/** The fields of a notification that we use. */
function aboutOf(notification: Fields) {
  const information = record(notification['PaymentInformation']);
  const references = record(information['References']);
  const amount = record(information['Amount']);
  const { Reason } = record(information['StatusReasonInformation']);
  return {
    credit: information['CreditDebitIndicator'] === 'CRDT',
    status: text(information['Status']),
    paymentId: text(references['PaymentId']),
    instanceId: text(references['PaymentRequestId']),
    named: readCompanyReference(text(references['MerchantReference'])),
    amountMinor: centsOf(decimalText(amount['Amount'])),
    currency: text(amount['Currency']),
    reasonCode: text(record(Reason)['Code']),
  };
}

type About = ReturnType<typeof aboutOf>;

/**
 * Reads a delivery: signed with our secret, and about a payment of the company in the URL. Raises
 * `input_invalid` and `signature_invalid`.
 */
export function receiveNotification({ company, raw }: Delivery): Promise<readonly ReceivedEvent[]> {
  const notification = readEvent(raw);
  const { credit, status, paymentId, instanceId, named } = aboutOf(notification);
  if (status === null || paymentId === null || instanceId === null) return fail('input_invalid');
  if (!signatureHolds(notification, env().TRUSTPAY_SECRET ?? '')) fail('signature_invalid');
  if (named?.company !== company) fail('signature_invalid');
  const dedupeKey = [paymentId, status, credit ? 'CRDT' : 'DBIT'].join(':');
  const { reference } = named;
  return Promise.resolve([{ dedupeKey, reference, payload: notification, again: false }]);
}

/** Reads the instance for the refusal reason, whether the buyer was authenticated and whether the card is stored. */
async function purchaseNotice(
  { instanceId, amountMinor, currency, named }: About,
  company: string,
): Promise<Notice> {
  const reply = await readInstance(instanceId ?? '');
  if (reply.kind !== 'answer') throw new Error('trustpay instance could not be read');
  // Signed fields of the notification fill in what the instance does not contain.
  const signed = { amount: amountMinor === null ? null : decimalOf(amountMinor), currency };
  const reference = named && `${named.company}:${named.reference}`;
  const instance = { ...signed, reference, ...reply.body };
  return { kind: 'payment', observation: observeInstance(instance, company) };
}

function refundNotice({ status, instanceId, named, amountMinor, reasonCode }: About): Notice {
  const state = status === 'Rejected' ? 'failed' : 'succeeded';
  const observation = refundKnown(state, {
    providerReference: instanceId,
    amountMinor,
    reason: state === 'failed' ? reasonCode : null,
  });
  return { kind: 'refund', reference: named?.reference ?? null, observation };
}

/** The provider reports a chargeback once, when it has already debited the money. */
function chargebackNotice({ instanceId, amountMinor, currency, reasonCode }: About): Notice {
  if (instanceId === null || amountMinor === null || currency === null) return OTHER;
  return {
    kind: 'dispute',
    stage: 'chargeback',
    state: 'lost',
    dueAt: null,
    providerReference: instanceId,
    paymentReference: instanceId,
    amountMinor,
    currency,
    reasonCode,
  };
}

/**
 * Converts a stored notification into notices. Throws when the instance cannot be read, so that the event is
 * retried.
 */
export async function interpretNotification(event: StoredEvent): Promise<readonly Notice[]> {
  const about = aboutOf(event.payload);
  if (about.credit) return [await purchaseNotice(about, event.company)];
  if (about.status === 'Chargebacked') return [chargebackNotice(about)];
  return [refundNotice(about)];
}
