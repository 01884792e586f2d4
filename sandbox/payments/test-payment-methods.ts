import { withCheckDigit } from './card-number.ts';

/** Outcomes of a payment at a provider that collects the payment details on its own page. */
const CASES = [
  'success',
  'challenge',
  'frictionless',
  'pending',
  'pending_refused',
  'refused_later',
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

export type TestCase = (typeof CASES)[number];

export interface TestPaymentMethod {
  readonly case: TestCase;
  readonly number: string;
  /** Keyword as first or last name of the holder, in any case. */
  readonly name: string;
  /** Local part of the buyer's e-mail address. */
  readonly email: string;
}

const PUBLISHED: Readonly<Partial<Record<TestCase, string>>> = {
  success: '4111111111111111',
  challenge: '4212345678910006',
  frictionless: '5201281505129736',
};

// A range reserved for the stand-ins: twelve fixed digits, the index in the list, the check digit.
const RANGE = '400000100000';

/** One row per case; each provider maps it to its own codes. */
export const TEST_PAYMENT_METHODS: readonly TestPaymentMethod[] = CASES.map((name, index) => ({
  case: name,
  number: PUBLISHED[name] ?? withCheckDigit(`${RANGE}${String(index).padStart(3, '0')}`),
  name: name.toUpperCase(),
  email: name.replaceAll('_', '-'),
}));

/**
 * The test case selected by the buyer: by a keyword in the name, else by card number, else by e-mail address.
 * Undefined if nothing in the table matches.
 */
export function caseOf(buyer: {
  readonly number?: string;
  readonly holderName?: string;
  readonly email?: string;
}): TestCase | undefined {
  const names = (buyer.holderName ?? '').trim().toUpperCase().split(/\s+/);
  const local = (buyer.email ?? '').toLowerCase().split('@')[0] ?? '';
  const found =
    TEST_PAYMENT_METHODS.find(({ name }) => names.includes(name)) ??
    TEST_PAYMENT_METHODS.find(({ number }) => number === buyer.number) ??
    TEST_PAYMENT_METHODS.find(({ email }) => email === local);
  return found?.case;
}
