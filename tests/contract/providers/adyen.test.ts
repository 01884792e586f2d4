import { afterAll, expect } from '@jest/globals';
import type { Outcome } from '#lib/payments/outcomes.ts';
import { adyen } from '#lib/payments/providers/adyen/adapter.ts';
import { sealedCard } from '../../factories/order.ts';
import { startSandbox, type Sandbox } from '../../setup/sandbox-process.ts';
import type { Fault, ProviderBench } from './bench.ts';
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

const OPERATIONS: Readonly<Record<Fault, readonly [operation: string, kind: string]>> = {
  lost_answer: ['payments', 'lost_answer'],
  failed_before_commit: ['payments', 'http_500'],
  throttled: ['payments', 'http_429'],
  wrong_amount: ['payments', 'wrong_amount'],
  wrong_currency: ['payments', 'wrong_currency'],
  late_success: ['payments', 'late_success'],
  no_webhook: ['payments', 'no_webhook'],
  early_webhook: ['payments', 'early_webhook'],
  duplicate_webhook: ['payments', 'duplicate_webhook'],
  reordered_webhook: ['payments', 'reordered_webhook'],
  late_webhook: ['payments', 'late_webhook'],
  refund_failed: ['refunds', 'modification_failed'],
};

const CLAIMS = {
  open: 'CHARGEBACK',
  won: 'CHARGEBACK_REVERSED',
  lost: 'SECOND_CHARGEBACK',
} as const;

let sandbox: Sandbox | undefined;

afterAll(() => sandbox?.stop());

type Payment = { readonly captured: number; readonly refunded: number };

async function bench(): Promise<ProviderBench> {
  const running = await startSandbox(() => Promise.resolve());
  sandbox = running;
  const payments = async (reference: string): Promise<readonly Payment[]> => {
    const answer = await fetch(`${running.url}/adyen/payments.json?reference=${reference}`);
    return (await answer.json()) as Payment[];
  };
  return {
    provider: adyen,
    company: 'gankomedia',
    method: 'credit_card',
    good: { means: sealedCard(GOOD) },
    challenged: { means: sealedCard(CHALLENGED) },
    refused: [
      ...REFUSED.map(([holder, outcome]) => [sealedCard(GOOD, holder), outcome] as const),
      [sealedCard('4111111111111112'), 'invalid_number'] as const,
      [sealedCard(GOOD, 'Test Buyer', '73'), 'invalid_cvc'] as const,
      [sealedCard(GOOD, 'Test Buyer', '999'), 'invalid_cvc'] as const,
    ].map(([means, outcome]) => ({ choice: { means }, outcome })),
    without: [],
    pretended: { redirectResult: 'success', result: 'Authorised' },
    forge: (raw) => raw.replace(/"value":(\d+)/, '"value":1'),
    malformed: ['nonsense', '{"notificationItems":[]}'],
    async authenticate(action, how) {
      if (action.type !== 'redirect') throw new Error('no page of the bank');
      const answer = await fetch(`${action.url}/answer`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(
          how === 'confirm' ? { password: 'password' } : { decision: 'refuse' },
        ),
        redirect: 'manual',
      });
      const back = new URL(answer.headers.get('location') ?? '');
      return { redirectResult: back.searchParams.get('redirectResult') ?? '' };
    },
    async fault(fault, reference) {
      const [operation, kind] = OPERATIONS[fault];
      const delayMs = kind === 'late_success' || kind === 'late_webhook' ? 300 : undefined;
      const bent = { provider: 'adyen', operation, kind, reference };
      await running.fault(delayMs === undefined ? bent : { ...bent, delayMs });
    },
    deliveries: (reference) =>
      running.deliveries.filter(({ raw }) => raw.includes(`"merchantReference":"${reference}"`)),
    dispute: async (reference, step) => {
      const eventCode = CLAIMS[step];
      const answer = await fetch(`${running.url}/adyen/webhook/dispute`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ reference, eventCode }),
      });
      expect(answer.status).toBe(202);
    },
    charges: async (reference) =>
      (await payments(reference)).filter(({ captured }) => captured > 0).length,
    refundedMinor: async (reference) =>
      (await payments(reference)).reduce((sum, { refunded }) => sum + refunded, 0),
  };
}

providerSuite('adyen', bench);
