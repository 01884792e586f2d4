// [money §4 Mollie] [money §7 POST /api/webhooks/mollie]
import { afterAll } from '@jest/globals';
import type { Outcome } from '#lib/payments/outcomes.ts';
import { mollie } from '#lib/payments/providers/mollie/adapter.ts';
import { startSandbox, type Sandbox } from '../../setup/sandbox-process.ts';
import type { Choice, Fault, ProviderBench } from './bench.ts';
import { providerSuite } from './provider-suite.ts';

/** The buyer's choice on the checkout page: how the payment ends, and the reason for a failure. */
const ending = (typed: string): Choice => ({ paymentMethod: { kind: 'hosted' }, typed });

const REFUSED: readonly (readonly [string, Outcome])[] = [
  ['authentication_abandoned', 'warning'],
  ['authentication_failed', 'warning'],
  ['authentication_required', 'authentication_required'],
  ['authentication_unavailable_acs', 'processing_error'],
  ['card_declined', 'card_declined'],
  ['card_expired', 'expired_card'],
  ['inactive_card', 'change_method'],
  ['insufficient_funds', 'insufficient_funds'],
  ['invalid_cvv', 'invalid_cvc'],
  ['invalid_card_holder_name', 'retry'],
  ['invalid_card_number', 'invalid_number'],
  ['invalid_card_type', 'change_method'],
  ['possible_fraud', 'address_blacklisted'],
  ['refused_by_issuer', 'card_declined'],
  ['unknown_reason', 'generic'],
  ['lost_card', 'lost_or_stolen'],
];

const KINDS: Readonly<Partial<Record<Fault, string>>> = {
  failed_before_commit: 'http_500',
  throttled: 'http_429',
  refund_failed: 'modification_failed',
};

function operationOf(fault: Fault): string {
  if (fault === 'refund_failed') return 'refunds';
  return fault.endsWith('_webhook') ? 'checkout' : 'payments';
}

let sandbox: Sandbox | undefined;

afterAll(() => sandbox?.stop());

type Payment = { readonly status: string; readonly refundedMinor: number };
type SentWebhook = { readonly body: string; readonly state: string };

async function bench(): Promise<ProviderBench> {
  const running = await startSandbox(() => Promise.resolve());
  sandbox = running;
  const listed = async <Row>(what: string, reference: string): Promise<readonly Row[]> => {
    const answer = await fetch(`${running.url}/mollie/${what}.json?reference=${reference}`);
    return (await answer.json()) as Row[];
  };
  return {
    provider: mollie,
    company: 'gankomedia',
    method: 'mollie',
    good: ending('paid'),
    challenged: ending('paid'),
    refused: REFUSED.map(([reason, outcome]) => ({ choice: ending(`failed:${reason}`), outcome })),
    // A failed payment is never paid later, and notifications without content cannot be reordered.
    without: ['late_success', 'reordered_webhook'],
    returnsNothing: true,
    pretended: { id: 'tr_pretended', status: 'paid' },
    forge: null,
    malformed: ['nonsense', '{}', 'id=', 'id=ord_8wmqcHMN4U', 'id=tr_../../customers'],
    async authenticate(action, how, { typed = '' }) {
      if (action.type !== 'redirect') throw new Error('the order has no checkout page');
      const [chosen = '', reason = ''] = typed.split(':');
      const denied = { ending: 'failed', reason: 'authentication_failed' };
      const answer = await fetch(action.url, {
        method: 'POST',
        body: new URLSearchParams(how === 'refuse' ? denied : { ending: chosen, reason }),
        redirect: 'manual',
      });
      return Object.fromEntries(new URL(answer.headers.get('location') ?? '').searchParams);
    },
    async fault(fault, reference) {
      const planned = { provider: 'mollie', operation: operationOf(fault), reference };
      const late = fault === 'late_webhook' && { delayMs: 300 };
      await running.fault({ ...planned, kind: KINDS[fault] ?? fault, ...late });
    },
    // A notification contains only the payment's id; its subject is looked up in the provider's list.
    async deliveries(reference) {
      const sent = await listed<SentWebhook>('webhooks', reference);
      const arrived = sent.filter(({ state }) => state === 'delivered');
      const bodies = new Set(arrived.map(({ body }) => body));
      return running.deliveries.filter(({ raw }) => bodies.has(raw));
    },
    claims: ['lost', 'won'],
    async dispute(reference, step) {
      const body = JSON.stringify({ reference, reversed: step === 'won' });
      await fetch(`${running.url}/mollie/webhook/chargeback`, { method: 'POST', body });
    },
    charges: async (reference) =>
      (await listed<Payment>('payments', reference)).filter(({ status }) => status === 'paid')
        .length,
    refundedMinor: async (reference) =>
      (await listed<Payment>('payments', reference)).reduce(
        (sum, { refundedMinor }) => sum + refundedMinor,
        0,
      ),
  };
}

providerSuite('mollie', bench);
