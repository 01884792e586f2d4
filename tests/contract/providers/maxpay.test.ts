// [money §7 POST /api/webhooks/maxpay]
import { afterAll, expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { clock } from '#lib/kernel/clock.ts';
import { processProviderEventsWork } from '#lib/payments/webhooks/process-provider-events.ts';
import { maxpay } from '#lib/payments/providers/maxpay/adapter.ts';
import { callbackHolds, requestSignature } from '#lib/payments/providers/maxpay/signature.ts';
import { receiveProviderEvent } from '#lib/payments/webhooks/receive-provider-event.ts';
import { submitAttempt } from '#lib/payments/attempts/submit-attempt.ts';
import { createBuyer, createOrder } from '../../factories/order.ts';
import { startSandbox, type Sandbox } from '../../setup/sandbox-process.ts';
import type { Fault, ProviderBench } from './bench.ts';
import { providerSuite } from './provider-suite.ts';
import { payOnPage, REFUSED, renewalOf, typed } from './typed-cards.ts';

const KINDS: Readonly<Partial<Record<Fault, string>>> = {
  failed_before_commit: 'http_500',
  throttled: 'http_429',
  refund_failed: 'modification_failed',
};

let sandbox: Sandbox;

afterAll(() => sandbox.stop());

type SandboxPayment = { readonly chargedMinor: number; readonly refundedMinor: number };

async function payments(reference: string): Promise<readonly SandboxPayment[]> {
  const answer = await fetch(`${sandbox.url}/maxpay/payments.json?reference=${reference}`);
  return (await answer.json()) as SandboxPayment[];
}

async function bench(): Promise<ProviderBench> {
  sandbox = await startSandbox(() => Promise.resolve());
  return {
    provider: maxpay,
    company: 'gankomedia',
    method: 'credit_card',
    good: typed('success'),
    challenged: typed('challenge'),
    refused: REFUSED,
    without: [],
    pretended: { reference: 'invented', status: 'success' },
    forge: (raw) => raw.replace(/amount=[\d.]+/, 'amount=0.01'),
    malformed: ['nonsense', '', 'status=success', '{"status":"success"}'],
    async authenticate(action, how, choice) {
      if (action.type !== 'acs') throw new Error('the payment has no page of the provider');
      const there = new URL(action.url);
      for (const [name, value] of Object.entries(action.data)) there.searchParams.set(name, value);
      return payOnPage((await fetch(there)).url, choice, how);
    },
    async fault(fault, reference) {
      const late = fault === 'late_success' || fault === 'late_webhook';
      const operation = fault === 'refund_failed' ? 'refund' : 'sale';
      const planned = { provider: 'maxpay', operation, kind: KINDS[fault] ?? fault, reference };
      await sandbox.fault({ ...planned, ...(late && { delayMs: 300 }) });
    },
    deliveries: (reference) =>
      sandbox.deliveries.filter(({ raw }) => raw.includes(`%3A${reference}&`)),
    dispute: null,
    charges: async (reference) =>
      (await payments(reference)).filter(({ chargedMinor }) => chargedMinor > 0).length,
    refundedMinor: async (reference) =>
      (await payments(reference)).reduce((sum, { refundedMinor }) => sum + refundedMinor, 0),
  };
}

providerSuite('maxpay', bench);

/** An order and its sale, paid on the provider's page. */
async function paid(name: string, productId = 'pack_150') {
  const { viewer, memberId } = await createBuyer();
  const paymentMethod = { kind: 'hosted' } as const;
  const order = await createOrder({ viewer, provider: 'maxpay', paymentMethod, productId });
  const sent = await submitAttempt(order.attempt, order.request, clock.now());
  if (sent.action?.type !== 'acs') throw new Error('the payment has no page of the provider');
  const { reference } = sent.action;
  await payOnPage(`${sandbox.url}/maxpay/pay/${reference}`, typed(name), 'confirm');
  return { ...order, memberId, reference };
}

async function takeIn(...needles: string[]): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const found = sandbox.deliveries.find(({ raw }) =>
      needles.every((needle) => raw.includes(needle)),
    );
    if (found) {
      await receiveProviderEvent({ ...found, now: clock.now() });
      await processProviderEventsWork.run(clock.now(), 100);
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`no notification of ${needles.join(' ')}`);
}

test('a request is signed in lower case and a callback with its original case', () => {
  const fields = { b: 'Two', A: 'One' };
  // sha256 of `a=one|b=two|key` and of `A=One|b=Two|Key`.
  expect(requestSignature(fields, 'Key')).toBe(
    '43db7e935d128cc0c08999e15f2e0e227f39a8e8069b904eb08606ca00f92c71',
  );
  const checkSum = 'e80a1f70487cedd8e68695e1117c39ddda3cbffa0254a658c195026933fc9a50';
  expect(callbackHolds({ ...fields, checkSum }, 'Key')).toBe(true);
  expect(callbackHolds({ ...fields, checkSum }, 'key')).toBe(false);
  expect(callbackHolds({ ...fields, b: 'two', checkSum }, 'Key')).toBe(false);
  expect(callbackHolds(fields, 'Key')).toBe(false);
});

test('a renewal by token returns the reason of its refusal, and has no page', async () => {
  const first = await paid('refused_later', 'sub_3m');
  await takeIn('transaction_type=SALE3D', first.reference);
  const { token } = await db().mandate.findFirstOrThrow({ where: { memberId: first.memberId } });
  const renewal = renewalOf(first.request, token);
  expect(await maxpay.charge(renewal)).toMatchObject({
    state: 'refused',
    outcome: 'insufficient_funds',
    action: null,
    reference: renewal.reference,
  });
});

test('a chargeback is stored as a lost dispute', async () => {
  const { attempt, reference } = await paid('success');
  await takeIn('transaction_type=SALE3D', reference);
  await fetch(`${sandbox.url}/maxpay/webhook/chargeback`, {
    method: 'POST',
    body: JSON.stringify({ reference: attempt.reference }),
  });
  await takeIn('CHARGEBACK', reference);
  expect(await db().dispute.findMany({ where: { attemptId: attempt.id } })).toMatchObject([
    { state: 'lost', kind: 'chargeback', amountMinor: attempt.amountMinor },
  ]);
});
