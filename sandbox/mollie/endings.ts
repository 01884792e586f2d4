/** Why a payment failed: the method's reason and, if that is vague, the issuer's. */
export interface Failure {
  readonly failureReason: string;
  readonly statusReason?: string;
}

/** Failure reasons offered on the checkout page; a lost card has two names. */
export const FAILURES = [
  'authentication_abandoned',
  'authentication_failed',
  'authentication_required',
  'authentication_unavailable_acs',
  'card_declined',
  'card_expired',
  'inactive_card',
  'insufficient_funds',
  'invalid_cvv',
  'invalid_card_holder_name',
  'invalid_card_number',
  'invalid_card_type',
  'possible_fraud',
  'refused_by_issuer',
  'unknown_reason',
  'lost_card',
] as const;

export type FailureName = (typeof FAILURES)[number];

/** How the buyer's visit to the page can end. */
export const ENDINGS = ['paid', 'paid_once', 'open', 'failed', 'canceled', 'expired'] as const;

export type Ending = (typeof ENDINGS)[number];

export const LATER: Failure = { failureReason: 'insufficient_funds' };

export function failureOf(name: string): Failure | undefined {
  if (name === 'lost_card') return { failureReason: 'refused_by_issuer', statusReason: name };
  return FAILURES.some((known) => known === name) ? { failureReason: name } : undefined;
}

export const endingOf = (given: string | null): Ending | undefined =>
  ENDINGS.find((known) => known === given);
