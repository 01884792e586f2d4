import { env } from '../../../kernel/env.ts';
import { fail } from '../../../kernel/errors.ts';
import type { Notice, Observation, ReceivedEvent } from '../provider.ts';
import { signatureHolds } from './signature.ts';
import { commonOf, record, text } from './transform.ts';

type Item = Readonly<Record<string, unknown>>;

const MOST_ITEMS = 20;

/** Refused reasons come as words here; the code stands in the API's answer, which usually came first. */
const REASONS: Readonly<Record<string, Observation['outcome']>> = {
  'Expired Card': 'expired_card',
  'Not enough balance': 'insufficient_funds',
  'CVC Declined': 'invalid_cvc',
  'Invalid Card Number': 'invalid_number',
  'Blocked Card': 'lost_or_stolen',
  'Restricted Card': 'lost_or_stolen',
  '3D Not Authenticated': 'warning',
  'Acquirer Error': 'processing_error',
  'Issuer Unavailable': 'processing_error',
};

function itemsOf(raw: string): readonly Item[] {
  let body: unknown;
  try {
    body = JSON.parse(raw);
  } catch {
    return fail('input_invalid');
  }
  const listed = record(body)['notificationItems'];
  if (!Array.isArray(listed) || listed.length === 0 || listed.length > MOST_ITEMS) {
    return fail('input_invalid');
  }
  return listed.map((entry) => record(record(entry)['NotificationRequestItem']));
}

/**
 * Reads a delivery. All its items must be signed with our key and belong to the company of the address.
 * Raises `input_invalid` and `signature_invalid`.
 */
export function receiveNotification(company: string, raw: string): readonly ReceivedEvent[] {
  return itemsOf(raw).map((item) => {
    if (!signatureHolds(item, env().ADYEN_HMAC_KEY)) fail('signature_invalid');
    if (item['merchantAccountCode'] !== company) fail('signature_invalid');
    const key = [item['eventCode'], item['pspReference'], item['success']].map(String).join(':');
    return { dedupeKey: key, reference: text(item['merchantReference']), payload: item };
  });
}

function paymentNotice(item: Item): Observation {
  const authorised = item['success'] === 'true' || item['success'] === true;
  const reason = text(item['reason']) ?? '';
  return {
    ...commonOf(item),
    state: authorised ? 'captured' : 'refused',
    outcome: authorised ? 'success' : (REASONS[reason] ?? 'card_declined'),
    action: null,
    result: { eventCode: 'AUTHORISATION', success: String(authorised) },
  };
}

/** What a stored notification item says. */
export function interpretNotification(item: Item): Notice {
  const eventCode = text(item['eventCode']);
  if (eventCode === 'AUTHORISATION') {
    return { kind: 'payment', observation: paymentNotice(item) };
  }
  const reference = text(item['merchantReference']);
  if ((eventCode === 'REFUND' || eventCode === 'REFUND_FAILED') && reference !== null) {
    const done = eventCode === 'REFUND' && (item['success'] === 'true' || item['success'] === true);
    const observation = {
      state: done ? ('succeeded' as const) : ('failed' as const),
      providerReference: text(item['pspReference']),
    };
    return { kind: 'refund', reference, observation };
  }
  return { kind: 'other' };
}
