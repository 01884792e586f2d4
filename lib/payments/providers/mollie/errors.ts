import type { Outcome } from '../../outcomes.ts';

/** `details.failureReason` of a failed payment → the outcome shown to the member. */
const FAILURES: Readonly<Record<string, Outcome>> = {
  authentication_abandoned: 'warning',
  authentication_failed: 'warning',
  authentication_required: 'authentication_required',
  authentication_unavailable_acs: 'processing_error',
  card_declined: 'card_declined',
  card_expired: 'expired_card',
  inactive_card: 'change_method',
  insufficient_funds: 'insufficient_funds',
  invalid_cvv: 'invalid_cvc',
  invalid_card_holder_name: 'retry',
  invalid_card_number: 'invalid_number',
  invalid_card_type: 'change_method',
  possible_fraud: 'address_blacklisted',
  refused_by_issuer: 'card_declined',
  unknown_reason: 'generic',
};

/** `statusReason.code`, where it is more precise than `failureReason`. */
const EXACTER: Readonly<Record<string, Outcome>> = {
  lost_card: 'lost_or_stolen',
  stolen_card: 'lost_or_stolen',
  issuer_unavailable: 'processing_error',
  system_malfunction: 'processing_error',
  duplicate_transaction: 'already_declined',
};

/** The faulty field of a refused call → the outcome for the payer. */
const FIELDS: Readonly<Record<string, Outcome>> = {
  mandateId: 'change_method',
  customerId: 'retry',
};

/** A payment that failed without a reason was refused; an unknown reason may mean anything. */
export function outcomeOfFailure(reason: string | null, statusCode: string | null): Outcome {
  const exact = EXACTER[statusCode ?? ''];
  if (exact) return exact;
  return reason === null ? 'card_declined' : (FAILURES[reason] ?? 'generic');
}

/** Undefined when the field says nothing about the payer: the call itself was wrong. */
export function outcomeOfField(field: string): Outcome | undefined {
  return FIELDS[field];
}
