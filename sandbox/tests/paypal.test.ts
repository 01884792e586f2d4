import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mismatch } from '../paypal/schema.ts';
import { answer, approvalOf, order, wallet } from './paypal-client.ts';
import { startSandbox, type RunningSandbox } from './start-sandbox.ts';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ SANDBOX_WEBHOOKS: 'http://127.0.0.1:9/none' });
});
afterAll(() => sandbox.stop());

const ORDERS = '/v2/checkout/orders';
const call = (path: string, sent: Parameters<typeof wallet>[2] = {}) =>
  wallet(sandbox.url, path, sent);
const create = (body: unknown = order(), key?: string) =>
  call(ORDERS, { body, ...(key !== undefined && { key }) });
const issueOf = ({ body }: Awaited<ReturnType<typeof call>>) => body.details?.[0]?.issue;

describe('requests', () => {
  test('that violate the published schema are reported by field', () => {
    expect(mismatch('orders#order_request', order())).toBeUndefined();
    expect(mismatch('orders#order_request', { intent: 'CAPTURE' })).toContain('purchase_units');
    expect(mismatch('orders#order_request', order({ return_url: 'nowhere' }))).toContain('uri');
    expect(mismatch('orders#order_request', { ...order(), intent: 'TAKE' })).toContain('/intent');
    const card = { ...order(), payment_source: { card: { number: '4111111111111111' } } };
    expect(mismatch('orders#order_request', card)).toContain('additional');
    expect(() => mismatch('orders#nothing', {})).toThrow('no orders#nothing');
  });

  test('are refused as the provider refuses them', async () => {
    const broken = await create({ intent: 'CAPTURE' });
    expect([broken.status, issueOf(broken)?.split(':')[0]]).toEqual([
      400,
      'INVALID_PARAMETER_SYNTAX',
    ]);
    const stranger = await call(ORDERS, { body: order(), bearer: 'invented' });
    expect([stranger.status, issueOf(stranger)]).toEqual([401, 'INVALID_TOKEN']);
    const client = await fetch(`${sandbox.url}/paypal/v1/oauth2/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa('somebody:else')}` },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    });
    expect(client.status).toBe(401);
    expect((await call(`${ORDERS}/NOSUCHORDER1`, { method: 'GET' })).status).toBe(404);
  });
});

describe('an order', () => {
  test('waits for its buyer, is captured once, and its invoice is paid once', async () => {
    const body = order();
    const made = await create(body);
    expect(made).toMatchObject({ status: 201, body: { status: 'PAYER_ACTION_REQUIRED' } });
    const path = `${ORDERS}/${made.body.id ?? ''}`;
    expect(issueOf(await call(`${path}/capture`))).toBe('ORDER_NOT_APPROVED');

    const left = await answer(approvalOf(made), 'pay');
    const back = new URL(left.headers.get('location') ?? '');
    expect(back.pathname).toBe('/paypal/paymentCheck');
    expect([back.searchParams.get('order'), back.searchParams.get('token')]).toEqual([
      '1',
      made.body.id,
    ]);
    expect((await call(path, { method: 'GET' })).body.status).toBe('APPROVED');

    const taken = await call(`${path}/capture`, { key: 'once' });
    expect(taken).toMatchObject({ status: 201, body: { status: 'COMPLETED' } });
    expect(await call(`${path}/capture`, { key: 'once' })).toEqual(taken);
    expect(issueOf(await call(`${path}/capture`))).toBe('ORDER_ALREADY_CAPTURED');
    expect(issueOf(await create(body))).toBe('DUPLICATE_INVOICE_ID');
  });

  test('with one request id is one order', async () => {
    const body = order();
    const [first, second] = await Promise.all([create(body, 'twice'), create(body, 'twice')]);
    expect(second.body.id).toBe(first.body.id);
    expect((await create(body, 'another')).body.id).not.toBe(first.body.id);
    expect((await create(body, 'x'.repeat(109))).status).toBe(400);
  });

  test('that is cancelled redirects to another address and is not approved', async () => {
    const made = await create();
    const left = await answer(approvalOf(made), 'cancel');
    expect(new URL(left.headers.get('location') ?? '').pathname).toBe('/purchase');
    const { body } = await call(`${ORDERS}/${made.body.id ?? ''}`, { method: 'GET' });
    expect(body.status).toBe('PAYER_ACTION_REQUIRED');
  });

  test('refunds no more than was captured', async () => {
    const made = await create();
    await answer(approvalOf(made), 'pay');
    const taken = await call(`${ORDERS}/${made.body.id ?? ''}/capture`);
    const capture = taken.body.purchase_units?.[0]?.payments?.captures[0]?.id ?? '';
    const refund = (value: string) =>
      call(`/v2/payments/captures/${capture}/refund`, {
        body: { amount: { currency_code: 'EUR', value } },
      });
    expect(issueOf(await refund('29.91'))).toBe('REFUND_AMOUNT_EXCEEDED');
    const first = await refund('10.00');
    expect(first).toMatchObject({ status: 201, body: { status: 'COMPLETED' } });
    expect(issueOf(await refund('20.00'))).toBe('REFUND_AMOUNT_EXCEEDED');
    const read = await call(`/v2/payments/refunds/${first.body.id ?? ''}`, { method: 'GET' });
    expect(read.body).toMatchObject({ id: first.body.id, status: 'COMPLETED' });
  });
});

