import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mismatch } from '../trustpay/schema.ts';
import { answerBank, numberOf, typeCard, readReturn } from './hosted-page.ts';
import { startSandbox, type RunningSandbox } from './start-sandbox.ts';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ SANDBOX_WEBHOOKS: 'http://127.0.0.1:9/none' });
});
afterAll(() => sandbox.stop());

type Answer = {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>> & {
    readonly instanceId?: string;
    readonly redirectUrl?: string;
    readonly redirectParams?: Readonly<Record<string, string>>;
  };
};

async function call(
  path: string,
  form: Readonly<Record<string, string>> | undefined,
  key = 'demo-trustpay-key',
): Promise<Answer> {
  const answer = await fetch(`${sandbox.url}/trustpay/api/v1/${path}`, {
    method: form ? 'POST' : 'GET',
    headers: { 'x-api-key': key },
    ...(form && { body: new URLSearchParams(form) }),
  });
  return { status: answer.status, body: (await answer.json()) as Answer['body'] };
}

let orders = 0;
const order = (more: Readonly<Record<string, string>> = {}) => {
  orders += 1;
  return {
    amount: '24.90',
    currency: 'EUR',
    reference: `gankomedia:A-trust-${orders}`,
    redirectUrl: 'http://dolcevita.localhost:3000/trpay/paymentCheck?order=1&x=2',
    callbackUrl: 'http://127.0.0.1:9/none',
    'browser[paymentType]': 'Plain',
    'browser[language]': 'it',
    descriptor: 'DOLCEVITA',
    ...more,
  };
};

async function waiting(more: Readonly<Record<string, string>> = {}) {
  const { body } = await call('purchase', order(more));
  const id = body.instanceId ?? '';
  return { id, body, page: `${sandbox.url}/trustpay/pay/${id}` };
}

const codeOf = async (id: string) =>
  (await call(`instance/${id}`, undefined)).body['paymentStatus'];

describe('a purchase', () => {
  test('is accepted without card fields, and only with the key and known fields', async () => {
    expect(mismatch('purchase', order())).toBeUndefined();
    expect(mismatch('purchase', order({ pan: '4111111111111111' }))).toContain('pan');
    for (const card of ['pan', 'cvv', 'exp']) {
      expect((await call('purchase', order({ [card]: '737' }))).status).toBe(400);
    }
    expect((await call('purchase', order({ amount: '24.9' }))).status).toBe(400);
    expect((await call('purchase', order(), 'invented')).status).toBe(401);
    expect((await call('instance/nobody', undefined)).status).toBe(404);
  });

  test('leads by a hidden page and a form to the payment page, which opens by that form only', async () => {
    const { id, body } = await waiting();
    expect(body).toMatchObject({
      paymentStatus: '000.200.000',
      redirectParams: { instanceId: id },
      preconditions: [{ origin: 'iframe#hidden' }],
    });
    const enter = (form: Readonly<Record<string, string>>) =>
      fetch(body.redirectUrl ?? '', { method: 'POST', body: new URLSearchParams(form) });
    expect((await enter({ instanceId: id, token: 'invented' })).status).toBe(404);
    const there = await enter(body.redirectParams ?? {});
    expect(there.url).toBe(`${sandbox.url}/trustpay/pay/${id}`);
    expect(await there.text()).toContain('DOLCEVITA');
  });

  test('is a new one at each call', async () => {
    const same = order();
    const [first, second] = [await call('purchase', same), await call('purchase', same)];
    expect(second.body.instanceId).not.toBe(first.body.instanceId);
  });

  test('with a stored card needs the first purchase, and is decided at once', async () => {
    const first = await waiting({ 'browser[paymentType]': 'RecurringInitial' });
    await typeCard(first.page, numberOf('refused_later'));
    const later = { 'browser[paymentType]': 'Recurring', parentInstanceId: first.id };
    expect((await call('purchase', order(later))).body['paymentStatus']).toBe('800.100.203');
    const plain = await waiting();
    const wrong = { ...later, parentInstanceId: plain.id };
    expect((await call('purchase', order(wrong))).status).toBe(400);
  });

  test('refunds no more than was captured', async () => {
    const { id, page } = await waiting();
    const refund = (amount: string) =>
      call('Refund', { instanceId: id, amount, currency: 'EUR', reference: 'gankomedia:R-1' });
    expect((await refund('1.00')).status).toBe(400);
    await typeCard(page, numberOf('success'));
    const first = await refund('20.00');
    expect(await codeOf(first.body.instanceId ?? '')).toBe('000.000.000');
    const second = await refund('5.00');
    expect(await codeOf(second.body.instanceId ?? '')).toBe('700.400.200');
  });
});

describe('the payment page', () => {
  test.each([
    ['it', 'Paga ora', '24,90\u00a0€'],
    ['es', 'Pagar ahora', '24,90\u00a0€'],
    ['fr', 'Payer maintenant', '24,90\u00a0€'],
    ['en', 'Pay now', '€24.90'],
    ['de', 'Pay now', '€24.90'],
  ])('in %s shows %s', async (locale, pay, amount) => {
    const { page } = await waiting({ 'browser[language]': locale });
    const text = await (await fetch(page)).text();
    expect(text).toContain(`>${pay}</button>`);
    expect(text).toContain(amount);
  });

  test('marks invalid fields, repeats no value, and asks again', async () => {
    const { id, page } = await waiting();
    const wrong = await typeCard(page, '4111111111111112', { expiry: '13/30', code: '7' });
    const text = await wrong.text();
    expect(text.match(/aria-invalid="true"/g)).toHaveLength(3);
    expect(text).not.toContain('4111');
    expect(await codeOf(id)).toBe('000.200.000');
  });

  test('returns the buyer by a form, once', async () => {
    const { id, page } = await waiting();
    const back = await readReturn(await typeCard(page, numberOf('success')));
    expect(back).toEqual({
      target: 'http://dolcevita.localhost:3000/trpay/paymentCheck?order=1&x=2',
      fields: { instanceId: id },
    });
    await typeCard(page, numberOf('insufficient_funds'));
    expect(await codeOf(id)).toBe('000.000.000');
  });

  test.each([
    ['confirm', '000.000.000', 'Y'],
    ['refuse', '100.380.401', 'N'],
  ] as const)('shows the bank’s challenge: %s', async (decision, code, authenticated) => {
    const { id, page } = await waiting();
    const asked = await typeCard(page, numberOf('challenge'));
    expect(await asked.text()).toContain('La tua banca chiede');
    await answerBank(page, decision);
    const { body } = await call(`instance/${id}`, undefined);
    expect(body).toMatchObject({
      paymentStatus: code,
      threeDSecure: { authenticationStatus: authenticated },
    });
  });

  test('can be cancelled', async () => {
    const { id, page } = await waiting();
    await typeCard(page, '', { decision: 'cancel' });
    expect(await codeOf(id)).toBe('100.396.101');
  });

  test('logs no card number', async () => {
    const { page } = await waiting();
    await typeCard(page, numberOf('success'));
    const log = await (await fetch(`${sandbox.url}/trustpay/log.json`)).text();
    expect(log).toContain('A-trust-');
    expect(log).not.toContain(numberOf('success'));
  });
});
