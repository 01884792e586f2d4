import { record, text, type Fields } from '../fields.ts';
import { nothingKnown } from '../nothing-known.ts';
import type { Observation, StoredPaymentMethod } from '../observation.ts';
import { unanswered } from '../unanswered.ts';
import { NOT_APPROVED, outcomeOfIssue, outcomeOfProcessor, PAID_BEFORE } from './errors.ts';
import { readMoney } from './money.ts';

const ORDERS: Readonly<Record<string, Observation['state']>> = {
  CREATED: 'requires_action',
  SAVED: 'requires_action',
  PAYER_ACTION_REQUIRED: 'requires_action',
  APPROVED: 'requires_action',
  VOIDED: 'canceled',
};

const CAPTURES: Readonly<Record<string, Observation['state']>> = {
  COMPLETED: 'captured',
  PARTIALLY_REFUNDED: 'captured',
  REFUNDED: 'captured',
  PENDING: 'confirming',
  DECLINED: 'refused',
  FAILED: 'refused',
};

const APPROVAL_LINKS = new Set(['payer-action', 'approve']);

const lastOf = (listed: unknown): Fields =>
  record(Array.isArray(listed) ? (listed as unknown[]).at(-1) : undefined);

function actionOf(order: Fields): Observation['action'] {
  const links = Array.isArray(order['links']) ? (order['links'] as unknown[]) : [];
  const link = links.map(record).find(({ rel }) => APPROVAL_LINKS.has(String(rel)));
  const url = text(link?.['href']);
  return url === null ? null : { type: 'redirect', url, method: 'GET', data: {} };
}

/** The id of the account that pays. */
const payerOf = (order: Fields) =>
  text(record(record(order['payment_source'])['paypal'])['account_id']);

function storedOf(order: Fields): StoredPaymentMethod | null {
  const { attributes } = record(record(order['payment_source'])['paypal']);
  const token = text(record(record(attributes)['vault'])['id']);
  return token === null ? null : { token, cardBrand: null, lastFour: null, expiresOn: null };
}

/** The observation of a capture, from an order or a notification. */
export function observeCapture(capture: Fields): Observation {
  const status = text(capture['status']) ?? 'none';
  const code = text(record(capture['processor_response'])['response_code']);
  const captureId = text(capture['id']);
  const { amountMinor, currency } = readMoney(capture['amount']);
  let state = CAPTURES[status] ?? 'unknown';
  // A capture counts only with its amount.
  if (state === 'captured' && (amountMinor === null || currency === null)) state = 'confirming';
  const refused = state === 'refused' ? outcomeOfProcessor(code) : 'pending';
  return {
    ...nothingKnown(state, state === 'captured' ? 'success' : refused),
    reference: text(capture['custom_id']),
    amountMinor,
    currency,
    result: {
      status,
      ...(captureId !== null && { capture: captureId }),
      ...(code !== null && { processorCode: code }),
    },
  };
}

/** The observation of an order. `present`: its payer approved at the provider and was authenticated there. */
export function observeOrder(order: Fields, present: boolean): Observation {
  const status = text(order['status']) ?? 'none';
  const unit = lastOf(order['purchase_units']);
  const capture = lastOf(record(unit['payments'])['captures']);
  const named = {
    reference: text(unit['custom_id']),
    providerReference: text(order['id']),
    payerAlias: payerOf(order),
  };
  if (status === 'COMPLETED') {
    const seen = observeCapture(capture);
    const { amountMinor } = readMoney(unit['amount']);
    const stored = storedOf(order);
    return {
      ...seen,
      ...named,
      amountMinor,
      capturedMinor: seen.amountMinor,
      threeDs: present,
      stored,
    };
  }
  const state = ORDERS[status] ?? 'unknown';
  const outcome = state === 'canceled' ? 'retry' : 'pending';
  return { ...nothingKnown(state, outcome, { status }), ...named, action: actionOf(order) };
}

/** The observation for a call that was not answered with an order. */
export const observeRefusal = (reply: Parameters<typeof unanswered>[0]): Observation =>
  unanswered(reply, (errorCode) => {
    if (errorCode === PAID_BEFORE || errorCode === NOT_APPROVED) {
      return nothingKnown('unknown', 'open', { errorCode });
    }
    const outcome = outcomeOfIssue(errorCode);
    return nothingKnown(outcome ? 'refused' : 'error', outcome ?? 'generic', { errorCode });
  });