describe('the approval page', () => {
  test.each([
    ['it', 'Paga ora', '29,90\u00a0€'],
    ['es', 'Pagar ahora', '29,90\u00a0€'],
    ['fr', 'Payer maintenant', '29,90\u00a0€'],
    ['en', 'Pay now', '€29.90'],
    ['de', 'Pay now', '€29.90'],
  ])('in %s shows %s', async (locale, pay, amount) => {
    const made = await create(order({ locale }));
    const page = await (await fetch(approvalOf(made))).text();
    expect(page).toContain(`>${pay}</button>`);
    expect(page).toContain(amount);
    expect(page).toContain('150 crediti');
  });

  test('shows an error for an invalid address, and a challenge for one buyer', async () => {
    const made = await create();
    const url = approvalOf(made);
    const wrong = await answer(url, 'pay', 'nobody');
    expect([wrong.status, await wrong.text()]).toEqual([
      200,
      expect.stringContaining('role="alert"'),
    ]);
    const bank = await answer(url, 'pay', 'challenge@example.test');
    expect(await bank.text()).toContain('La tua banca chiede');
    expect((await answer(url, 'confirm', 'challenge@example.test')).status).toBe(303);
  });

  test('of an unknown order is not found', async () => {
    expect((await fetch(`${sandbox.url}/paypal/approve/NOSUCHORDER1`)).status).toBe(404);
  });
});

test('the script works with the merchant’s own client id only', async () => {
  const sdk = (path: string) => fetch(`${sandbox.url}/paypal/web-sdk/v6/${path}`);
  expect((await sdk('core')).headers.get('content-type')).toContain('javascript');
  expect((await sdk('client/demo-paypal-client')).status).toBe(200);
  expect((await sdk('client/somebody')).status).toBe(400);
});

test('calls are logged by reference, faults included', async () => {
  const body = order();
  const reference = body.purchase_units[0]?.custom_id ?? '';
  const fault = { provider: 'paypal', operation: 'orders', kind: 'http_500', reference };
  await fetch(`${sandbox.url}/control`, {
    method: 'POST',
    body: JSON.stringify({ faults: [fault] }),
  });
  expect((await create(body)).status).toBe(500);
  expect((await create(body)).status).toBe(201);
  const log = await fetch(`${sandbox.url}/paypal/log.json?reference=${reference}`);
  expect(await log.json()).toMatchObject([{ status: 500 }, { status: 201 }]);
});
