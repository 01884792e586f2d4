import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { control, payment, post } from './adyen-client.ts';
import { startSandbox, type RunningSandbox } from './start-sandbox.ts';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ SANDBOX_WEBHOOKS: 'http://127.0.0.1:9/none' });
});
afterAll(() => sandbox.stop());

const pay = (...args: Parameters<typeof payment>) =>
  post(sandbox.url, '/payments', payment(...args));

async function charges(reference: string): Promise<{ status: string; captured: number }[]> {
  const response = await fetch(`${sandbox.url}/adyen/payments.json?reference=${reference}`);
  return (await response.json()) as { status: string; captured: number }[];
}

test('a plain card is authorised and captured', async () => {
  const request = payment();
  const { status, body } = await post(sandbox.url, '/payments', request);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    resultCode: 'Authorised',
    merchantReference: request.reference,
    amount: { value: 1990, currency: 'EUR' },
    additionalData: { cardSummary: '1111', threeDAuthenticated: 'false' },
  });
  expect(await charges(request.reference)).toMatchObject([
    { status: 'authorised', captured: 1990 },
  ]);
});

test('a call without the key answers 401, with a foreign merchant account 403', async () => {
  const refused = await post(sandbox.url, '/payments', payment(), { 'x-api-key': 'other' });
  expect(refused).toMatchObject({ status: 401, body: { errorCode: '000' } });
  const foreign = await pay({}, { merchantAccount: 'somebody' });
  expect(foreign).toMatchObject({ status: 403, body: { errorCode: '901' } });
});

test.each([
  ['an unknown property', { colour: 'red' }],
  ['an amount that is text', { amount: { value: '1990', currency: 'EUR' } }],
  ['no return address', { returnUrl: undefined }],
  ['an unknown interaction', { shopperInteraction: 'Telepathy' }],
])('a request with %s violates the published schema', async (_, more) => {
  expect(await pay({}, more)).toMatchObject({ status: 422, body: { errorCode: '702' } });
});

test.each([
  ['101', { encryptedCardNumber: 'test_4111111111111112' }],
  ['101', { encryptedCardNumber: '4111111111111111' }],
  ['103', { encryptedSecurityCode: 'test_73' }],
  ['129', { encryptedExpiryMonth: 'thirteen' }],
  ['140', { encryptedExpiryMonth: 'test_13' }],
  ['141', { encryptedExpiryYear: 'test_30' }],
])('card fields that cannot be read answer %s', async (errorCode, method) => {
  expect(await pay(method)).toMatchObject({ status: 422, body: { errorCode } });
});

test('card data in plain text is refused and is not logged', async () => {
  const request = payment({ number: '4111111111111111', cvc: '737' });
  expect(await post(sandbox.url, '/payments', request)).toMatchObject({
    status: 403,
    body: { errorCode: '010' },
  });
  const log = await fetch(`${sandbox.url}/adyen/log.json?reference=${request.reference}`);
  const [entry] = (await log.json()) as { body: { paymentMethod: object } }[];
  expect(entry?.body.paymentMethod).not.toHaveProperty('number');
  expect(entry?.body.paymentMethod).not.toHaveProperty('cvc');
});

test.each([
  ['DECLINED', 'Refused', '2', 'Refused'],
  ['REFERRAL', 'Refused', '3', 'Referral'],
  ['ERROR', 'Error', '4', 'Acquirer Error'],
  ['BLOCK_CARD', 'Refused', '5', 'Blocked Card'],
  ['card_expired rossi', 'Refused', '6', 'Expired Card'],
  ['Anna INVALID_CARD', 'Refused', '8', 'Invalid Card Number'],
  ['NOT_3D_AUTHENTICATED', 'Refused', '11', '3D Not Authenticated'],
  ['not enough balance', 'Refused', '12', 'Not enough balance'],
  ['FRAUD', 'Refused', '20', 'FRAUD'],
  ['RESTRICTED_CARD', 'Refused', '25', 'Restricted Card'],
  ['AUTHENTICATION_REQUIRED', 'Refused', '38', 'Authentication required'],
])(
  'holder %s answers 200 with %s %s',
  async (holderName, resultCode, refusalReasonCode, refusalReason) => {
    const answer = await pay({ holderName });
    expect(answer).toMatchObject({
      status: 200,
      body: { resultCode, refusalReasonCode, refusalReason },
    });
  },
);

test('a wrong code answers 24, a past date 6, and American Express needs four digits', async () => {
  expect((await pay({ encryptedSecurityCode: 'test_123' })).body.refusalReasonCode).toBe('24');
  expect((await pay({ encryptedExpiryYear: 'test_2020' })).body.refusalReasonCode).toBe('6');
  const amex = { encryptedCardNumber: 'test_370000000000002', encryptedSecurityCode: 'test_7373' };
  expect((await pay(amex)).body.resultCode).toBe('Authorised');
});

test('the card page lists a number for each refusal, and that number is refused with its code', async () => {
  const page = await (await fetch(`${sandbox.url}/adyen`)).text();
  const rows = [
    ...page.matchAll(/<tr><td>(\d+)<\/td>.*?<code>[A-Z_0-9]+<\/code>.*?<code>([\d ]+)<\/code>/g),
  ];
  expect(rows.length).toBeGreaterThan(30);
  for (const [, code, number] of rows) {
    const answer = await pay({ encryptedCardNumber: `test_${(number ?? '').replaceAll(' ', '')}` });
    expect(answer.body.refusalReasonCode).toBe(code);
  }
});

