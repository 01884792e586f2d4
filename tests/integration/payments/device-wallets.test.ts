// [money §3 Brand row] [money §7 POST /api/orders/applePay/startSession]
// [money §7 POST /api/orders/googlePay/paymentData]
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { pino } from 'pino';
import { settingsCache } from '#lib/brands/settings.ts';
import { db } from '#lib/db/client.ts';
import { newId } from '#lib/kernel/ids.ts';
import { singleton } from '#lib/kernel/singleton.ts';
import { createBuyer } from '../../factories/order.ts';
import { walletToken } from '../../factories/wallet-payment-method.ts';
import { startSandbox, type Sandbox } from '../../setup/sandbox-process.ts';
import { redirectResult } from './challenge.ts';
import { json, send } from './payment-calls.ts';

const GOOGLE = 'POST /api/orders/googlePay/paymentData';
const APPLE = 'POST /api/orders/applePay/authorize';
const SESSION = 'POST /api/orders/applePay/startSession';

let sandbox: Sandbox;
const logs: string[] = [];
// The app's own logger redacts. This one does not, so a value missing here was never passed to the logger.
singleton('log', () => pino({ level: 'trace' }, { write: (line: string) => void logs.push(line) }));

beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

type Buyer = Awaited<ReturnType<typeof createBuyer>>;

let keys = 0;
const order = (productId = 'pack_150') => {
  keys += 1;
  return {
    rateplan: { product_id: productId, prezzo: '0.01' },
    payment_company: 'iumob',
    email: 'ada@example.test',
    language: 'it',
    acceptOrder: true,
    startNow: true,
    idempotencyKey: `device-key-${keys}`,
  };
};

const google = (token: string, request = order()) => ({
  request,
  response: { paymentMethodData: { type: 'CARD', tokenizationData: { token } }, email: 'x@y.test' },
});

async function bought({ memberId }: Buyer): Promise<number> {
  return (await db().creditAccount.findUniqueOrThrow({ where: { memberId } })).bought;
}

describe('Google Pay', () => {
  test('charges a card of the device at our price, and does not store its token', async () => {
    const buyer = await createBuyer();
    const token = await walletToken(sandbox.url, 'googlepay');
    const body = google(token);
    const answer = await json(await send(GOOGLE, { viewer: buyer.viewer, body }));
    expect(answer).toMatchObject({
      status: 'ok',
      message: 'success',
      threeDS: null,
      payment_system: 'adyen',
      data: { customerId: buyer.viewer.publicId },
    });
    expect(await bought(buyer)).toBe(165);
    const again = await json(await send(GOOGLE, { viewer: buyer.viewer, body }));
    expect(again).toEqual(answer);
    expect(await bought(buyer)).toBe(165);
    const attempt = await db().attempt.findFirstOrThrow({
      where: { intent: { memberId: buyer.memberId } },
      include: { intent: true },
    });
    expect(attempt).toMatchObject({ method: 'googlepay', company: 'gankomedia', request: null });
    const { encryptedMessage } = JSON.parse(
      (JSON.parse(token) as { readonly signedMessage: string }).signedMessage,
    ) as { readonly encryptedMessage: string };
    expect(JSON.stringify([attempt, logs])).not.toContain(encryptedMessage.slice(0, 40));
  });

  test('sends a card of the account to its bank, and the return page gets the outcome', async () => {
    const { viewer, ...buyer } = await createBuyer();
    const token = await walletToken(sandbox.url, 'googlepay', 'visa', 'pan_only');
    const made = await json(await send(GOOGLE, { viewer, body: google(token) }));
    expect(made).toMatchObject({ status: 'ok', threeDS: { type: 'redirect' } });
    const { orderId } = made['data'] as { readonly orderId: string };
    const intent = await db().intent.findFirstOrThrow({ where: { memberId: buyer.memberId } });
    expect(orderId).toBe(intent.publicId);
    const body = {
      clickid: viewer.publicId,
      orderId,
      redirectResult: await redirectResult(made['threeDS'] as { readonly url: string }),
    };
    const key = 'POST /api/orders/googlePay/checkTransactionStatus';
    expect(await json(await send(key, { viewer, body }))).toMatchObject({
      result: true,
      message: 'success',
    });
    expect(await bought({ viewer, ...buyer })).toBe(165);
  });

  test('charges nothing for an invalid token', async () => {
    const buyer = await createBuyer();
    const answer = await send(GOOGLE, {
      viewer: buyer.viewer,
      body: google('{"signedMessage":1}'),
    });
    expect(await json(answer)).toMatchObject({ status: 'ko' });
    expect(await bought(buyer)).toBe(0);
  });

  test('is refused and not stored for a brand that has it switched off', async () => {
    const { viewer, memberId } = await createBuyer();
    const { version, ...last } = await db().brandSettings.findFirstOrThrow({
      where: { brandId: 'dolcevita' },
      orderBy: { version: 'desc' },
    });
    const off = {
      ...last,
      id: newId(),
      consentTool: 'own',
      limits: {},
      googlePay: { enabled: false },
    };
    await db().brandSettings.create({ data: { ...off, version: version + 1 } });
    settingsCache.clear();
    const answer = await send(GOOGLE, { viewer, body: google('sealed') });
    expect(await json(answer)).toMatchObject({ code: 'payment_method_unavailable' });
    expect(await db().intent.count({ where: { memberId } })).toBe(0);
    await db().brandSettings.delete({ where: { id: off.id } });
    settingsCache.clear();
  });
});

