import { join } from 'node:path';
import { demoBrands } from './demo-brands.ts';

interface TelegramBot {
  readonly name: string;
  readonly token: string;
  /** URL for the bot's updates, and the secret that authenticates them. */
  webhook: string;
  secret: string;
}

/** Settings of the sandbox, read once from the environment. The defaults are those of the demo. */
export interface SandboxConfig {
  readonly host: string;
  readonly httpPort: number;
  readonly smtpPort: number;
  readonly tlsPort: number;
  readonly publicUrl: string | undefined;
  /** Base URL of the TLS server for the app. */
  readonly tlsUrl: string | undefined;
  readonly adyenApiKey: string;
  readonly adyenHmacKey: string;
  /** URL for payment notifications, with the placeholders `{provider}` and `{company}`. */
  readonly webhooks: string;
  /** Delay from an event to its notification, so that the API's answer normally arrives first. */
  readonly webhookDelayMs: number;
  readonly merchantAccounts: readonly string[];
  readonly paypalClientId: string;
  readonly paypalClientSecret: string;
  readonly paypalWebhookId: string;
  readonly trustpayApiKey: string;
  readonly trustpaySecret: string;
  readonly maxpayPublicKey: string;
  readonly maxpayPrivateKey: string;
  readonly mollieApiKey: string;
  /** Secret that authenticates the mail gateway to the app. */
  readonly mailSecret: string;
  readonly googleClientId: string;
  readonly googleClientSecret: string;
  readonly appleTeamId: string;
  /** The private key file of the client; only its public half is used. */
  readonly appleKeyFile: string;
  readonly telegramBots: readonly TelegramBot[];
}

const DEMO_HMAC_KEY = '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056';
const DEMO_WEBHOOKS = 'http://127.0.0.1:3000/api/webhooks/{provider}?c={company}';
const DEMO_TELEGRAM = 'http://127.0.0.1:3000/api/webhooks/telegram?b={brand}';
const LAST_PORT = 65_533;

function basePort(text: string | undefined): number {
  const port = Number(text ?? '4010');
  if (!Number.isInteger(port) || port < 0 || port > LAST_PORT) {
    throw new Error(`SANDBOX_PORT must be a whole number from 0 to ${LAST_PORT}.`);
  }
  return port;
}

function delayMs(text: string | undefined): number {
  const delay = Number(text ?? '150');
  if (!Number.isInteger(delay) || delay < 0) {
    throw new Error('SANDBOX_WEBHOOK_DELAY_MS must be a whole number of milliseconds.');
  }
  return delay;
}

function hexKey(text: string): string {
  if (!/^(?:[0-9a-f]{2}){16,}$/i.test(text)) {
    throw new Error('SANDBOX_ADYEN_HMAC must be at least 16 bytes in hexadecimal.');
  }
  return text;
}

/** The demo's bots, one per brand. */
function telegramBots(webhook: string, secret: string): TelegramBot[] {
  return demoBrands.map((brand, index) => ({
    name: `${brand}_demo_bot`,
    token: `${10_001 + index}:demo-${brand}-bot`,
    webhook: webhook.replaceAll('{brand}', brand),
    secret,
  }));
}

/** Port 0 lets the system choose the ports; the ready line prints them. Throws on invalid values. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): SandboxConfig {
  const port = basePort(env['SANDBOX_PORT']);
  return {
    host: env['SANDBOX_HOST'] ?? '127.0.0.1',
    httpPort: port,
    smtpPort: port === 0 ? 0 : port + 1,
    tlsPort: port === 0 ? 0 : port + 2,
    publicUrl: env['SANDBOX_PUBLIC_URL']?.replace(/(?<!\/)\/+$/, ''),
    tlsUrl: env['SANDBOX_TLS_URL']?.replace(/(?<!\/)\/+$/, ''),
    adyenApiKey: env['SANDBOX_ADYEN_API_KEY'] ?? 'demo-adyen-key',
    adyenHmacKey: hexKey(env['SANDBOX_ADYEN_HMAC'] ?? DEMO_HMAC_KEY),
    webhooks: env['SANDBOX_WEBHOOKS'] ?? DEMO_WEBHOOKS,
    webhookDelayMs: delayMs(env['SANDBOX_WEBHOOK_DELAY_MS']),
    merchantAccounts: ['gankomedia', 'iumob'],
    paypalClientId: env['SANDBOX_PAYPAL_CLIENT_ID'] ?? 'demo-paypal-client',
    paypalClientSecret: env['SANDBOX_PAYPAL_CLIENT_SECRET'] ?? 'demo-paypal-secret',
    paypalWebhookId: env['SANDBOX_PAYPAL_WEBHOOK_ID'] ?? 'DEMO-WEBHOOK-ID',
    trustpayApiKey: env['SANDBOX_TRUSTPAY_API_KEY'] ?? 'demo-trustpay-key',
    trustpaySecret: env['SANDBOX_TRUSTPAY_SECRET'] ?? 'demo-trustpay-secret',
    maxpayPublicKey: env['SANDBOX_MAXPAY_PUBLIC_KEY'] ?? 'pk_demo_maxpay',
    maxpayPrivateKey: env['SANDBOX_MAXPAY_PRIVATE_KEY'] ?? 'sk_demo_maxpay',
    mollieApiKey: env['SANDBOX_MOLLIE_API_KEY'] ?? 'test_demoMollieKeyOfTheSandbox0001',
    mailSecret: env['SANDBOX_MAIL_SECRET'] ?? 'demo-mail-inbound-secret',
    googleClientId: env['SANDBOX_GOOGLE_CLIENT_ID'] ?? 'demo-google-client',
    googleClientSecret: env['SANDBOX_GOOGLE_CLIENT_SECRET'] ?? 'demo-google-secret',
    appleTeamId: env['SANDBOX_APPLE_TEAM_ID'] ?? 'DEMOTEAM00',
    appleKeyFile:
      env['SANDBOX_APPLE_KEY'] ?? join(import.meta.dirname, 'tls/apple-sign-in-key.pem'),
    telegramBots: telegramBots(
      env['SANDBOX_TELEGRAM_WEBHOOK'] ?? DEMO_TELEGRAM,
      env['SANDBOX_TELEGRAM_SECRET'] ?? 'demo-telegram-webhook-secret',
    ),
  };
}
