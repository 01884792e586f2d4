import { describe, expect, test } from '@jest/globals';
import { DEMO_SECRETS, parseEnv } from '#lib/kernel/env.ts';

const DATABASE_URL = 'postgresql://amarena@db/amarena';
const PRODUCTION = {
  APP_ENV: 'production',
  DATABASE_URL,
  SESSION_SECRET: 'a-session-secret-of-this-deployment-only',
  WIRE_SECRET: 'a-wire-secret',
  SMTP_URL: 'smtps://mail.example.com',
  ADYEN_BASE_URL: 'https://checkout-test.adyen.com/v72',
  ADYEN_API_KEY: 'key',
  ADYEN_HMAC_KEY: 'AB12',
  ADYEN_CLIENT_KEY: 'test_OWN',
  AI_BASE_URL: 'https://ai.example.com/v1',
  AI_API_KEY: 'key',
  DESK_HOST: 'desk.example.com',
};

describe('environment', () => {
  test('names a missing database in one sentence', () => {
    expect(() => parseEnv({})).toThrow(/^DATABASE_URL .*\.$/);
  });

  test('names an invalid port', () => {
    expect(() => parseEnv({ DATABASE_URL, PORT: 'many' })).toThrow(/^PORT /);
  });

  test('20: reads the brands of a cell, and the desks of the others', () => {
    const cell = {
      CELL_BRANDS: 'fuego,verbena',
      CELL_DESKS: 'https://desk.a.example=serra https://desk.b.example=bside,spark',
    };
    expect(parseEnv({ DATABASE_URL, ...cell })).toMatchObject({
      CELL_BRANDS: ['fuego', 'verbena'],
      CELL_DESKS: [
        { address: 'https://desk.a.example', brands: ['serra'] },
        { address: 'https://desk.b.example', brands: ['bside', 'spark'] },
      ],
    });
    expect(parseEnv({ DATABASE_URL }).CELL_BRANDS).toBeUndefined();
    expect(() => parseEnv({ DATABASE_URL, CELL_BRANDS: 'Fuego' })).toThrow(/^CELL_BRANDS lists/);
    expect(() => parseEnv({ DATABASE_URL, CELL_DESKS: 'desk.a' })).toThrow(/^CELL_DESKS lists/);
  });

  // The sandbox answers HTTP on its port and TLS on the second after it.
  test.each(['4190', '6000', '6663', '6665', '10080'])(
    '49: refuses the sandbox on port %s, which fetch does not call',
    (SANDBOX_PORT) => {
      expect(() => parseEnv({ DATABASE_URL, SANDBOX_PORT })).toThrow(
        /^SANDBOX_PORT is a port that fetch/,
      );
    },
  );

  test('49: refuses to serve on a port that browsers do not call', () => {
    expect(() => parseEnv({ DATABASE_URL, PORT: '6000' })).toThrow(/^PORT is a port that fetch/);
  });

  test.each(['10.0.0.0/33', 'example.com', '10.0.0.1/8/8', '::1/129', '10.0.0.1/'])(
    'refuses to serve metrics to %s',
    (METRICS_ADDRESSES) => {
      expect(() => parseEnv({ DATABASE_URL, METRICS_ADDRESSES })).toThrow(/^METRICS_ADDRESSES /);
    },
  );

  test('serves metrics to addresses and networks', () => {
    const METRICS_ADDRESSES = '10.0.0.0/8, fd00::/8,192.0.2.7';
    expect(parseEnv({ DATABASE_URL, METRICS_ADDRESSES }).METRICS_ADDRESSES).toEqual([
      '10.0.0.0/8',
      'fd00::/8',
      '192.0.2.7',
    ]);
  });

  test('20: goes around a pooler only where a direct address is set', () => {
    const direct = 'postgresql://amarena@primary/amarena';
    expect(parseEnv({ DATABASE_URL }).DATABASE_DIRECT_URL).toBe(DATABASE_URL);
    expect(parseEnv({ DATABASE_URL, DATABASE_DIRECT_URL: direct }).DATABASE_DIRECT_URL).toBe(
      direct,
    );
  });

  test('uses demo values in the demo', () => {
    const parsed = parseEnv({ DATABASE_URL });
    expect(parsed.DEMO).toBe(true);
    expect(parsed.SMTP_URL).toBe('smtp://127.0.0.1:4011');
    expect(parsed.PUBLIC_PORT).toBe(3000);
  });

  test('loads the sandbox’s card fields in the demo, and the provider’s with an own key', () => {
    const demo = parseEnv({ DATABASE_URL });
    expect(demo.ADYEN_CLIENT_KEY).toBe('test_DEMO');
    expect(demo.ADYEN_WEB_URL).toBe('http://127.0.0.1:4010/checkoutshopper/test/');
    expect(parseEnv({ DATABASE_URL, ADYEN_CLIENT_KEY: 'test_OWN' }).ADYEN_WEB_URL).toBeUndefined();
  });

  test('starts production on its own values', () => {
    const parsed = parseEnv(PRODUCTION);
    expect(parsed.DEMO).toBe(false);
    expect(parsed.ADYEN_WEB_URL).toBeUndefined();
  });

  test.each(
    Object.keys(PRODUCTION).filter((name) => name !== 'APP_ENV' && name !== 'DATABASE_URL'),
  )('refuses to start production without %s', (name) => {
    expect(() => parseEnv({ ...PRODUCTION, [name]: undefined })).toThrow(name);
  });

  test('refuses fail points and sandbox payment addresses in production', () => {
    expect(() => parseEnv({ ...PRODUCTION, FAIL_POINT: 'charge.answered' })).toThrow(/FAIL_POINT/);
    const standIn = { MOLLIE_API_KEY: 'own', MOLLIE_BASE_URL: 'http://127.0.0.1:4010/mollie/v2' };
    expect(() => parseEnv({ ...PRODUCTION, ...standIn })).toThrow(/MOLLIE_BASE_URL/);
    const committed = { APPLE_PAY_MERCHANT_ID: 'merchant.own', APPLE_PAY_CERTIFICATE: '/own.pem' };
    const key = '/srv/sandbox/tls/merchant-key.pem';
    expect(() => parseEnv({ ...PRODUCTION, ...committed, APPLE_PAY_KEY: key })).toThrow(
      /APPLE_PAY_KEY has its demo value/,
    );
    expect(parseEnv({ ...PRODUCTION, ...committed, APPLE_PAY_KEY: '/own-key.pem' })).toMatchObject({
      APPLE_PAY_KEY: '/own-key.pem',
    });
    expect(parseEnv(PRODUCTION).APPLE_PAY_SCRIPT_URL).toBeUndefined();
    const half = { PAYPAL_CLIENT_SECRET: 'own' };
    expect(() => parseEnv({ ...PRODUCTION, ...half })).toThrow(/PAYPAL_CLIENT_ID/);
  });

  test('switches a provider off without keys, and uses its own host with an own key', () => {
    expect(parseEnv(PRODUCTION)).toMatchObject({ MOLLIE_API_KEY: undefined });
    expect(parseEnv({ DATABASE_URL }).MOLLIE_BASE_URL).toBe('http://127.0.0.1:4010/mollie/v2');
    const own = parseEnv({ DATABASE_URL, MOLLIE_API_KEY: 'own' });
    expect(own).toMatchObject({
      MOLLIE_API_KEY: 'own',
      MOLLIE_BASE_URL: 'https://api.mollie.com/v2',
    });
  });

  test('accepts a listed fail point with its number', () => {
    expect(parseEnv({ DATABASE_URL, FAIL_POINT: 'refund.answered#2' }).FAIL_POINT).toEqual({
      name: 'refund.answered',
      nth: 2,
    });
    for (const FAIL_POINT of ['refund.nowhere', 'refund.answered#0', 'refund.answered#x'])
      expect(() => parseEnv({ DATABASE_URL, FAIL_POINT })).toThrow(/no fail point/);
  });

  test.each(Object.entries(DEMO_SECRETS))(
    'refuses the demo value of %s in production',
    (name, value) => {
      expect(() => parseEnv({ ...PRODUCTION, [name]: value })).toThrow(name);
    },
  );

  test('offers Apple on the brands with a Services ID, and in production only with the whole of its key', () => {
    expect(parseEnv(PRODUCTION).APPLE_CLIENT_IDS).toEqual({});
    const ids = { APPLE_CLIENT_IDS: 'spark=com.example.spark' };
    expect(() => parseEnv({ ...PRODUCTION, ...ids })).toThrow('APPLE_SIGN_IN_KEY');
    const whole = {
      ...ids,
      APPLE_TEAM_ID: 'TEAM',
      APPLE_SIGN_IN_KEY_ID: 'KEY',
      APPLE_SIGN_IN_KEY: '/run/secrets/apple.p8',
    };
    expect(parseEnv({ ...PRODUCTION, ...whole })).toMatchObject({
      APPLE_CLIENT_IDS: { spark: 'com.example.spark' },
      APPLE_ISSUER: 'https://appleid.apple.com',
    });
    const demoKey = { APPLE_SIGN_IN_KEY: 'sandbox/tls/apple-sign-in-key.pem' };
    expect(() => parseEnv({ ...PRODUCTION, ...whole, ...demoKey })).toThrow('APPLE_SIGN_IN_KEY');
  });

  test('switches Google off in production until a client is registered, and then requires both its parts', () => {
    expect(parseEnv(PRODUCTION).GOOGLE_SIGN_IN).toBe(false);
    const client = { GOOGLE_CLIENT_ID: 'own', GOOGLE_CLIENT_SECRET: 'secret' };
    expect(parseEnv({ ...PRODUCTION, ...client })).toMatchObject({
      GOOGLE_SIGN_IN: true,
      GOOGLE_ISSUER: 'https://accounts.google.com',
    });
    expect(() => parseEnv({ ...PRODUCTION, GOOGLE_CLIENT_ID: 'own' })).toThrow(
      'GOOGLE_CLIENT_SECRET',
    );
    expect(() =>
      parseEnv({ ...PRODUCTION, ...client, GOOGLE_ISSUER: 'http://127.0.0.1:4010/google' }),
    ).toThrow('GOOGLE_ISSUER');
    expect(parseEnv({ DATABASE_URL })).toMatchObject({
      GOOGLE_SIGN_IN: true,
      GOOGLE_ISSUER: 'http://127.0.0.1:4010/google',
    });
    expect(parseEnv({ DATABASE_URL, GOOGLE_SIGN_IN: '0' }).GOOGLE_SIGN_IN).toBe(false);
  });

  test('switches push and Telegram off in production until all their settings are present', () => {
    const off = parseEnv(PRODUCTION);
    expect([off.VAPID_PUBLIC_KEY, off.PUSH_STAND_IN, off.TELEGRAM_BOTS]).toEqual([
      undefined,
      undefined,
      {},
    ]);
    const bots = { TELEGRAM_BOTS: 'fuego=1:a,spark=2:b', TELEGRAM_WEBHOOK_SECRET: 'own' };
    expect(parseEnv({ ...PRODUCTION, ...bots })).toMatchObject({
      TELEGRAM_BOTS: { fuego: '1:a', spark: '2:b' },
      TELEGRAM_API_URL: 'https://api.telegram.org',
    });
    expect(() => parseEnv({ ...PRODUCTION, TELEGRAM_BOTS: 'fuego=1:a' })).toThrow(
      'TELEGRAM_WEBHOOK_SECRET',
    );
    expect(() => parseEnv({ ...PRODUCTION, VAPID_PRIVATE_KEY: 'own' })).toThrow('VAPID_PUBLIC_KEY');
    expect(() => parseEnv({ DATABASE_URL, TELEGRAM_BOTS: 'fuego' })).toThrow('TELEGRAM_BOTS');
    expect(parseEnv({ DATABASE_URL }).TELEGRAM_API_URL).toBe('http://127.0.0.1:4010/telegram');
  });

  test('refuses local addresses in production', () => {
    expect(() => parseEnv({ ...PRODUCTION, SMTP_URL: 'smtp://127.0.0.1:25' })).toThrow('SMTP_URL');
  });
});
