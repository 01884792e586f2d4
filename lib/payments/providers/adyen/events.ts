import { env } from '../../../kernel/env.ts';
import { fail } from '../../../kernel/errors.ts';
import { record, text, type Fields } from '../fields.ts';
import { refundKnown } from '../nothing-known.ts';
import type { Delivery, DisputeNotice, Notice, ReceivedEvent, StoredEvent } from '../notice.ts';
import type { Observation } from '../observation.ts';
import { outcomeOfReason } from './errors.ts';
import { signatureHolds } from './signature.ts';
import { commonOf } from './transform.ts';

const MAX_ITEMS = 20;

function itemsOf(raw: string): readonly Fields[] {
  let body: unknown;
  try {
    body = JSON.parse(raw);
  } catch {
    return fail('input_invalid');
  }
  const listed = record(body)['notificationItems'];
  if (!Array.isArray(listed) || listed.length === 0 || listed.length > MAX_ITEMS) {
    return fail('input_invalid');
  }
  return listed.map((entry) => record(record(entry)['NotificationRequestItem']));
}

/**
 * Reads a delivery. All its items must be signed with our key, or the one before it, and belong to the company in the URL. Raises
 * `input_invalid` and `signature_invalid`.
 */
export function receiveNotification({ company, raw }: Delivery): Promise<readonly ReceivedEvent[]> {
  const { ADYEN_HMAC_KEY: current, ADYEN_HMAC_KEY_BEFORE: before } = env();
  const events = itemsOf(raw).map((item) => {
    const isSigned =
      signatureHolds(item, current) || (before !== undefined && signatureHolds(item, before));
    if (!isSigned) fail('signature_invalid');
    if (item['merchantAccountCode'] !== company) fail('signature_invalid');
    const key = [item['eventCode'], item['pspReference'], item['success']].map(String).join(':');
    const reference = text(item['merchantReference']);
    return { dedupeKey: key, reference, payload: item, again: false };
  });
  return Promise.resolve(events);
}

const succeeded = (item: Fields): boolean => item['success'] === 'true' || item['success'] === true;

function paymentOf(item: Fields): Observation {
  const authorised = succeeded(item);
  const reason = text(item['reason']) ?? '';
  return {
    ...commonOf(item),
    state: authorised ? 'captured' : 'refused',
    outcome: authorised ? 'success' : outcomeOfReason(reason),
    technical: false,
    action: null,
    result: { eventCode: 'AUTHORISATION', success: String(authorised) },
  };
}

function refundOf(item: Fields, eventCode: string): Notice {
  const state = eventCode === 'REFUND' && succeeded(item) ? 'succeeded' : 'failed';
  const { amountMinor, providerReference, reference } = commonOf(item);
  const reason = state === 'failed' ? text(item['reason']) : null;
  const observation = refundKnown(state, { providerReference, amountMinor, reason });
  return { kind: 'refund', reference, observation };
}

const DISPUTES: Readonly<Record<string, Pick<DisputeNotice, 'stage' | 'state'>>> = {
  NOTIFICATION_OF_CHARGEBACK: { stage: 'inquiry', state: 'inquiry' },
  REQUEST_FOR_INFORMATION: { stage: 'inquiry', state: 'inquiry' },
  CHARGEBACK: { stage: 'chargeback', state: 'open' },
  CHARGEBACK_REVERSED: { stage: 'chargeback', state: 'won' },
  SECOND_CHARGEBACK: { stage: 'second', state: 'lost' },
};

/**
 * Each event about one dispute has its own reference; they share only the payment's, so that identifies the
 * dispute.
 */
function disputeOf(item: Fields, progress: Pick<DisputeNotice, 'stage' | 'state'>): Notice {
  const paymentReference = text(item['originalReference']);
  const { amountMinor, currency } = commonOf(item);
  if (paymentReference === null || amountMinor === null || currency === null) {
    return { kind: 'other' };
  }
  const data = record(item['additionalData']);
  const until = new Date(text(data['defensePeriodEndsAt']) ?? '');
  return {
    kind: 'dispute',
    ...progress,
    providerReference: paymentReference,
    paymentReference,
    amountMinor,
    currency,
    reasonCode: text(data['chargebackReasonCode']),
    dueAt: Number.isNaN(until.getTime()) ? null : until,
  };
}

/** Converts a stored notification item into notices. */
export function interpretNotification({ payload }: StoredEvent): Promise<readonly Notice[]> {
  const eventCode = text(payload['eventCode']) ?? '';
  const dispute = DISPUTES[eventCode];
  if (dispute) return Promise.resolve([disputeOf(payload, dispute)]);
  switch (eventCode) {
    case 'AUTHORISATION':
      return Promise.resolve([{ kind: 'payment', observation: paymentOf(payload) }]);
    case 'REFUND':
    case 'REFUND_FAILED':
    case 'REFUNDED_REVERSED':
      return Promise.resolve([refundOf(payload, eventCode)]);
    default:
      return Promise.resolve([{ kind: 'other' }]);
  }
}
