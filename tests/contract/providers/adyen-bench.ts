import { expect } from '@jest/globals';
import { adyen } from '#lib/payments/providers/adyen/adapter.ts';
import type { Sandbox } from '../../setup/sandbox-process.ts';
import type { Fault, ProviderBench } from './bench.ts';

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

type Payment = { readonly captured: number; readonly refunded: number };
type BenchChoices = Pick<ProviderBench, 'method' | 'good' | 'challenged' | 'refused'>;

/** The parts that all methods of the acquirer share; each bench adds its own payment method. */
export function adyenBench(running: Sandbox, bench: BenchChoices): ProviderBench {
  const payments = async (reference: string): Promise<readonly Payment[]> => {
    const answer = await fetch(`${running.url}/adyen/payments.json?reference=${reference}`);
    return (await answer.json()) as Payment[];
  };
  return {
    ...bench,
    provider: adyen,
    company: 'gankomedia',
    without: [],
    pretended: { redirectResult: 'success', result: 'Authorised' },
    forge: (raw) => raw.replace(/"value":(\d+)/, '"value":1'),
    malformed: ['nonsense', '{"notificationItems":[]}'],
    async authenticate(action, how) {
      if (action.type !== 'redirect') throw new Error('the payment has no challenge page');
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
