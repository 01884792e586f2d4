import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { checkoutCopy } from '../mollie/checkout-copy.ts';
import { FAILURES } from '../mollie/endings.ts';
import { mismatch } from '../mollie/schema.ts';
import { checkoutApi, choose, payment, type CheckoutAnswer } from './mollie-client.ts';
import { startSandbox, type RunningSandbox } from './start-sandbox.ts';

let sandbox: RunningSandbox;
let merchant: Server;
const requests: { readonly address: string; readonly type: string; readonly body: string }[] = [];

beforeAll(async () => {
  merchant = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => {
      body += chunk;
    });
    request.on('end', () => {
      const type = request.headers['content-type'] ?? '';
      requests.push({ address: request.url ?? '', type, body });
      response.end();
    });
  });
  merchant.listen(0, '127.0.0.1');
  await once(merchant, 'listening');
  const { port } = merchant.address() as AddressInfo;
  const hook = `http://127.0.0.1:${port}/{provider}?c={company}`;
  sandbox = await startSandbox({ SANDBOX_WEBHOOKS: hook });
});
afterAll(async () => {
  await sandbox.stop();
  merchant.closeAllConnections();
  merchant.close();
});

const call = (path: string, sent: Parameters<typeof checkoutApi>[2] = {}) =>
  checkoutApi(sandbox.url, path, sent);
const create = (more: Readonly<Record<string, unknown>> = {}) =>
  call('/payments', { body: payment(more) });
const read = ({ body }: CheckoutAnswer, query = '') =>
  call(`/payments/${body.id ?? ''}${query}`, { method: 'GET' });

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (await holds()) return;
    await sleep(50);
  }
  throw new Error('timed out waiting for the condition');
}

const nudges = ({ body }: CheckoutAnswer) =>
  requests.filter(({ body: form }) => form === `id=${body.id ?? ''}`);

async function customer(): Promise<string> {
  return (await call('/customers', { body: { metadata: { member: 'm' } } })).body.id ?? '';
}

/** A paid first payment, whose mandate can be charged from now on. */
async function mandate(ending = 'paid') {
  const customerId = await customer();
  const made = await create({ sequenceType: 'first', customerId });
  await choose(made, ending);
  return { customerId, mandateId: (await read(made)).body.mandateId ?? '' };
}

describe('requests', () => {
  test('that violate the published models are reported by field', () => {
    expect(mismatch('PaymentRequest', payment())).toBeUndefined();
    expect(mismatch('PaymentRequest', payment({ amount: 24.9 }))?.field).toBe('amount');
    expect(mismatch('PaymentRequest', payment({ sequenceType: 'always' }))?.field).toBe(
      'sequenceType',
    );
    expect(mismatch('PaymentRequest', payment({ cardNumber: '4111' }))?.field).toBe('cardNumber');
    const { amount: _, ...without } = payment();
    expect(mismatch('PaymentRequest', without)?.field).toBe('amount');
  });

  test('are refused as the provider refuses them', async () => {
    expect(await create({ amount: 24.9 })).toMatchObject({
      status: 422,
      body: { field: 'amount' },
    });
    const stranger = await call('/payments', { body: payment(), bearer: 'test_invented' });
    expect(stranger.status).toBe(401);
    expect((await call('/payments/tr_nobody', { method: 'GET' })).status).toBe(404);
    const unknownCustomer = await create({ sequenceType: 'first', customerId: 'cst_nobody' });
    expect(unknownCustomer).toMatchObject({ status: 422, body: { field: 'customerId' } });
  });
});

