import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import {
  control,
  HMAC_KEY,
  listenForWebhooks,
  payment,
  post,
  type Notification,
} from './adyen-client.ts';
import { startSandbox, type RunningSandbox } from './start-sandbox.ts';

let sandbox: RunningSandbox;
let hook: Awaited<ReturnType<typeof listenForWebhooks>>;
const answers: number[] = [];

beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());
beforeEach(async () => {
  hook = await listenForWebhooks(answers);
  await fetch(`${sandbox.url}/control/reset`, { method: 'POST' });
  await control(sandbox.url, { webhooks: { url: hook.url, delayMs: 20, retryMs: 20 } });
});
afterEach(() => {
  hook.close();
});

function signatureOf(item: Notification): string {
  const { amount } = item;
  const text = `${item.pspReference}:${item.originalReference ?? ''}:${item.merchantAccountCode}:${item.merchantReference}:${amount.value}:${amount.currency}:${item.eventCode}:${item.success}`;
  return createHmac('sha256', Buffer.from(HMAC_KEY, 'hex')).update(text).digest('base64');
}

const pay = (request = payment()) => post(sandbox.url, '/payments', request);

async function modify(psp: string | undefined, kind: string, value = 1990) {
  const amount = kind === 'cancels' ? undefined : { value, currency: 'EUR' };
  const body = { merchantAccount: 'gankomedia', reference: `mod-${kind}`, amount };
  return post(sandbox.url, `/payments/${psp ?? ''}/${kind}`, body);
}

test('an authorisation is notified, signed, at the company’s address', async () => {
  const request = payment({}, { merchantAccount: 'iumob' });
  const { body } = await pay(request);
  const [arrival] = await hook.next(1);
  expect(arrival?.path).toBe('/hook?c=iumob');
  expect(arrival?.item).toMatchObject({
    eventCode: 'AUTHORISATION',
    pspReference: body.pspReference,
    merchantReference: request.reference,
    amount: { value: 1990, currency: 'EUR' },
    success: 'true',
  });
  if (arrival === undefined) throw new Error('no webhook arrived');
  expect(arrival.item.additionalData['hmacSignature']).toBe(signatureOf(arrival.item));
});

test('a refusal is notified as unsuccessful', async () => {
  await pay(payment({ holderName: 'DECLINED' }));
  const [arrival] = await hook.next(1);
  expect(arrival?.item).toMatchObject({ success: 'false', reason: 'Refused' });
});

test('a webhook is delivered again until it is answered with 2xx', async () => {
  answers.push(500, 503);
  await pay();
  const arrivals = await hook.next(3);
  expect(new Set(arrivals.map(({ item }) => item.pspReference)).size).toBe(1);
  const [sent] = (await (await fetch(`${sandbox.url}/adyen/webhooks.json`)).json()) as {
    attempts: number;
  }[];
  expect(sent?.attempts).toBe(3);
});

test('a refund is accepted at once and notified later; one above the captured amount fails', async () => {
  const { body } = await pay();
  const refund = await modify(body.pspReference, 'refunds', 1500);
  expect(refund).toMatchObject({ status: 201, body: { status: 'received' } });
  // Notifications may arrive in any order; only the outcome of each matters here.
  await hook.next(2);
  await modify(body.pspReference, 'refunds', 500);
  const items = (await hook.next(3))
    .map(({ item }) => item)
    .filter(({ eventCode }) => eventCode === 'REFUND');
  expect(items.map(({ success, amount }) => [success, amount.value])).toEqual([
    ['true', 1500],
    ['false', 500],
  ]);
  expect(items[0]?.originalReference).toBe(body.pspReference);
  for (const item of items) expect(item.additionalData['hmacSignature']).toBe(signatureOf(item));
  expect((await modify('UNKNOWN', 'refunds')).body.errorCode).toBe('167');
});

test('with manual capture a payment can be captured in parts, or cancelled before', async () => {
  const manual = { additionalData: { manualCapture: 'true' } };
  const captured = await pay(payment({}, manual));
  await modify(captured.body.pspReference, 'captures', 1000);
  await hook.next(2);
  await modify(captured.body.pspReference, 'captures', 1000);
  const cancelled = await pay(payment({}, manual));
  await modify(cancelled.body.pspReference, 'cancels');
  const items = (await hook.next(5)).map(({ item }) => item);
  const successes = (code: string) =>
    items.filter(({ eventCode }) => eventCode === code).map(({ success }) => success);
  expect(successes('CAPTURE')).toEqual(['true', 'false']);
  expect(successes('CANCELLATION')).toEqual(['true']);
});

test('a dispute is notified on demand', async () => {
  const request = payment();
  const { body } = await pay(request);
  await hook.next(1);
  const answer = await fetch(`${sandbox.url}/adyen/webhook/dispute`, {
    method: 'POST',
    body: JSON.stringify({ reference: request.reference }),
  });
  expect(answer.status).toBe(202);
  const item = (await hook.next(2))[1]?.item;
  expect(item).toMatchObject({ eventCode: 'CHARGEBACK', originalReference: body.pspReference });
});

test('a pending payment is confirmed by its notification', async () => {
  const { body } = await pay(payment({ holderName: 'PENDING' }));
  expect(body.resultCode).toBe('Pending');
  const [arrival] = await hook.next(1);
  expect(arrival?.item).toMatchObject({ pspReference: body.pspReference, success: 'true' });
});

test('a pending payment of the holder PENDING_REFUSED is refused by its notification', async () => {
  const { body } = await pay(payment({ holderName: 'PENDING_REFUSED' }));
  expect(body.resultCode).toBe('Pending');
  const [arrival] = await hook.next(1);
  expect(arrival?.item).toMatchObject({ pspReference: body.pspReference, success: 'false' });
});