test('the same key and body charge once; another body under the key is refused', async () => {
  const request = payment();
  const key = { 'idempotency-key': `key-${request.reference}` };
  const first = await post(sandbox.url, '/payments', request, key);
  expect(await post(sandbox.url, '/payments', request, key)).toEqual(first);
  const other = { ...request, amount: { value: 1, currency: 'EUR' } };
  expect(await post(sandbox.url, '/payments', other, key)).toMatchObject({
    status: 422,
    body: { errorCode: '704' },
  });
  expect(await charges(request.reference)).toHaveLength(1);
});

test('a key whose call was refused can be used again', async () => {
  const key = { 'idempotency-key': 'second-try' };
  expect(
    (await post(sandbox.url, '/payments', payment({ encryptedCardNumber: 'test_1' }), key)).status,
  ).toBe(422);
  expect((await post(sandbox.url, '/payments', payment(), key)).status).toBe(200);
});

test('a stored card is charged by its token, for its shopper only, until it is deleted', async () => {
  const shopper = { shopperReference: 'shopper-1', recurringProcessingModel: 'Subscription' };
  const first = await pay({}, { ...shopper, storePaymentMethod: true });
  const token = first.body.additionalData?.['tokenization.storedPaymentMethodId'] ?? '';
  expect(first.body.additionalData?.['recurring.recurringDetailReference']).toBe(token);
  const renew = (more: object = {}) =>
    post(sandbox.url, '/payments', {
      ...payment({}, { ...shopper, shopperInteraction: 'ContAuth', ...more }),
      paymentMethod: { type: 'scheme', storedPaymentMethodId: token },
    });
  expect((await renew()).body.resultCode).toBe('Authorised');
  const unknown = { status: 422, body: { errorCode: '800' } };
  expect(await renew({ shopperReference: 'shopper-2' })).toMatchObject(unknown);
  const query = 'merchantAccount=gankomedia&shopperReference=shopper-1';
  const headers = { 'x-api-key': 'demo-adyen-key' };
  const list = await fetch(`${sandbox.url}/adyen/v72/storedPaymentMethods?${query}`, { headers });
  expect(await list.json()).toMatchObject({
    storedPaymentMethods: [{ id: token, lastFour: '1111' }],
  });
  const address = `${sandbox.url}/adyen/v72/storedPaymentMethods/${token}?${query}`;
  expect((await fetch(address, { method: 'DELETE', headers })).status).toBe(204);
  expect(await renew()).toMatchObject(unknown);
});

test('the card of a seeded member is charged by the number in its token', async () => {
  const shopper = { shopperReference: 'seeded-1', recurringProcessingModel: 'Subscription' };
  const renew = (token: string) =>
    post(sandbox.url, '/payments', {
      ...payment({}, { ...shopper, shopperInteraction: 'ContAuth' }),
      paymentMethod: { type: 'scheme', storedPaymentMethodId: token },
    });
  expect((await renew('seeded-4111111111114242-a')).body.resultCode).toBe('Authorised');
  expect(await renew('seeded-card-a')).toMatchObject({ status: 422, body: { errorCode: '800' } });
});

test('a card of the later range succeeds once and is refused at its renewal', async () => {
  const page = await (await fetch(`${sandbox.url}/adyen`)).text();
  const later = /<td>12<\/td>.*?<td><code>.*?<code>.*?<code>([\d ]+)<\/code>/.exec(page)?.[1] ?? '';
  const shopper = { shopperReference: 'shopper-3', recurringProcessingModel: 'Subscription' };
  const first = await pay(
    { encryptedCardNumber: `test_${later.replaceAll(' ', '')}` },
    { ...shopper, storePaymentMethod: true },
  );
  expect(first.body.resultCode).toBe('Authorised');
  const renewal = await post(sandbox.url, '/payments', {
    ...payment({}, { ...shopper, shopperInteraction: 'ContAuth' }),
    paymentMethod: {
      type: 'scheme',
      storedPaymentMethodId: first.body.additionalData?.['tokenization.storedPaymentMethodId'],
    },
  });
  expect(renewal.body).toMatchObject({ resultCode: 'Refused', refusalReasonCode: '12' });
});

test('a stored card is refused with the configured code until that is removed', async () => {
  const shopper = { shopperReference: 'steered', recurringProcessingModel: 'CardOnFile' };
  const first = await pay({}, { ...shopper, storePaymentMethod: true });
  const token = first.body.additionalData?.['tokenization.storedPaymentMethodId'] ?? '';
  const paymentMethod = { type: 'scheme', storedPaymentMethodId: token };
  const again = async () => {
    const asked = payment({}, { ...shopper, shopperInteraction: 'ContAuth', paymentMethod });
    return (await post(sandbox.url, '/payments', asked)).body;
  };
  expect((await control(sandbox.url, { tokens: { [token]: '12' } })).status).toBe(200);
  expect(await again()).toMatchObject({ resultCode: 'Refused', refusalReasonCode: '12' });
  expect((await control(sandbox.url, { tokens: { [token]: '99' } })).status).toBe(400);
  expect(await again()).toMatchObject({ refusalReasonCode: '12' });
  await control(sandbox.url, { tokens: { [token]: null } });
  expect(await again()).toMatchObject({ resultCode: 'Authorised' });
});

test('paymentMethods lists cards and the wallets they come from', async () => {
  const { status, body } = await post(sandbox.url, '/paymentMethods', { merchantAccount: 'iumob' });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    paymentMethods: [{ type: 'scheme' }, { type: 'googlepay' }, { type: 'applepay' }],
  });
});