describe('a payment', () => {
  test('is open until the buyer pays, is paid once, and the webhook contains only its id', async () => {
    const made = await create();
    expect(made).toMatchObject({ status: 201, body: { status: 'open', sequenceType: 'oneoff' } });
    expect(await choose(made, 'paid')).toBe(payment().redirectUrl);
    await until(() => nudges(made).length > 0);
    expect(nudges(made)).toEqual([
      {
        address: '/mollie?c=gankomedia',
        body: `id=${made.body.id ?? ''}`,
        type: 'application/x-www-form-urlencoded',
      },
    ]);
    const paid = await read(made);
    expect(paid.body).toMatchObject({ status: 'paid', details: { cardSecurity: '3dsecure' } });
    expect(paid.body._links?.checkout).toBeUndefined();
    // Submitting again only redirects.
    expect(await choose(made, 'failed', 'card_declined')).toBe(payment().redirectUrl);
    expect((await read(made)).body.status).toBe('paid');
  });

  test('with one key is one payment', async () => {
    const body = payment();
    const twice = () => call('/payments', { body, key: 'twice' });
    const [first, second] = await Promise.all([twice(), twice()]);
    expect(second.body.id).toBe(first.body.id);
    const other = await call('/payments', { body, key: 'another' });
    expect(other.body.id).not.toBe(first.body.id);
  });

  test('fails with each reason that the page offers', async () => {
    for (const reason of FAILURES) {
      const made = await create();
      await choose(made, 'failed', reason);
      const { status, details, statusReason } = (await read(made)).body;
      expect(status).toBe('failed');
      expect(statusReason?.code ?? details?.['failureReason']).toBe(reason);
    }
  });

  test('that is canceled redirects to another address; an expired one has no page', async () => {
    const canceled = await create();
    expect(await choose(canceled, 'canceled')).toBe(payment().cancelUrl);
    expect((await read(canceled)).body.status).toBe('canceled');
    const expired = await create();
    await choose(expired, 'expired');
    expect((await read(expired)).body.status).toBe('expired');
  });

  test('that its bank delays is open first and paid later', async () => {
    const made = await create();
    expect(await choose(made, 'open')).toBe(payment().redirectUrl);
    expect((await read(made)).body.status).toBe('open');
    await until(async () => (await read(made)).body.status === 'paid');
    await until(() => nudges(made).length === 1);
  });

  test('refuses an unknown choice, in the buyer’s language', async () => {
    for (const [locale, lang] of Object.entries({ it_IT: 'it', es_ES: 'es', fr_FR: 'fr' })) {
      const made = await create({ locale });
      const page = await (await fetch(made.body._links?.checkout?.href ?? '')).text();
      expect(page).toContain(`<html lang="${lang}">`);
      expect(page).toContain(checkoutCopy(locale).copy.legend);
      expect(page).toContain('24,90');
      expect(await choose(made, 'failed', 'no_reason')).toBeNull();
      expect((await read(made)).body.status).toBe('open');
    }
    expect(checkoutCopy('nl_NL').lang).toBe('en');
  });
});

describe('a stored mandate', () => {
  test('is charged without its buyer until it is revoked', async () => {
    const stored = await mandate();
    const again = await create({ ...stored, sequenceType: 'recurring', redirectUrl: null });
    expect(again).toMatchObject({ status: 201, body: { status: 'paid', ...stored } });
    expect(again.body.details?.['cardSecurity']).toBe('normal');
    await until(() => nudges(again).length === 1);
    const path = `/customers/${stored.customerId}/mandates/${stored.mandateId}`;
    expect((await call(path, { method: 'GET' })).body.status).toBe('valid');
    expect((await call(path, { method: 'DELETE' })).status).toBe(204);
    expect((await call(path, { method: 'DELETE' })).status).toBe(404);
    const refused = await create({ ...stored, sequenceType: 'recurring', redirectUrl: null });
    expect(refused).toMatchObject({ status: 422, body: { field: 'mandateId' } });
    const listed = await call(`/customers/${stored.customerId}/payments`, { method: 'GET' });
    expect(listed.body._embedded?.['payments']).toMatchObject([
      { sequenceType: 'recurring' },
      { sequenceType: 'first' },
    ]);
  });

  test('can be refused later, and belongs to its customer only', async () => {
    const stored = await mandate('paid_once');
    const later = await create({ ...stored, sequenceType: 'recurring', redirectUrl: null });
    expect(later.body).toMatchObject({
      status: 'failed',
      details: { failureReason: 'insufficient_funds' },
    });
    const stolen = { mandateId: stored.mandateId, customerId: await customer() };
    const refused = await create({ ...stolen, sequenceType: 'recurring', redirectUrl: null });
    expect(refused).toMatchObject({ status: 422, body: { field: 'mandateId' } });
  });
});

