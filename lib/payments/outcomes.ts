import { fromWire } from '../wire/rename.ts';

/** The outcomes of a payment that members are shown; lib/wire defines the wire's spelling. */
export const outcomes = [
  'success',
  'pending',
  'open',
  'invalid_cvc',
  'insufficient_funds',
  'lost_or_stolen',
  'invalid_expiry_month',
  'invalid_expiry_year',
  'expired_card',
  'already_declined',
  'change_method',
  'processing_error',
  'card_declined',
  'warning',
  'invalid_number',
  'address_blacklisted',
  'retry',
  'authentication_required',
  'generic',
] as const;

export type Outcome = (typeof outcomes)[number];

/** The outcome for a code of the wire's error list; undefined for any other text. */
export function readOutcome(value: string): Outcome | undefined {
  const { message } = fromWire({ message: value }) as { readonly message: string };
  return isOutcome(message) ? message : undefined;
}

export function isOutcome(value: string): value is Outcome {
  return (outcomes as readonly string[]).includes(value);
}
