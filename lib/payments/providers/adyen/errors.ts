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

/** `refusalReason`, the text of a refusal → its code. */
const REASON_CODES: Readonly<Record<string, string>> = {
  Refused: '2',
  Referral: '3',
  'Acquirer Error': '4',
  'Blocked Card': '5',
  'Expired Card': '6',
  'Invalid Amount': '7',
  'Invalid Card Number': '8',
  'Issuer Unavailable': '9',
  'Not supported': '10',
  '3D Not Authenticated': '11',
  'Not enough balance': '12',
  'Acquirer Fraud': '14',
  Cancelled: '15',
  'Shopper Cancelled': '16',
  'Invalid Pin': '17',
  'Pin tries exceeded': '18',
  'Pin validation not possible': '19',
  FRAUD: '20',
  'Not Submitted': '21',
  'FRAUD-CANCELLED': '22',
  'Transaction Not Permitted': '23',
  'CVC Declined': '24',
  'Restricted Card': '25',
  'Revocation Of Auth': '26',
  'Declined Non Generic': '27',
  'Withdrawal amount exceeded': '28',
  'Withdrawal count exceeded': '29',
  'Issuer Suspected Fraud': '31',
  'AVS Declined': '32',
  'Authentication required': '38',
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
  return REFUSALS[code ?? ''] ?? 'generic';
}

/** The outcome for the `reason` of a notification, which has the refusal's text and no code. */
export function outcomeOfReason(reason: string): Outcome {
  return outcomeOfRefusal(REASON_CODES[reason]);
}

export function outcomeOfCallError(code: string): Outcome {
  return CALL_ERRORS[code] ?? 'generic';
}
