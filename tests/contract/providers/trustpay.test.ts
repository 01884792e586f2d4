// [money §7 POST /api/webhooks/trustpay]
import { afterAll, expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { after, clock, HOUR, MINUTE } from '#lib/kernel/clock.ts';
import { processProviderEventsWork } from '#lib/payments/webhooks/process-provider-events.ts';
import { trustpay } from '#lib/payments/providers/trustpay/adapter.ts';
import { receiveProviderEvent } from '#lib/payments/webhooks/receive-provider-event.ts';
import { reconcileAttemptsWork } from '#lib/payments/attempts/reconcile-attempts.ts';
import { refundAttempt } from '#lib/payments/refund-attempt.ts';
import { submitAttempt } from '#lib/payments/attempts/submit-attempt.ts';
import { createBuyer, createOrder } from '../../factories/order.ts';
import { startSandbox, type Sandbox } from '../../setup/sandbox-process.ts';
import type { Fault, ProviderBench } from './bench.ts';
import { providerSuite } from './provider-suite.ts';
import { payOnPage, REFUSED, renewalOf, typed } from './typed-cards.ts';

const FAULTS: Readonly<Record<Fault, readonly [operation: string, kind: string]>> = {
  lost_answer: ['purchase', 'lost_answer'],
  failed_before_commit: ['purchase', 'http_500'],
  throttled: ['purchase', 'http_429'],
  wrong_amount: ['purchase', 'wrong_amount'],
  wrong_currency: ['purchase', 'wrong_currency'],
  late_success: ['purchase', 'late_success'],
  no_webhook: ['purchase', 'no_webhook'],
  early_webhook: ['purchase', 'early_webhook'],
  duplicate_webhook: ['purchase', 'duplicate_webhook'],
  reordered_webhook: ['purchase', 'reordered_webhook'],
  late_webhook: ['purchase', 'late_webhook'],
  refund_failed: ['refund', 'modification_failed'],
};

let sandbox: Sandbox;

afterAll(() => sandbox.stop());

type SandboxPayment = {
  readonly instanceId: string;
  readonly chargedMinor: number;
  readonly refundedMinor: number;
};

async function payments(reference: string): Promise<readonly SandboxPayment[]> {
  const answer = await fetch(`${sandbox.url}/trustpay/payments.json?reference=${reference}`);
  return (await answer.json()) as SandboxPayment[];
}

async function fault(kind: Fault, reference: string): Promise<void> {
  const [operation, bent] = FAULTS[kind];
  const late = kind === 'late_success' || kind === 'late_webhook';
  const planned = { provider: 'trustpay', operation, kind: bent, reference };
  await sandbox.fault({ ...planned, ...(late && { delayMs: 300 }) });
}

async function bench(): Promise<ProviderBench> {
  sandbox = await startSandbox(() => Promise.resolve());
  return {
    provider: trustpay,
    company: 'gankomedia',
    method: 'credit_card',
    good: typed('success'),
    challenged: typed('challenge'),
    refused: REFUSED,
    // This provider's calls are not repeated: a missing answer is tested separately below.
    without: ['lost_answer', 'failed_before_commit'],
    pretended: { instanceId: 'invented', paymentStatus: '000.000.000' },
    forge: (raw) => raw.replace(/"Amount":[\d.]+/, '"Amount":0.01'),
    malformed: ['nonsense', '{}', '[]', '{"PaymentInformation":{"Status":"Paid"}}'],
    async authenticate(action, how, choice) {
      if (action.type !== 'frame') throw new Error('the payment has no page before the form');
      expect((await fetch(action.url)).status).toBe(200);
      const { url, data } = action.then;
      const there = await fetch(url, { method: 'POST', body: new URLSearchParams(data) });
      return payOnPage(there.url, choice, how);
    },
    fault,
    deliveries: (reference) =>
      sandbox.deliveries.filter(({ raw }) => raw.includes(`:${reference}"`)),
    dispute: null,
    charges: async (reference) =>
      (await payments(reference)).filter(({ chargedMinor }) => chargedMinor > 0).length,
    refundedMinor: async (reference) =>
      (await payments(reference)).reduce((sum, { refundedMinor }) => sum + refundedMinor, 0),
  };
}

providerSuite('trustpay', bench);

const hosted = { kind: 'hosted' } as const;

async function ordered(productId = 'pack_150') {
  const { viewer } = await createBuyer();
  return createOrder({ viewer, provider: 'trustpay', paymentMethod: hosted, productId });
}

type Order = Awaited<ReturnType<typeof ordered>>;

/** Pays with the card of the case on the provider's page; returns the instance id. */
async function pay(
  attempt: Order['attempt'],
  request: Order['request'],
  name: string,
): Promise<string> {
  const sent = await submitAttempt(attempt, request, clock.now());
  if (sent.action?.type !== 'frame') throw new Error('the payment has no page in a frame');
  const id = sent.action.then.data['instanceId'] ?? '';
  await payOnPage(`${sandbox.url}/trustpay/pay/${id}`, typed(name), 'confirm');
  return id;
}

async function paid() {
  const { attempt, request } = await ordered();
  return { attempt, id: await pay(attempt, request, 'success') };
}

async function takeIn(text: string, count = 1): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const found = sandbox.deliveries.filter(({ raw }) => raw.includes(text));
    if (found.length >= count) {
      for (const one of found) await receiveProviderEvent({ ...one, now: clock.now() });
      await processProviderEventsWork.run(clock.now(), 100);
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`no notification of ${text}`);
}

const rowOf = (id: string) =>
  db().attempt.findUniqueOrThrow({
    where: { id },
    include: { intent: true, refunds: true, disputes: true },
  });

