import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mismatch } from '../maxpay/schema.ts';
import { requestSignature } from '../maxpay/sign.ts';
import { answerBank, numberOf, typeCard, readReturn } from './hosted-page.ts';
import { startSandbox, type RunningSandbox } from './start-sandbox.ts';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ SANDBOX_WEBHOOKS: 'http://127.0.0.1:9/none' });
});
afterAll(() => sandbox.stop());

type Form = Readonly<Record<string, string>>;
type SandboxAnswer = Readonly<Record<string, unknown>> & {
  readonly reference?: string;
  readonly acs_url?: string;
  readonly pareq?: string;
  readonly rebillToken?: string;
};

async function call(form: Form, privateKey = 'sk_demo_maxpay') {
  const fields = { ...form, publicKey: 'pk_demo_maxpay' };
  const signature = requestSignature(fields, privateKey);
  const answer = await fetch(`${sandbox.url}/maxpay/api/cc`, {
    method: 'POST',
    body: new URLSearchParams({ ...fields, signature }),
  });
  return { status: answer.status, body: (await answer.json()) as SandboxAnswer };
}

let orders = 0;
const order = (more: Form = {}): Form => {
  orders += 1;
  return {
    transaction_type: 'SALE3D',
    transaction_unique_id: `gankomedia:A-max-${orders}`,
    amount: '24.90',
    currency: 'EUR',
    redirect_url: 'http://spark.localhost:3000/maxpay/paymentCheck?order=1',
    callback_url: 'http://127.0.0.1:9/none',
    lang: 'it',
    ...more,
  };
};

async function waiting(more: Form = {}) {
  const { body } = await call(order(more));
  const reference = body.reference ?? '';
  return { body, reference, page: `${sandbox.url}/maxpay/pay/${reference}` };
}

const check = async (reference: string) =>
  (await call({ transaction_type: 'CHECK', reference })).body;

describe('a sale', () => {
  test('is accepted without card fields, signed, and with known fields only', async () => {
    const signed = { ...order(), publicKey: 'pk', signature: 'a'.repeat(64) };
    expect(mismatch('SALE3D', signed)).toBeUndefined();
    expect(mismatch('SALE3D', { ...signed, card_number: '1' })).toContain('card_number');
    expect((await call(order({ cvv: '737' }))).body).toMatchObject({ status: 'error', code: 1002 });
    const stranger = await call(order(), 'sk_other');
    expect(stranger).toMatchObject({ status: 401, body: { code: 1001 } });
  });

  test('is accepted once per id, and can be queried by either id', async () => {
    const body = order();
    const made = await call(body);
    expect(made.body).toMatchObject({ status: 'pending' });
    expect((await call(body)).body).toMatchObject({ status: 'error', code: 2004 });
    const id = body['transaction_unique_id'] ?? '';
    const named = { transaction_type: 'CHECK', transaction_unique_id: id };
    expect((await call(named)).body).toEqual(made.body);
    expect(await check(made.body.reference ?? '')).toEqual(made.body);
    expect(await check('nobody')).toMatchObject({ status: 'error', code: 2005 });
  });

  test('leads to its page by the returned address', async () => {
    const { body, page } = await waiting();
    const there = new URL(body.acs_url ?? '');
    expect((await fetch(there)).status).toBe(404);
    there.searchParams.set('pareq', body.pareq ?? '');
    expect((await fetch(there)).url).toBe(page);
  });

  test('stores the card when asked to, for later sales only', async () => {
    const plain = await waiting();
    await typeCard(plain.page, numberOf('success'));
    expect((await check(plain.reference)).rebillToken).toBeUndefined();
    const first = await waiting({ cof_type: 'initial' });
    await typeCard(first.page, numberOf('refused_later'));
    const { rebillToken = '' } = await check(first.reference);
    const { redirect_url: _, lang, ...later } = order({ transaction_type: 'SALE' });
    const rebill = (token: string) => call({ ...later, ...(lang && { lang }), rebillToken: token });
    expect((await rebill('invented')).body).toMatchObject({ status: 'error' });
    expect((await rebill(rebillToken)).body).toMatchObject({ status: 'decline', code: 3101 });
  });

  test('refunds no more than was captured', async () => {
    const { reference, page } = await waiting();
    let refunds = 0;
    const refund = async (amount: string) => {
      refunds += 1;
      const id = `gankomedia:R-${reference}-${refunds}`;
      const form = { transaction_type: 'REFUND', transaction_unique_id: id, reference };
      return (await call({ ...form, amount, currency: 'EUR' })).body['status'];
    };
    expect(await refund('1.00')).toBe('error');
    await typeCard(page, numberOf('success'));
    expect(await refund('20.00')).toBe('success');
    expect(await refund('5.00')).toBe('decline');
  });
});

describe('the payment page', () => {
  test.each([
    ['it', 'Paga ora'],
    ['es', 'Pagar ahora'],
    ['fr', 'Payer maintenant'],
    ['en', 'Pay now'],
  ])('in %s shows %s', async (lang, pay) => {
    const { page } = await waiting({ lang });
    expect(await (await fetch(page)).text()).toContain(`>${pay}</button>`);
  });

  test('shows the bank’s challenge and returns the buyer by a form', async () => {
    const { reference, page } = await waiting();
    await typeCard(page, numberOf('challenge'));
    const back = await readReturn(await answerBank(page, 'confirm'));
    expect(back).toEqual({
      target: 'http://spark.localhost:3000/maxpay/paymentCheck?order=1',
      fields: { reference },
    });
    expect(await check(reference)).toMatchObject({ status: 'success', authentication: 'Y' });
    const refused = await waiting();
    await typeCard(refused.page, numberOf('challenge'));
    await answerBank(refused.page, 'refuse');
    expect(await check(refused.reference)).toMatchObject({ status: 'decline', code: 3111 });
  });

  test('of an unknown payment is not found', async () => {
    expect((await fetch(`${sandbox.url}/maxpay/pay/nobody`)).status).toBe(404);
  });
});

test('calls are logged by reference, faults included', async () => {
  const body = order();
  const reference = (body['transaction_unique_id'] ?? '').split(':')[1] ?? '';
  const fault = { provider: 'maxpay', operation: 'sale', kind: 'http_500', reference };
  await fetch(`${sandbox.url}/control`, {
    method: 'POST',
    body: JSON.stringify({ faults: [fault] }),
  });
  expect((await call(body)).status).toBe(500);
  expect((await call(body)).status).toBe(200);
  const log = await fetch(`${sandbox.url}/maxpay/log.json?reference=${reference}`);
  expect(await log.json()).toMatchObject([{ status: 500 }, { status: 200 }]);
});
