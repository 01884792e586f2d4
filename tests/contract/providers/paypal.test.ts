// [money §4 PayPal: order]
import { afterAll } from '@jest/globals';
import type { Outcome } from '#lib/payments/outcomes.ts';
import { paypal } from '#lib/payments/providers/paypal/adapter.ts';
import { startSandbox, type Sandbox } from '../../setup/sandbox-process.ts';
import type { Choice, Fault, ProviderBench } from './bench.ts';
import { providerSuite } from './provider-suite.ts';

const typed = (name: string): Choice => ({
  paymentMethod: { kind: 'hosted' },
  typed: `${name}@example.test`,
});

const REFUSED: readonly (readonly [string, Outcome])[] = [
  ['invalid-cvc', 'invalid_cvc'],
  ['insufficient-funds', 'insufficient_funds'],
  ['lost-or-stolen', 'lost_or_stolen'],
  ['invalid-expiry-month', 'invalid_expiry_month'],
  ['expired-card', 'expired_card'],
  ['already-declined', 'already_declined'],
  ['change-method', 'change_method'],
  ['processing-error', 'processing_error'],
  ['card-declined', 'card_declined'],
  ['warning', 'warning'],
  ['invalid-number', 'invalid_number'],
  ['address-blacklisted', 'address_blacklisted'],
  ['retry', 'retry'],
  ['authentication-required', 'authentication_required'],
  ['generic', 'generic'],
];

/** An order is created and captured later: a call may fail at either step. */
const OPERATIONS: Readonly<Record<Fault, readonly (readonly [operation: string, kind: string])[]>> =
  {
    lost_answer: [
      ['orders', 'lost_answer'],
      ['capture', 'lost_answer'],
    ],
    failed_before_commit: [
      ['orders', 'http_500'],
      ['capture', 'http_500'],
    ],
    throttled: [['orders', 'http_429']],
    wrong_amount: [['capture', 'wrong_amount']],
    wrong_currency: [['capture', 'wrong_currency']],
    late_success: [['capture', 'late_success']],
    no_webhook: [['capture', 'no_webhook']],
    early_webhook: [['capture', 'early_webhook']],
    duplicate_webhook: [['capture', 'duplicate_webhook']],
    reordered_webhook: [['capture', 'reordered_webhook']],
    late_webhook: [['capture', 'late_webhook']],
    refund_failed: [['refunds', 'modification_failed']],
  };

const CLAIMS = {
  open: { stage: 'CHARGEBACK' },
  won: { stage: 'CHARGEBACK', outcome: 'RESOLVED_SELLER_FAVOUR' },
  lost: { stage: 'PRE_ARBITRATION', outcome: 'RESOLVED_BUYER_FAVOUR' },
} as const;

let sandbox: Sandbox | undefined;

afterAll(() => sandbox?.stop());

type SandboxOrder = {
  readonly captured: { readonly value: string } | null;
  readonly refundedMinor: number;
};

async function bench(): Promise<ProviderBench> {
  const running = await startSandbox(() => Promise.resolve());
  const claims = new Map<string, string>();
  sandbox = running;
  const orders = async (reference: string): Promise<readonly SandboxOrder[]> => {
    const answer = await fetch(`${running.url}/paypal/orders.json?reference=${reference}`);
    return (await answer.json()) as SandboxOrder[];
  };
  return {
    provider: paypal,
    company: 'gankomedia',
    method: 'paypal',
    good: typed('buyer'),
    challenged: typed('challenge'),
    refused: REFUSED.map(([name, outcome]) => ({ choice: typed(name), outcome })),
    without: [],
    pretended: { token: '5O190127TN364715T', PayerID: 'ABCDEFGHJKLMN', status: 'COMPLETED' },
    forge: (raw) => raw.replace(/"value":"[\d.]+"/, '"value":"0.01"'),
    malformed: ['nonsense', '{}', '[]', '{"id":"WH-1"}'],
    async authenticate(action, how, choice) {
      if (action.type !== 'redirect') throw new Error('the order has no approval page');
      const email = choice.typed ?? '';
      const bank = email.startsWith('challenge@');
      const yes = bank ? 'confirm' : 'pay';
      const answer = await fetch(action.url, {
        method: 'POST',
        body: new URLSearchParams({ email, decision: how === 'confirm' ? yes : 'refuse' }),
        redirect: 'manual',
      });
      return Object.fromEntries(new URL(answer.headers.get('location') ?? '').searchParams);
    },
    async fault(fault, reference) {
      const late = fault === 'late_success' || fault === 'late_webhook';
      const bent = OPERATIONS[fault].map(([operation, kind]) => ({
        provider: 'paypal',
        operation,
        kind,
        reference,
        ...(late && { delayMs: 300 }),
      }));
      await running.fault(...bent);
    },
    // Excludes notifications of the approval alone, which move no money and are tested separately.
    deliveries: (reference) =>
      running.deliveries.filter(
        ({ raw }) => raw.includes(`"${reference}"`) && !raw.includes('CHECKOUT.ORDER.APPROVED'),
      ),
    async dispute(reference, step) {
      const disputeId = claims.get(reference);
      const answer = await fetch(`${running.url}/paypal/webhook/dispute`, {
        method: 'POST',
        body: JSON.stringify({ reference, ...(disputeId && { disputeId }), ...CLAIMS[step] }),
      });
      claims.set(reference, ((await answer.json()) as { readonly disputeId: string }).disputeId);
    },
    charges: async (reference) =>
      (await orders(reference)).filter(({ captured }) => captured !== null).length,
    refundedMinor: async (reference) =>
      (await orders(reference)).reduce((sum, { refundedMinor }) => sum + refundedMinor, 0),
  };
}

providerSuite('paypal', bench);