test.each(['lost_answer', 'failed_before_commit'] as const)(
  'a page that was never shown (%s) reopens the order and is not queried again',
  async (kind) => {
    const { attempt, request } = await ordered();
    await fault(kind, attempt.reference);
    expect(await submitAttempt(attempt, request, clock.now())).toMatchObject({
      state: 'error',
      outcome: 'retry',
      intentState: 'requires_method',
    });
    await reconcileAttemptsWork.run(after(clock.now(), 2 * HOUR), 100);
    expect((await payments(attempt.reference)).length).toBeLessThanOrEqual(1);
    expect(await rowOf(attempt.id)).toMatchObject({ state: 'error', technical: false });
  },
);

/** The first order of a subscription, paid with the card of the case; the instance id is the stored token. */
async function subscribed(name: string) {
  const { attempt, request } = await ordered('sub_3m');
  const token = await pay(attempt, request, name);
  return { request, token };
}

test('a stored card whose charge was not answered is settled by the notification alone', async () => {
  const { token } = await subscribed('success');
  const { attempt, request } = await ordered();
  const renewal = renewalOf(request, token, attempt.reference);
  await fault('lost_answer', attempt.reference);
  expect(await submitAttempt(attempt, renewal, clock.now())).toMatchObject({ state: 'unknown' });
  await reconcileAttemptsWork.run(after(clock.now(), 5 * MINUTE), 100);
  expect(await payments(attempt.reference)).toHaveLength(1);
  await takeIn(`:${attempt.reference}"`);
  expect((await rowOf(attempt.id)).state).toBe('captured');
  expect(await payments(attempt.reference)).toHaveLength(1);
});

test('a renewal of a card that is refused later returns the reason', async () => {
  const { request, token } = await subscribed('refused_later');
  const renewal = renewalOf(request, token);
  expect(await trustpay.charge(renewal)).toMatchObject({
    state: 'refused',
    outcome: 'insufficient_funds',
    reference: renewal.reference,
  });
});

async function askBack(attemptId: string, now: Date): Promise<void> {
  await refundAttempt({
    attemptId,
    amountMinor: 500,
    kind: 'care',
    reason: 'test',
    now,
    idempotencyKey: `back-${attemptId}`,
  });
}

test('a refund whose answer is lost is not sent again, and the notification settles it', async () => {
  const { attempt, id } = await paid();
  await takeIn(id);
  const now = clock.now();
  await sandbox.fault({
    provider: 'trustpay',
    operation: 'refund',
    kind: 'lost_answer',
    reference: attempt.reference,
  });
  await askBack(attempt.id, now);
  await reconcileAttemptsWork.run(now, 100);
  await reconcileAttemptsWork.run(after(now, 2 * HOUR), 100);
  const [refund] = (await rowOf(attempt.id)).refunds;
  expect(refund).toMatchObject({ state: 'pending' });
  expect(await payments(attempt.reference)).toMatchObject([{ refundedMinor: 500 }]);
  await takeIn(`R-${refund?.id ?? ''}`);
  expect((await rowOf(attempt.id)).refunds).toMatchObject([{ state: 'succeeded' }]);
});

test.each([
  ['requested', 500],
  // A process ended between the request and the answer, so the outcome is unknown.
  ['submitted', 0],
] as const)('a refund that is %s refunds %i', async (state, refundedMinor) => {
  const { attempt, id } = await paid();
  await takeIn(id);
  const now = clock.now();
  await askBack(attempt.id, now);
  await db().refund.updateMany({ where: { attemptId: attempt.id }, data: { state } });
  await reconcileAttemptsWork.run(now, 100);
  expect(await payments(attempt.reference)).toMatchObject([{ refundedMinor }]);
});

test('a refund that was rejected before processing is sent again', async () => {
  const { attempt, id } = await paid();
  await takeIn(id);
  const now = clock.now();
  await sandbox.fault({
    provider: 'trustpay',
    operation: 'refund',
    kind: 'http_429',
    reference: attempt.reference,
  });
  await askBack(attempt.id, now);
  await reconcileAttemptsWork.run(now, 100);
  expect((await rowOf(attempt.id)).refunds).toMatchObject([{ state: 'requested' }]);
  await reconcileAttemptsWork.run(after(now, 10 * MINUTE), 100);
  expect(await payments(attempt.reference)).toMatchObject([{ refundedMinor: 500 }]);
});

test('a chargeback is stored as a lost dispute', async () => {
  const { attempt, id } = await paid();
  await takeIn(id);
  await fetch(`${sandbox.url}/trustpay/webhook/chargeback`, {
    method: 'POST',
    body: JSON.stringify({ reference: attempt.reference }),
  });
  await takeIn('"Chargebacked"');
  expect((await rowOf(attempt.id)).disputes).toMatchObject([
    { state: 'lost', kind: 'chargeback', providerReference: id, amountMinor: attempt.amountMinor },
  ]);
});

test('a capture without an amount stays open until a notification states it', async () => {
  const { observeInstance } = await import('#lib/payments/providers/trustpay/transform.ts');
  const bare = { status: 1, instanceId: 'i1', paymentStatus: '000.000.000' };
  expect(observeInstance(bare, 'gankomedia')).toMatchObject({ state: 'confirming' });
  const instance = { ...bare, amount: '24.90', currency: 'EUR', reference: 'iumob:A-1' };
  // Another company's reference is returned unchanged, so that it matches none of ours.
  expect(observeInstance(instance, 'gankomedia')).toMatchObject({ reference: 'iumob:A-1' });
});
