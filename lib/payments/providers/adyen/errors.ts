import type { Outcome } from '../../outcomes.ts';

/** `refusalReasonCode` of an answered payment → the outcome shown to the member. */
const REFUSALS: Readonly<Record<string, Outcome>> = {
  '2': 'card_declined',
  '3': 'card_declined',
  '4': 'processing_error',
  '5': 'lost_or_stolen',
  '6': 'expired_card',
  '7': 'generic',
  '8': 'invalid_number',
  '9': 'processing_error',
  '10': 'card_declined',
  '11': 'warning',
  '12': 'insufficient_funds',
  '14': 'card_declined',
  '15': 'retry',
  '16': 'retry',
  '17': 'warning',
  '18': 'lost_or_stolen',
  '19': 'processing_error',
  '20': 'address_blacklisted',
  '21': 'processing_error',
  '22': 'address_blacklisted',
  '23': 'card_declined',
  '24': 'invalid_cvc',
  '25': 'lost_or_stolen',
  // The cardholder revoked the authorisation to charge: no retry is allowed.
  '26': 'already_declined',
  '27': 'card_declined',
  '28': 'insufficient_funds',
  '29': 'insufficient_funds',
  '31': 'card_declined',
  '32': 'card_declined',
  '34': 'card_declined',
  '35': 'card_declined',
  '38': 'authentication_required',
  '39': 'warning',
  '42': 'warning',
  '46': 'already_declined',
};

/** `errorCode` of a call that was itself refused (422): nothing was charged. */
const CALL_ERRORS: Readonly<Record<string, Outcome>> = {
  '101': 'invalid_number',
  '103': 'invalid_cvc',
  '129': 'invalid_expiry_month',
  '140': 'invalid_expiry_month',
  '141': 'invalid_expiry_year',
  '153': 'invalid_cvc',
  '172': 'retry',
  '174': 'retry',
  '429': 'retry',
  // The stored card no longer exists: only another card helps.
  '800': 'card_declined',
  '905': 'retry',
};

/** The idempotency key was used before: the first call exists and its outcome is not in this answer. */
export const KEY_IN_USE = '704';

/** The token is unknown, deleted or another payer's. */
export const NO_SUCH_TOKEN = '800';

export function outcomeOfRefusal(code: string | undefined): Outcome {
  return REFUSALS[code ?? ''] ?? 'card_declined';
}

export function outcomeOfCallError(code: string): Outcome {
  return CALL_ERRORS[code] ?? 'generic';
}
