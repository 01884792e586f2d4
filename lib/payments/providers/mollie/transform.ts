import { isTechnical, type Reply } from '../call-provider.ts';
import { record, text, type Fields } from '../fields.ts';
import { notProcessed, nothingKnown } from '../nothing-known.ts';
import type { Observation } from '../observation.ts';
import { outcomeOfFailure, outcomeOfField } from './errors.ts';
import { readAmount } from './money.ts';
import { storedOf } from './stored-payment-method.ts';

const STATES: Readonly<Record<string, Observation['state']>> = {
  open: 'requires_action',
  pending: 'confirming',
  authorized: 'authorized',
  paid: 'captured',
  canceled: 'canceled',
  expired: 'expired',
  failed: 'refused',
};

/** A form submitted by GET drops the query of its action URL, so the query is sent as fields. */
function actionOf(payment: Fields): Observation['action'] {
  const { href } = record(record(payment['_links'])['checkout']);
  if (typeof href !== 'string' || !URL.canParse(href)) return null;
  const url = new URL(href);
  const data = Object.fromEntries(url.searchParams);
  url.search = '';
  return { type: 'redirect', url: url.href, method: 'GET', data };
}

function stateOf(payment: Fields, present: boolean): Observation['state'] {
  const state = STATES[text(payment['status']) ?? ''] ?? 'unknown';
  const { amountMinor, currency } = readAmount(payment['amount']);
  // Without the member present the payment cannot wait for an action; a payment counts only with its amount.
  if (state === 'requires_action' && !present) return 'confirming';
  const counts = amountMinor !== null && currency !== null;
  return state === 'captured' && !counts ? 'confirming' : state;
}

function resultOf(payment: Fields, details: Fields): Observation['result'] {
  const fields = {
    status: payment['status'],
    method: payment['method'],
    failureReason: details['failureReason'],
    statusReason: record(payment['statusReason'])['code'],
  };
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      const code = text(value);
      return code === null ? [] : [[name, code]];
    }),
  );
}

/**
 * A card payment states whether its holder was authenticated; every other method uses the buyer's own bank or
 * wallet.
 */
function authenticated(payment: Fields, details: Fields, present: boolean): boolean {
  return present && (payment['method'] !== 'creditcard' || details['cardSecurity'] === '3dsecure');
}

/** The observation of a payment, wherever it was read from. */
export function observePayment(payment: Fields): Observation {
  const present = payment['sequenceType'] !== 'recurring';
  const details = record(payment['details']);
  const state = stateOf(payment, present);
  const result = resultOf(payment, details);
  const named = {
    reference: text(record(payment['metadata'])['reference']),
    providerReference: text(payment['id']),
    payerAlias: text(details['cardFingerprint']),
  };
  switch (state) {
    case 'captured': {
      const { amountMinor, currency } = readAmount(payment['amount']);
      return {
        ...nothingKnown(state, 'success', result),
        ...named,
        amountMinor,
        currency,
        threeDs: authenticated(payment, details, present),
        stored: storedOf(payment, details),
      };
    }
    case 'refused': {
      const { failureReason = null, statusReason = null } = result;
      return {
        ...nothingKnown(state, outcomeOfFailure(failureReason, statusReason), result),
        ...named,
      };
    }
    case 'canceled':
    case 'expired':
      return { ...nothingKnown(state, 'retry', result), ...named };
    default:
      return { ...nothingKnown(state, 'pending', result), ...named, action: actionOf(payment) };
  }
}

/** The observation for a call that was not answered with a payment. */
export function observeRefusal(reply: Exclude<Reply, { readonly kind: 'answer' }>): Observation {
  if (reply.kind === 'not_sent') return notProcessed({ call: 'not_sent' });
  if (reply.kind === 'lost') return nothingKnown('unknown', 'open', { call: 'lost' });
  const { errorCode } = reply;
  if (isTechnical(reply)) return notProcessed({ errorCode });
  const outcome = outcomeOfField(errorCode);
  return nothingKnown(outcome ? 'refused' : 'error', outcome ?? 'generic', { errorCode });
}
