import { fromWire } from '../wire/rename.ts';

/** What a payment can come to, as members are told it; the wire's spelling stands in lib/wire. */
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

/** The outcome that a word of the wire's error list stands for; undefined for any other word. */
export function readOutcome(value: string): Outcome | undefined {
  const { message } = fromWire({ message: value }) as { readonly message: string };
  return isOutcome(message) ? message : undefined;
}

export function isOutcome(value: string): value is Outcome {
  return (outcomes as readonly string[]).includes(value);
}
