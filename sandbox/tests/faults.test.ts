import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { control, listenForWebhooks, payment, post } from './adyen-client.ts';
import { startSandbox, type RunningSandbox } from './start-sandbox.ts';

let sandbox: RunningSandbox;
let hook: Awaited<ReturnType<typeof listenForWebhooks>>;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());
beforeEach(async () => {
  hook = await listenForWebhooks();
  await fetch(`${sandbox.url}/control/reset`, { method: 'POST' });
  await control(sandbox.url, { webhooks: { url: hook.url, delayMs: 20, retryMs: 20 } });
});
afterEach(() => {
  hook.close();
});

async function plan(kind: string, more: object = {}) {
  const fault = { provider: 'adyen', operation: 'payments', kind, times: 1, ...more };
  expect((await control(sandbox.url, { faults: [fault] })).status).toBe(200);
}

async function charges(reference: string): Promise<unknown[]> {
  const response = await fetch(`${sandbox.url}/adyen/payments.json?reference=${reference}`);
  return (await response.json()) as unknown[];
}

const pay = (
  request = payment(),
  headers: Record<string, string> = {},
  signal: AbortSignal | null = null,
) => post(sandbox.url, '/payments', request, headers, signal);

test.each([
  ['timeout_before_commit', 0],
  ['timeout_after_commit', 1],
  ['lost_answer', 1],
])(
  '%s gives no answer, leaves %d charge, and the same key then returns the one answer',
  async (kind, booked) => {
    const request = payment();
    const key = { 'idempotency-key': request.reference };
    await plan(kind, { delayMs: 50 });
    await expect(pay(request, key)).rejects.toThrow('fetch failed');
    expect(await charges(request.reference)).toHaveLength(booked);
    expect((await pay(request, key)).body.resultCode).toBe('Authorised');
    expect(await charges(request.reference)).toHaveLength(1);
  },
);

test('late_answer answers after its delay, and the charge is made at once', async () => {
  const request = payment();
  await plan('late_answer', { delayMs: 300 });
  const answer = pay(request);
  await hook.next(1);
  expect(await charges(request.reference)).toHaveLength(1);
  expect((await answer).body.resultCode).toBe('Authorised');
});

test('late_answer charges once when the caller hangs up before, and the same key returns the answer', async () => {
  const request = payment();
  const key = { 'idempotency-key': request.reference };
  await plan('late_answer', { delayMs: 60_000 });
  const caller = new AbortController();
  const hungUp = expect(pay(request, key, caller.signal)).rejects.toThrow();
  await hook.next(1);
  caller.abort();
  await hungUp;
  expect((await pay(request, key)).body.resultCode).toBe('Authorised');
  expect(await charges(request.reference)).toHaveLength(1);
});

test('http_500 commits nothing and applies once', async () => {
  const request = payment();
  await plan('http_500');
  expect((await pay(request)).status).toBe(500);
  expect(await charges(request.reference)).toHaveLength(0);
  expect((await pay(request)).status).toBe(200);
});

test('a fault can apply to one reference only', async () => {
  const struck = payment();
  await plan('http_500', { reference: struck.reference });
  expect((await pay()).status).toBe(200);
  expect((await pay(struck)).status).toBe(500);
});

test('duplicate_webhook delivers the same event twice', async () => {
  await plan('duplicate_webhook');
  const { body } = await pay();
  const arrivals = await hook.next(2);
  expect(arrivals.map(({ item }) => item.pspReference)).toEqual([
    body.pspReference,
    body.pspReference,
  ]);
});

test('early_webhook arrives before the answer', async () => {
  await plan('early_webhook');
  await pay();
  expect(hook.arrivals).toHaveLength(1);
});

test('no_webhook drops one webhook and delivers the next', async () => {
  await plan('no_webhook');
  await pay();
  const { body } = await pay();
  const arrivals = await hook.next(1);
  expect(arrivals.map(({ item }) => item.pspReference)).toEqual([body.pspReference]);
});

test('late_webhook arrives after its delay', async () => {
  await plan('late_webhook', { delayMs: 400 });
  await pay();
  const answered = Date.now();
  await hook.next(1);
  expect(Date.now() - answered).toBeGreaterThan(300);
});

test('reordered_webhook delivers the next one first', async () => {
  await plan('reordered_webhook');
  const { body } = await pay();
  const amount = { value: 100, currency: 'EUR' };
  await post(sandbox.url, `/payments/${body.pspReference ?? ''}/refunds`, {
    merchantAccount: 'gankomedia',
    amount,
  });
  const arrivals = await hook.next(2);
  expect(arrivals.map(({ item }) => item.eventCode)).toEqual(['REFUND', 'AUTHORISATION']);
});

test('wrong_amount and wrong_currency change the answer and the notification alike', async () => {
  await plan('wrong_amount');
  const answer = await pay();
  expect(answer.body.amount).toEqual({ value: 2090, currency: 'EUR' });
  expect((await hook.next(1))[0]?.item.amount).toEqual(answer.body.amount);
  await plan('wrong_currency');
  expect((await pay()).body.amount).toEqual({ value: 1990, currency: 'USD' });
});

test('late_success refuses first and notifies a success later', async () => {
  await plan('late_success', { delayMs: 50 });
  const { body } = await pay();
  expect(body.resultCode).toBe('Refused');
  expect((await hook.next(1))[0]?.item).toMatchObject({
    pspReference: body.pspReference,
    success: 'true',
  });
});

test('modification_failed fails a refund that was accepted', async () => {
  const { body } = await pay();
  await plan('modification_failed', { operation: 'refunds' });
  const amount = { value: 100, currency: 'EUR' };
  const request = { merchantAccount: 'gankomedia', amount };
  expect(
    (await post(sandbox.url, `/payments/${body.pspReference ?? ''}/refunds`, request)).status,
  ).toBe(201);
  const refund = (await hook.next(2)).find(({ item }) => item.eventCode === 'REFUND');
  expect(refund?.item.success).toBe('false');
});

test.each([
  [{ faults: [{ provider: 'adyen', operation: 'payments', kind: 'sunshine' }] }],
  [{ faults: [{ kind: 'http_500' }] }],
  [{ faults: 'all' }],
  [{ webhooks: { url: 'not an address' } }],
  ['text'],
])('an unreadable fault plan is refused: %j', async (body) => {
  expect((await control(sandbox.url, body)).status).toBe(400);
});