describe('a refund or chargeback', () => {
  const refund = (made: CheckoutAnswer, value: string) =>
    call(`/payments/${made.body.id ?? ''}/refunds`, {
      body: { amount: { currency: 'EUR', value }, metadata: { reference: 'R-1' } },
    });

  test('is pending first, then refunded, and never exceeds what was paid', async () => {
    const made = await create();
    expect((await refund(made, '1.00')).status).toBe(422);
    await choose(made, 'paid');
    expect(await refund(made, '10.00')).toMatchObject({ status: 201, body: { status: 'pending' } });
    const { body } = await read(made, '?embed=refunds');
    expect(body._embedded?.['refunds']).toMatchObject([{ status: 'refunded' }]);
    expect(body.amountRemaining?.value).toBe('14.90');
    expect((await refund(made, '15.00')).status).toBe(422);
    await until(() => nudges(made).length === 2);
  });

  test('by the payer’s bank is shown on the payment, and can be reversed', async () => {
    const made = await create();
    const { reference } = payment().metadata;
    const claim = (body: unknown) =>
      fetch(`${sandbox.url}/mollie/webhook/chargeback`, {
        method: 'POST',
        body: JSON.stringify(body),
      });
    expect((await claim({ reference })).status).toBe(404);
    const own = await call('/payments', { body: payment({ metadata: { reference } }) });
    await choose(own, 'paid');
    expect((await claim({ reference, reversed: true })).status).toBe(404);
    expect((await claim({ reference })).status).toBe(202);
    const embedded = async () =>
      (await read(own, '?embed=refunds,chargebacks')).body._embedded?.['chargebacks'];
    expect(await embedded()).toMatchObject([{ paymentId: own.body.id, reversedAt: null }]);
    await claim({ reference, reversed: true });
    expect((await embedded())?.[0]?.['reversedAt']).toMatch(/^\d{4}-/);
    expect((await read(made)).body.status).toBe('open');
  });
});

test('planned faults apply to calls, amounts and notifications', async () => {
  const plan = async (...faults: readonly Readonly<Record<string, unknown>>[]) => {
    const body = JSON.stringify({ faults: faults.map((one) => ({ provider: 'mollie', ...one })) });
    expect((await fetch(`${sandbox.url}/control`, { method: 'POST', body })).status).toBe(200);
  };
  await plan({ operation: 'payments', kind: 'http_429' });
  expect((await create()).status).toBe(429);
  const body = payment();
  await plan({ operation: 'payments', kind: 'lost_answer' });
  await expect(call('/payments', { body, key: 'lost' })).rejects.toThrow();
  const repeated = await call('/payments', { body, key: 'lost' });
  const { reference } = body.metadata;
  const payments = async () => {
    const answer = await fetch(`${sandbox.url}/mollie/payments.json?reference=${reference}`);
    return (await answer.json()) as readonly { readonly id: string }[];
  };
  expect(await payments()).toMatchObject([{ id: repeated.body.id }]);
  await plan({ operation: 'checkout', kind: 'no_webhook', reference });
  await choose(repeated, 'paid');
  const sent = await fetch(`${sandbox.url}/mollie/webhooks.json?reference=${reference}`);
  expect(await sent.json()).toMatchObject([{ state: 'suppressed', attempts: 0 }]);
  expect(nudges(repeated)).toEqual([]);
  await fetch(`${sandbox.url}/control/reset`, { method: 'POST' });
});