describe('Apple Pay', () => {
  const gateway = () => {
    const { port } = new URL(sandbox.url);
    return `https://127.0.0.1:${Number(port) + 2}/paymentservices/startSession`;
  };

  test('requests a session with the merchant’s certificate and returns it unchanged', async () => {
    const { viewer } = await createBuyer();
    const body = { ...order(), validationURL: gateway() };
    const answer = await send(SESSION, { viewer, body });
    expect(answer.status).toBe(200);
    expect(await json(answer)).toMatchObject({
      merchantSessionIdentifier: expect.stringMatching(/^SSH[0-9A-F]+$/),
      displayName: 'Dolcevita',
      domainName: 'dolcevita.localhost',
      retries: 0,
      signature: expect.stringMatching(/^[0-9a-f]{4000}$/),
    });
  });

  test.each([
    'https://stranger.example/paymentservices/startSession',
    'https://127.0.0.1:1/paymentservices/startSession',
    'http://127.0.0.1/paymentservices/startSession',
  ])('refuses to request a session at %s', async (validationURL) => {
    const { viewer } = await createBuyer();
    const answer = await send(SESSION, { viewer, body: { validationURL } });
    expect(answer.status).toBe(422);
    expect(await json(answer)).toMatchObject({
      code: 'input_invalid',
      fields: [{ path: 'validationURL', code: 'not_a_gateway' }],
    });
  });

  test.each(['http_500', 'lost_answer'])(
    'answers `unavailable` on %s of the gateway',
    async (kind) => {
      const { viewer } = await createBuyer();
      await sandbox.fault({ provider: 'applepay', operation: 'session', kind });
      const answer = await send(SESSION, { viewer, body: { validationURL: gateway() } });
      expect([answer.status, (await json(answer))['code']]).toEqual([503, 'unavailable']);
    },
  );

  test('charges the token of the device, and stores the card for a plan that renews', async () => {
    const buyer = await createBuyer();
    const { viewer, memberId } = buyer;
    const token = await walletToken(sandbox.url, 'applepay', 'amex');
    const body = { ...order('sub_3m'), token };
    expect(await json(await send(APPLE, { viewer, body }))).toMatchObject({
      status: 'ok',
      message: 'success',
      threeDS: null,
    });
    expect(await db().mandate.findMany({ where: { memberId } })).toMatchObject([
      { state: 'valid', uses: ['renewal'], cardBrand: 'amex', lastFour: '0002' },
    ]);
  });

  test('reports a refusal, and the next press is a new order', async () => {
    const buyer = await createBuyer();
    const refused = await walletToken(sandbox.url, 'applepay', 'refused-12');
    const no = await send(APPLE, { viewer: buyer.viewer, body: { ...order(), token: refused } });
    expect(await json(no)).toMatchObject({ status: 'ko', message: 'insufficient_funds' });
    const token = await walletToken(sandbox.url, 'applepay');
    const yes = await send(APPLE, { viewer: buyer.viewer, body: { ...order(), token } });
    expect(await json(yes)).toMatchObject({ status: 'ok' });
    expect(await bought(buyer)).toBe(165);
  });
});
