// [money §7 POST /api/webhooks/adyen] [money §7 POST /api/webhooks/trustpay] [money §7 POST /api/webhooks/maxpay]
import { createHash, createHmac, createSign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { receiveNotification } from '#lib/payments/providers/adyen/events.ts';
import { signatureHolds as adyenHolds } from '#lib/payments/providers/adyen/signature.ts';
import { callbackHolds } from '#lib/payments/providers/maxpay/signature.ts';
import { env } from '#lib/kernel/env.ts';
import {
  isCertificateUrl,
  signatureHolds as paypalHolds,
} from '#lib/payments/providers/paypal/signature.ts';
import { signatureHolds as trustpayHolds } from '#lib/payments/providers/trustpay/signature.ts';
import { root } from '#tests/setup/process.ts';

process.env['PAYPAL_WEBHOOK_ID'] = 'WH-1, WH-2';

const reversed = (fields: object): object => Object.fromEntries(Object.entries(fields).reverse());

describe('Adyen', () => {
  // The example of the provider's documentation and of its own libraries, which is the demo key too.
  const KEY = '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056';
  const EXAMPLE = {
    additionalData: { hmacSignature: 'coqCmt/IZ4E3CzPvMY8zTjQVL5hYJUiBRg8UU+iCWo0=' },
    amount: { currency: 'EUR', value: 1130 },
    eventCode: 'AUTHORISATION',
    eventDate: '2019-05-06T17:15:34.121+02:00',
    merchantAccountCode: 'TestMerchant',
    merchantReference: 'TestPayment-1407325143704',
    originalReference: '',
    paymentMethod: 'visa',
    pspReference: '7914073381342284',
    success: 'true',
  };
  /** An item of our own, signed over the text as the documentation composes it. */
  const signed = (item: object, text: string) => ({
    ...item,
    additionalData: {
      hmacSignature: createHmac('sha256', Buffer.from(KEY, 'hex')).update(text).digest('base64'),
    },
  });
  const REPORT = { eventCode: 'REPORT_AVAILABLE', pspReference: 'report.csv', success: 'true' };

  test.each<[string, Readonly<Record<string, unknown>>, boolean]>([
    ['the official example', EXAMPLE, true],
    ['reordered fields', { ...reversed(EXAMPLE) }, true],
    ['no originalReference', { ...EXAMPLE, originalReference: undefined }, true],
    ['a null originalReference', { ...EXAMPLE, originalReference: null }, true],
    ['success as a boolean', { ...EXAMPLE, success: true }, true],
    ['unsigned additional data', { ...EXAMPLE, reason: 'another' }, true],
    [
      'unicode and separators',
      signed(
        { ...EXAMPLE, merchantReference: 'Zoë: 50 € \\ 日本' },
        '7914073381342284::TestMerchant:Zoë: 50 € \\ 日本:1130:EUR:AUTHORISATION:true',
      ),
      true,
    ],
    [
      'null for what an event without a payment lacks',
      signed(
        { ...REPORT, merchantAccountCode: 'TestMerchant', amount: null, merchantReference: null },
        'report.csv::TestMerchant::::REPORT_AVAILABLE:true',
      ),
      true,
    ],
    [
      'no merchant account',
      signed({ ...REPORT, amount: null }, 'report.csv::::::REPORT_AVAILABLE:true'),
      true,
    ],
    ['another amount', { ...EXAMPLE, amount: { currency: 'EUR', value: 1131 } }, false],
    ['another result', { ...EXAMPLE, success: 'false' }, false],
    ['no signature', { ...EXAMPLE, additionalData: {} }, false],
    ['a short signature', { ...EXAMPLE, additionalData: { hmacSignature: 'coqC' } }, false],
  ])('%s', (_, item, holds) => {
    expect(adyenHolds(item, KEY)).toBe(holds);
  });

  const delivery = (...items: readonly object[]) => ({
    company: 'TestMerchant',
    headers: {},
    contentType: 'application/json',
    raw: JSON.stringify({
      live: 'false',
      notificationItems: items.map((item) => ({ NotificationRequestItem: item })),
    }),
  });

  test.each([1, 2, 20])('a delivery of %i items', async (count) => {
    const items = Array.from({ length: count }, (_, at) =>
      signed(
        { ...EXAMPLE, pspReference: `P${String(at)}` },
        `P${String(at)}::TestMerchant:TestPayment-1407325143704:1130:EUR:AUTHORISATION:true`,
      ),
    );
    const events = await receiveNotification(delivery(...items));
    expect(events.map(({ dedupeKey }) => dedupeKey)).toEqual(
      items.map((_, at) => `AUTHORISATION:P${String(at)}:true`),
    );
  });

  test('one forged item refuses the whole batch', async () => {
    const forged = { ...EXAMPLE, pspReference: 'forged' };
    await expect(
      Promise.resolve().then(() => receiveNotification(delivery(EXAMPLE, forged))),
    ).rejects.toMatchObject({ code: 'signature_invalid' });
  });
});

describe('TrustPay', () => {
  const SECRET = 'secret';
  const hmac = (text: string) => createHmac('sha256', SECRET).update(text).digest('hex');
  const PAID = {
    PaymentInformation: {
      CreditDebitIndicator: 'CRDT',
      References: { MerchantReference: 'gankomedia:A-1', PaymentId: 'p-1' },
      Status: 'Paid',
      Amount: { Amount: 24.9, Currency: 'EUR' },
    },
  };
  const TEXT = '24.90/CRDT/EUR/Paid/gankomedia:A-1/p-1';
  const withFields = (fields: object) => ({
    PaymentInformation: { ...PAID.PaymentInformation, ...fields },
  });

  test.each<[string, object, string]>([
    ['a payment', PAID, TEXT],
    ['reordered fields', { PaymentInformation: reversed(PAID.PaymentInformation) }, TEXT],
    ['true', withFields({ IsTest: true }), `${TEXT}/true`],
    ['false', withFields({ IsTest: false }), '24.90/CRDT/EUR/Paid/false/gankomedia:A-1/p-1'],
    ['null', withFields({ DebtorAccount: null }), '24.90/CRDT/EUR/Paid/gankomedia:A-1/null/p-1'],
    ['an empty text', withFields({ Description: '' }), `/${TEXT}`],
    ['an empty object and list', withFields({ Debtor: {}, Cards: [] }), TEXT],
    ['a list', withFields({ Codes: ['b', 'a'] }), '24.90/CRDT/EUR/Paid/a/b/gankomedia:A-1/p-1'],
    ['whole numbers', withFields({ Count: 3 }), '24.90/3.00/CRDT/EUR/Paid/gankomedia:A-1/p-1'],
    [
      'unicode',
      withFields({ Name: 'Zoë 日本' }),
      '24.90/CRDT/EUR/Paid/Zoë 日本/gankomedia:A-1/p-1',
    ],
  ])('signs %s', (_, body, text) => {
    expect(trustpayHolds({ ...body, Signature: hmac(text) }, SECRET)).toBe(true);
    expect(trustpayHolds({ ...body, Signature: hmac(text) }, 'another')).toBe(false);
    expect(trustpayHolds({ ...body, Extra: 'x', Signature: hmac(text) }, SECRET)).toBe(false);
    expect(trustpayHolds({ ...body }, SECRET)).toBe(false);
  });
});

describe('Maxpay', () => {
  const sum = (text: string) => createHash('sha256').update(text).digest('hex');
  const form = (text: string) => Object.fromEntries(new URLSearchParams(text));

  test.each([
    ['a callback', 'status=success&amount=24.90', 'amount=24.90|status=success|Key'],
    ['fields in upper case', 'b=1&B=2&a=3', 'B=2|a=3|b=1|Key'],
    ['booleans and null as text', 'a=true&b=null&c=', 'a=true|b=null|c=|Key'],
    ['unicode', 'name=Zo%C3%AB+%E6%97%A5', 'name=Zoë 日|Key'],
  ])('signs %s', (_, body, text) => {
    expect(callbackHolds({ ...form(body), checkSum: sum(text) }, 'Key')).toBe(true);
    expect(callbackHolds({ ...form(body), checkSum: sum(text).toUpperCase() }, 'Key')).toBe(true);
    expect(callbackHolds({ ...form(body), x: '1', checkSum: sum(text) }, 'Key')).toBe(false);
  });
});

describe('PayPal', () => {
  const pem = (name: string): string => readFileSync(join(root, 'sandbox/paypal', name), 'utf8');
  const sign = (text: string): string =>
    createSign('RSA-SHA256').update(text).sign(pem('demo-key.pem'), 'base64');
  // `id|time|webhook|checksum of the body as sent`, as the documentation composes it.
  const of = (raw: string) => `t-1|2026-11-23T10:00:00Z|WH-2|${String(crc32(raw))}`;
  const delivery = (
    raw: string,
    signature: string,
    more: Readonly<Record<string, string>> = {},
  ) => ({
    company: 'TestMerchant',
    contentType: 'application/json',
    raw,
    headers: {
      'paypal-auth-algo': 'SHA256withRSA',
      'paypal-cert-url': `${new URL(env().PAYPAL_BASE_URL).origin}/certs/CERT-1`,
      'paypal-transmission-id': 't-1',
      'paypal-transmission-time': '2026-11-23T10:00:00Z',
      'paypal-transmission-sig': signature,
      ...more,
    },
  });

  beforeEach(() => {
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(() => Promise.resolve(new Response(pem('demo-certificate.pem'))));
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  test.each([
    ['a notification', '{"id":"WH-9","event_type":"PAYMENT.CAPTURE.COMPLETED"}'],
    ['reordered fields', '{"event_type":"PAYMENT.CAPTURE.COMPLETED","id":"WH-9"}'],
    ['booleans and null', '{"final_capture":true,"is_test":false,"custom_id":null}'],
    ['unicode, written out and escaped', '{"name":"Zoë 日本","same":"Zo\\u00eb"}'],
    ['white space', '{ "id" : "WH-9" }\n'],
  ])('%s holds as it was sent, and in no other text', async (_, raw) => {
    const signature = sign(of(raw));
    expect(await paypalHolds(delivery(raw, signature))).toBe(true);
    expect(await paypalHolds(delivery(`${raw} `, signature))).toBe(false);
  });

  test.each([
    ['no signature', { 'paypal-transmission-sig': '' }],
    ['another time', { 'paypal-transmission-time': '2026-11-23T10:00:01Z' }],
    ['another algorithm', { 'paypal-auth-algo': 'SHA1withRSA' }],
    ['a certificate elsewhere', { 'paypal-cert-url': 'https://paypal.example/certs/CERT-1' }],
  ])('%s is refused', async (_, more) => {
    expect(await paypalHolds(delivery('{}', sign(of('{}')), more))).toBe(false);
  });

  test('the signature for a webhook that is not ours is refused', async () => {
    const theirs = sign(of('{}').replace('WH-2', 'WH-3'));
    expect(await paypalHolds(delivery('{}', theirs))).toBe(false);
  });
});

describe('38: PayPal certificates come from the environment that we call', () => {
  const LIVE = 'https://api-m.paypal.com';
  const TEST = 'https://api-m.sandbox.paypal.com';
  const LOCAL = 'http://127.0.0.1:4010/paypal';
  const cert = (origin: string) => `${origin}/v1/notifications/certs/CERT-360caa42`;

  test.each([
    ['https://api.paypal.com', LIVE, true],
    ['https://api-m.paypal.com', LIVE, true],
    ['https://api.sandbox.paypal.com', LIVE, false],
    ['https://api-m.sandbox.paypal.com', LIVE, false],
    ['https://api.sandbox.paypal.com', TEST, true],
    ['https://api.paypal.com', TEST, false],
    ['http://127.0.0.1:4010', LOCAL, true],
    ['https://api.paypal.com', LOCAL, false],
    ['http://api.paypal.com', LIVE, false],
    ['https://api.paypal.com.example', LIVE, false],
    ['https://api.paypal.com@example.org', LIVE, false],
    ['https://api.paypal.com:8443', LIVE, false],
    ['no address', LIVE, false],
  ])('%s at %s: %s', (origin, api, believed) => {
    expect(isCertificateUrl(cert(origin), api)).toBe(believed);
  });
});
