// [money §8 invalid_cvc] [money §8 insufficient_funds] [money §8 lost_or_stolen] [money §8 invalid_expiry_month]
// [money §8 invalid_expiry_year] [money §8 expired_card] [money §8 already declined] [money §8 processing_error]
// [money §8 card_declined] [money §8 warning] [money §8 invalid_number] [money §8 address blacklisted]
// [money §8 authentication_required]
import { afterAll } from '@jest/globals';
import type { Outcome } from '#lib/payments/outcomes.ts';
import { sealedCard } from '../../factories/order.ts';
import { startSandbox, type Sandbox } from '../../setup/sandbox-process.ts';
import { adyenBench } from './adyen-bench.ts';
import { providerSuite } from './provider-suite.ts';

const GOOD = '4111111111111111';
const CHALLENGED = '4212345678910006';

const REFUSED: readonly (readonly [string, Outcome])[] = [
  ['DECLINED', 'card_declined'],
  ['REFERRAL', 'card_declined'],
  ['ERROR', 'processing_error'],
  ['BLOCK_CARD', 'lost_or_stolen'],
  ['CARD_EXPIRED', 'expired_card'],
  ['INVALID_CARD', 'invalid_number'],
  ['ISSUER_UNAVAILABLE', 'processing_error'],
  ['NOT_SUPPORTED', 'card_declined'],
  ['NOT_3D_AUTHENTICATED', 'warning'],
  ['NOT_ENOUGH_BALANCE', 'insufficient_funds'],
  ['CVC_DECLINED', 'invalid_cvc'],
  ['FRAUD', 'address_blacklisted'],
  ['AUTHENTICATION_REQUIRED', 'authentication_required'],
  ['BLOCKED_RETRY', 'already_declined'],
  ['PIN_INVALID', 'warning'],
  ['PIN_TRIES_EXCEEDED', 'lost_or_stolen'],
  ['PIN_VALIDATION_NOT_POSSIBLE', 'processing_error'],
  ['TRANSACTION_NOT_PERMITTED', 'card_declined'],
  ['REVOCATION_OF_AUTH', 'already_declined'],
  ['DECLINED_NON_GENERIC', 'card_declined'],
  ['ISSUER_SUSPECTED_FRAUD', 'card_declined'],
  ['AVS_DECLINED', 'card_declined'],
  ['NO_CHECKING_ACCOUNT', 'card_declined'],
  ['NO_SAVINGS_ACCOUNT', 'card_declined'],
  ['INVALID_EXPIRY_MONTH', 'invalid_expiry_month'],
  ['INVALID_EXPIRY_YEAR', 'invalid_expiry_year'],
];

let sandbox: Sandbox | undefined;

afterAll(() => sandbox?.stop());

providerSuite('adyen', async () => {
  sandbox = await startSandbox(() => Promise.resolve());
  return adyenBench(sandbox, {
    method: 'credit_card',
    good: { paymentMethod: sealedCard(GOOD) },
    challenged: { paymentMethod: sealedCard(CHALLENGED) },
    refused: [
      ...REFUSED.map(([holder, outcome]) => [sealedCard(GOOD, holder), outcome] as const),
      [sealedCard('4111111111111112'), 'invalid_number'] as const,
      [sealedCard(GOOD, 'Test Buyer', '73'), 'invalid_cvc'] as const,
      [sealedCard(GOOD, 'Test Buyer', '999'), 'invalid_cvc'] as const,
    ].map(([paymentMethod, outcome]) => ({ choice: { paymentMethod }, outcome })),
  });
});
