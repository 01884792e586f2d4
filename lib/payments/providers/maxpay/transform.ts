import { ownReference } from '../company-reference.ts';
import { centsOf } from '../decimal-amount.ts';
import { text, type Fields } from '../fields.ts';
import { nothingKnown } from '../nothing-known.ts';
import type { Observation } from '../observation.ts';
import { unanswered } from '../unanswered.ts';
import { CANCELED, outcomeOfRefusal } from './errors.ts';

/** Answers contain the code as a number, callbacks as text. */
export const codeOf = ({ code }: Fields): string =>
  typeof code === 'number' ? String(code) : (text(code) ?? 'none');

function actionOf(sale: Fields): Observation['action'] {
  const url = text(sale['acs_url']);
  const reference = text(sale['reference']);
  if (url === null || reference === null) return null;
  const pareq = text(sale['pareq']);
  return { type: 'acs', url, data: pareq === null ? {} : { pareq }, reference };
}

function storedOf(sale: Fields): Observation['stored'] {
  const token = text(sale['rebillToken']);
  return token === null ? null : { token, cardBrand: null, lastFour: null, expiresOn: null };
}

/** The observation of a sale, from an answer or a callback. */
export function observeSale(sale: Fields, company: string): Observation {
  const status = text(sale['status'])?.toLowerCase() ?? 'none';
  const code = codeOf(sale);
  const reference = ownReference(text(sale['transaction_unique_id']), company);
  const amountMinor = centsOf(sale['amount']);
  const currency = text(sale['currency']);
  const known = {
    reference,
    providerReference: text(sale['reference']),
    amountMinor,
    currency,
    result: { status, code },
  };
  // A redirect URL takes precedence over the status: the buyer has not decided yet.
  const action = actionOf(sale);
  if (action) return { ...nothingKnown('requires_action', 'pending'), ...known, action };
  if (status === 'decline' && code === CANCELED) {
    return { ...nothingKnown('canceled', 'retry'), ...known };
  }
  if (status === 'decline') return { ...nothingKnown('refused', outcomeOfRefusal(code)), ...known };
  if (status === 'error') return { ...nothingKnown('error', 'generic'), ...known };
  // A payment counts only with its amount and our reference.
  const isComplete = reference !== null && amountMinor !== null && currency !== null;
  const paid = status === 'success' && isComplete;
  return {
    ...nothingKnown(paid ? 'captured' : 'confirming', paid ? 'success' : 'pending'),
    ...known,
    threeDs: paid && sale['authentication'] === 'Y',
    stored: paid ? storedOf(sale) : null,
  };
}

/** The observation for a sale that got no answer. */
export const observeRefusal = (reply: Parameters<typeof unanswered>[0]): Observation =>
  unanswered(reply, (errorCode) => nothingKnown('error', 'generic', { errorCode }));
