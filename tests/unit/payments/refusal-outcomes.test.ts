import { expect, test } from '@jest/globals';
import {
  outcomeOfReason,
  outcomeOfRefusal as adyenOutcome,
} from '#lib/payments/providers/adyen/errors.ts';
import { outcomeOfRefusal as maxpayOutcome } from '#lib/payments/providers/maxpay/errors.ts';
import { outcomeOfFailure } from '#lib/payments/providers/mollie/errors.ts';
import { outcomeOfProcessor } from '#lib/payments/providers/paypal/errors.ts';
import { verdictOf } from '#lib/payments/providers/trustpay/errors.ts';

const UNKNOWN = 'never-published';

test('38: a refusal whose code is unknown says nothing about the card, at every provider', () => {
  expect({
    adyen: adyenOutcome(UNKNOWN),
    'adyen without a code': adyenOutcome(undefined),
    'adyen notification': outcomeOfReason(UNKNOWN),
    maxpay: maxpayOutcome(UNKNOWN),
    mollie: outcomeOfFailure(UNKNOWN, null),
    paypal: outcomeOfProcessor(UNKNOWN),
    trustpay: verdictOf('800.999.999'),
  }).toEqual({
    adyen: 'generic',
    'adyen without a code': 'generic',
    'adyen notification': 'generic',
    maxpay: 'generic',
    mollie: 'generic',
    paypal: 'generic',
    trustpay: { kind: 'refused', outcome: 'generic' },
  });
});

test.each([
  ['Refused', 'card_declined'],
  ['Not enough balance', 'insufficient_funds'],
  ['FRAUD', 'address_blacklisted'],
  ['Authentication required', 'authentication_required'],
])(
  'an Adyen notification with the reason %s is %s, as the answer with its code',
  (reason, outcome) => {
    expect(outcomeOfReason(reason)).toBe(outcome);
  },
);
