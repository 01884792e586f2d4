import { isIP } from 'node:net';
import { z } from 'zod';
import { badPort } from './bad-ports.ts';
import { readSecretFiles } from './secret-files.ts';
import { singleton } from './singleton.ts';
import { callVariables } from './env-calls.ts';
import { appleSettings, appleVariables, DEMO_APPLE } from './env-apple.ts';
import { DEMO_NOTICES, noticeSettings, noticeVariables } from './env-notices.ts';
import { DEMO_PAYMENTS, paymentSettings, paymentVariables } from './env-payments.ts';
import { productionFaults } from './env-production.ts';
import { trackingSettings, trackingVariables } from './env-tracking.ts';
import { readFailPoint } from './fail-points.ts';
import { brandList, cellDesks } from './env-cells.ts';
import { redisAddress } from './redis-address.ts';

const flag = z
  .enum(['0', '1', 'true', 'false'])
  .transform((value) => value === '1' || value === 'true');
/** Whether the text is an IP address or a network such as 10.0.0.0/8. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return (
    most > 0 &&
    more.length === 0 &&
    (bits === undefined || /^\d{1,3}$/.test(bits)) &&
    Number(bits ?? 0) <= most
  );
}

const FORBIDDEN = 'is a port that fetch and browsers refuse: choose another one';

const addresses = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  )
  .refine((all) => all.every(isNetwork), 'holds something else than addresses and networks');
const port = z.coerce.number().int().min(1).max(65_535);
const fetchedPort = port.refine((one) => badPort(one) === undefined, FORBIDDEN);

const schema = z.object({
  APP_ENV: z.enum(['development', 'test', 'production']).default('development'),
  DEMO: flag.optional(),
  PORT: fetchedPort.default(3000),
  PUBLIC_PORT: fetchedPort.optional(),
  PUBLIC_SCHEME: z.enum(['http', 'https']).optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z.string().min(1, 'is needed: a PostgreSQL address'),
  DATABASE_DIRECT_URL: z.string().optional(),
  DATABASE_READ_URL: z.string().optional(),
  DATABASE_PREPARED: flag.default(true),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(20),
  REDIS_URL: redisAddress.optional(),
  // The brands of this cell; all where it is not set.
  CELL_BRANDS: brandList.optional(),
  // The desks of other cells, each with its brands: `https://desk.example.com=fuego,verbena …`.
  CELL_DESKS: cellDesks.default([]),
  S3_URL: z.string().optional(),
  SMTP_URL: z.string().optional(),
  MAIL_FROM_HOST: z.string().optional(),
  MAIL_INBOUND_SECRET: z.string().min(16, 'needs at least 16 characters').optional(),
  MAIL_INBOUND_SECRET_BEFORE: z.string().min(16, 'needs at least 16 characters').optional(),
  DKIM_SELECTOR: z
    .string()
    .regex(/^[\w.-]{1,63}$/, 'is a DNS label')
    .optional(),
  METRICS_TOKEN: z.string().min(16, 'needs at least 16 characters').optional(),
  METRICS_ADDRESSES: addresses.default(['127.0.0.1', '::1']),
  DESK_HOST: z.string().default('desk.localhost'),
  SESSION_SECRET: z.string().min(32, 'needs at least 32 characters').optional(),
  // Still accepted after a change, until what it sealed has expired.
  SESSION_SECRET_BEFORE: z.string().min(32, 'needs at least 32 characters').optional(),
  PAYMENT_HASH_SECRET: z.string().min(32, 'needs at least 32 characters').optional(),
  WIRE_SECRET: z.string().default('amarena-wire'),
  // Calls go to the port itself and, with TLS, to the second after it; the one between receives mail.
  SANDBOX_PORT: port.refine((one) => badPort(one, one + 2) === undefined, FORBIDDEN).default(4010),
  // Chosen by the program that starts the server, to recognise it by its health answers.
  START_ID: z.string().max(100).optional(),
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  TRUST_PROXY: z.coerce.number().int().min(0).max(5).default(0),
  AUTO_MODERATE: flag.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
  OTEL_SERVICE_NAME: z.string().default('amarena'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  // Off, log lines go to standard output alone.
  LOG_STORE: flag.default(true),
  // Seconds between the refusal of `ready` and the end of the listener: balancers notice it meanwhile.
  STOP_DELAY: z.coerce.number().int().min(0).max(60).default(0),
  NEXT_DEV: flag.default(false),
  CONTROL_PORT: port.optional(),
  RATE_LIMIT_FACTOR: z.coerce.number().int().min(1).max(100_000).default(1),
  ADYEN_BASE_URL: z.url().optional(),
  ADYEN_API_KEY: z.string().optional(),
  ADYEN_HMAC_KEY: z.string().optional(),
  ADYEN_HMAC_KEY_BEFORE: z.string().optional(),
  ADYEN_CLIENT_KEY: z.string().optional(),
  ADYEN_WEB_URL: z.url().optional(),
  AI_BASE_URL: z.url().optional(),
  AI_API_KEY: z.string().optional(),
  AI_MODEL: z.string().default('hosted-small'),
  GOOGLE_SIGN_IN: flag.optional(),
  GOOGLE_ISSUER: z.url().optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  FAIL_POINT: z.string().transform(readFailPoint).optional(),
  ...paymentVariables,
  ...appleVariables,
  ...noticeVariables,
  ...callVariables,
  ...trackingVariables,
});

/** Demo values with which a fresh clone runs; production refuses each of them. */
export const DEMO_SECRETS = {
  SESSION_SECRET: 'amarena-demo-session-secret-not-for-production',
  WIRE_SECRET: 'amarena-wire',
  ADYEN_API_KEY: 'demo-adyen-key',
  ADYEN_CLIENT_KEY: 'test_DEMO',
  ADYEN_HMAC_KEY: '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056',
  AI_API_KEY: 'demo-ai-key',
  GOOGLE_CLIENT_SECRET: 'demo-google-secret',
  MAIL_INBOUND_SECRET: 'demo-mail-inbound-secret',
  PAYPAL_CLIENT_SECRET: DEMO_PAYMENTS.PAYPAL_CLIENT_SECRET,
  MOLLIE_API_KEY: DEMO_PAYMENTS.MOLLIE_API_KEY,
  TRUSTPAY_SECRET: DEMO_PAYMENTS.TRUSTPAY_SECRET,
  MAXPAY_PRIVATE_KEY: DEMO_PAYMENTS.MAXPAY_PRIVATE_KEY,
  APPLE_PAY_KEY: DEMO_PAYMENTS.APPLE_PAY_KEY,
  APPLE_SIGN_IN_KEY: DEMO_APPLE.APPLE_SIGN_IN_KEY,
  VAPID_PRIVATE_KEY: DEMO_NOTICES.VAPID_PRIVATE_KEY,
  TELEGRAM_WEBHOOK_SECRET: DEMO_NOTICES.TELEGRAM_WEBHOOK_SECRET,
} as const;

