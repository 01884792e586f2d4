import type { Outcome } from '../../outcomes.ts';

/** `processor_response.response_code` of a declined capture → the outcome shown to the member. */
const PROCESSOR: Readonly<Record<string, Outcome>> = {
  '00N7': 'invalid_cvc',
  '0100': 'card_declined',
  '0390': 'invalid_number',
  '0500': 'card_declined',
  '0580': 'change_method',
  '0960': 'processing_error',
  '1330': 'invalid_number',
  '1335': 'invalid_number',
  '1352': 'change_method',
  '1380': 'invalid_expiry_month',
  '1382': 'invalid_cvc',
  '1393': 'retry',
  '5100': 'card_declined',
  '5110': 'invalid_cvc',
  '5120': 'insufficient_funds',
  '5140': 'change_method',
  '5150': 'lost_or_stolen',
  '5160': 'card_declined',
  '5180': 'invalid_number',
  '5200': 'already_declined',
  '5400': 'expired_card',
  '5650': 'authentication_required',
  '5700': 'change_method',
  '5710': 'already_declined',
  '5910': 'processing_error',
  '5920': 'retry',
  '5930': 'change_method',
  '7700': 'warning',
  '7710': 'warning',
  '8000': 'processing_error',
  '9100': 'retry',
  '9500': 'address_blacklisted',
  '9510': 'address_blacklisted',
  '9520': 'lost_or_stolen',
  '9540': 'card_declined',
  '9600': 'generic',
};

/** `issue` of a call that was itself refused: nothing was captured. */
const ISSUES: Readonly<Record<string, Outcome>> = {
  INSTRUMENT_DECLINED: 'retry',
  REDIRECT_PAYER_FOR_ALTERNATE_FUNDING: 'retry',
  MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED: 'already_declined',
  PAYER_ACTION_REQUIRED: 'authentication_required',
  PAYER_ACCOUNT_LOCKED_OR_CLOSED: 'change_method',
  PAYER_ACCOUNT_RESTRICTED: 'change_method',
  PAYER_CANNOT_PAY: 'change_method',
  AGREEMENT_ALREADY_CANCELLED: 'change_method',
  TOKEN_ID_NOT_FOUND: 'change_method',
  REFERENCED_CARD_EXPIRED: 'expired_card',
  TRANSACTION_LIMIT_EXCEEDED: 'insufficient_funds',
  TRANSACTION_BLOCKED_BY_PAYEE: 'address_blacklisted',
  TRANSACTION_REFUSED: 'card_declined',
  COMPLIANCE_VIOLATION: 'card_declined',
};

/** The order was captured before; its state is read from the order. */
export const ALREADY_CAPTURED = 'ORDER_ALREADY_CAPTURED';

/** Our reference was paid before, and the provider no longer knows by which call. */
export const PAID_BEFORE = 'DUPLICATE_INVOICE_ID';

/** The payer has not approved yet and still can. */
export const NOT_APPROVED = 'ORDER_NOT_APPROVED';

/** A capture that was declined without a code is a refused payment; an unknown code may mean anything. */
export function outcomeOfProcessor(code: string | null): Outcome {
  return code === null ? 'card_declined' : (PROCESSOR[code] ?? 'generic');
}

/** Undefined when the issue says nothing about the payer: the call itself was wrong. */
export function outcomeOfIssue(issue: string): Outcome | undefined {
  return ISSUES[issue];
}