export type Env = ReturnType<typeof parseEnv>;

/** Reads and checks the environment; throws an Error with one sentence that names the fault. */
export function parseEnv(source: Readonly<Record<string, string | undefined>>) {
  const filled = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const given = { ...filled, ...readSecretFiles(filled, Object.keys(schema.shape)) };
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new Error(`${String(issue?.path[0])} ${issue?.message ?? 'is invalid'}.`);
  }
  const raw = parsed.data;
  const demo = raw.DEMO ?? raw.APP_ENV !== 'production';
  if (raw.APP_ENV === 'production' && !demo) {
    const fault = productionFaults(raw, DEMO_SECRETS)[0];
    if (fault !== undefined) throw new Error(fault);
  }
  const sandbox = `http://127.0.0.1:${raw.SANDBOX_PORT}`;
  return {
    ...raw,
    DEMO: demo,
    // What a pooler in transaction mode cannot do: LISTEN and locks of a session.
    DATABASE_DIRECT_URL: raw.DATABASE_DIRECT_URL ?? raw.DATABASE_URL,
    PUBLIC_PORT: raw.PUBLIC_PORT ?? raw.PORT,
    PUBLIC_SCHEME: raw.PUBLIC_SCHEME ?? (raw.APP_ENV === 'production' ? 'https' : 'http'),
    SESSION_SECRET: raw.SESSION_SECRET ?? DEMO_SECRETS.SESSION_SECRET,
    // Stored hashes are compared for years, so this one stays when the session secret changes.
    PAYMENT_HASH_SECRET:
      raw.PAYMENT_HASH_SECRET ?? raw.SESSION_SECRET ?? DEMO_SECRETS.SESSION_SECRET,
    SMTP_URL: raw.SMTP_URL ?? `smtp://127.0.0.1:${raw.SANDBOX_PORT + 1}`,
    // Off where no mail gateway is configured: replies then go to the company's own mailbox.
    MAIL_INBOUND_SECRET:
      raw.MAIL_INBOUND_SECRET ?? (demo ? DEMO_SECRETS.MAIL_INBOUND_SECRET : undefined),
    AUTO_MODERATE: raw.AUTO_MODERATE ?? demo,
    ADYEN_BASE_URL: raw.ADYEN_BASE_URL ?? `${sandbox}/adyen/v72`,
    ADYEN_API_KEY: raw.ADYEN_API_KEY ?? DEMO_SECRETS.ADYEN_API_KEY,
    ADYEN_HMAC_KEY: raw.ADYEN_HMAC_KEY ?? DEMO_SECRETS.ADYEN_HMAC_KEY,
    ADYEN_CLIENT_KEY: raw.ADYEN_CLIENT_KEY ?? DEMO_SECRETS.ADYEN_CLIENT_KEY,
    // With a configured key Adyen's library uses Adyen's own hosts, which it knows.
    ADYEN_WEB_URL:
      raw.ADYEN_WEB_URL ??
      (raw.ADYEN_CLIENT_KEY === undefined ? `${sandbox}/checkoutshopper/test/` : undefined),
    AI_BASE_URL: raw.AI_BASE_URL ?? `${sandbox}/openai/v1`,
    AI_API_KEY: raw.AI_API_KEY ?? DEMO_SECRETS.AI_API_KEY,
    // Off where no OAuth client is configured: the button is then absent.
    GOOGLE_SIGN_IN: raw.GOOGLE_SIGN_IN ?? (demo || raw.GOOGLE_CLIENT_ID !== undefined),
    GOOGLE_ISSUER:
      raw.GOOGLE_ISSUER ??
      (raw.GOOGLE_CLIENT_ID === undefined ? `${sandbox}/google` : 'https://accounts.google.com'),
    GOOGLE_CLIENT_ID: raw.GOOGLE_CLIENT_ID ?? 'demo-google-client',
    GOOGLE_CLIENT_SECRET: raw.GOOGLE_CLIENT_SECRET ?? DEMO_SECRETS.GOOGLE_CLIENT_SECRET,
    ...paymentSettings(raw, demo, sandbox),
    ...appleSettings(raw, demo, sandbox),
    ...noticeSettings(raw, demo, sandbox),
    ...trackingSettings(raw, demo, sandbox),
  };
}

/** The process's environment, parsed once. The only place in lib that reads process.env. */
export function env(): Env {
  return singleton('env', () => parseEnv(process.env));
}
