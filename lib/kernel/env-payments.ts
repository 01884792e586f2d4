import { z } from 'zod';

/** Environment variables of the payment providers other than the card acquirer. */
export const paymentVariables = {
  PAYPAL_BASE_URL: z.url().optional(),
  PAYPAL_CLIENT_ID: z.string().optional(),
  PAYPAL_CLIENT_SECRET: z.string().optional(),
  PAYPAL_WEBHOOK_ID: z.string().optional(),
  PAYPAL_SDK_URL: z.url().optional(),
  MOLLIE_BASE_URL: z.url().optional(),
  MOLLIE_API_KEY: z.string().optional(),
  TRUSTPAY_BASE_URL: z.url().optional(),
  TRUSTPAY_API_KEY: z.string().optional(),
  TRUSTPAY_SECRET: z.string().optional(),
  MAXPAY_BASE_URL: z.url().optional(),
  MAXPAY_PUBLIC_KEY: z.string().optional(),
  MAXPAY_PRIVATE_KEY: z.string().optional(),
  GOOGLE_PAY_URL: z.url().optional(),
  APPLE_PAY_MERCHANT_ID: z.string().optional(),
  APPLE_PAY_CERTIFICATE: z.string().optional(),
  APPLE_PAY_KEY: z.string().optional(),
  APPLE_PAY_CA: z.string().optional(),
  APPLE_PAY_GATEWAY_URL: z.url().optional(),
  APPLE_PAY_SCRIPT_URL: z.url().optional(),
};

type PaymentVariables = Readonly<z.output<z.ZodObject<typeof paymentVariables>>>;

/** Demo values for the providers; production refuses the secret ones. */
export const DEMO_PAYMENTS = {
  PAYPAL_CLIENT_ID: 'demo-paypal-client',
  PAYPAL_CLIENT_SECRET: 'demo-paypal-secret',
  PAYPAL_WEBHOOK_ID: 'DEMO-WEBHOOK-ID',
  MOLLIE_API_KEY: 'test_demoMollieKeyOfTheSandbox0001',
  TRUSTPAY_API_KEY: 'demo-trustpay-key',
  TRUSTPAY_SECRET: 'demo-trustpay-secret',
  MAXPAY_PUBLIC_KEY: 'pk_demo_maxpay',
  MAXPAY_PRIVATE_KEY: 'sk_demo_maxpay',
  APPLE_PAY_MERCHANT_ID: 'merchant.example.amarena.demo',
  APPLE_PAY_CERTIFICATE: 'sandbox/tls/merchant.pem',
  APPLE_PAY_KEY: 'sandbox/tls/merchant-key.pem',
} as const;

/** The providers' real hosts; in the demo the sandbox replaces them. */
const HOSTS = {
  PAYPAL_BASE_URL: 'https://api-m.paypal.com',
  PAYPAL_SDK_URL: 'https://www.paypal.com/web-sdk/v6/core',
  MOLLIE_BASE_URL: 'https://api.mollie.com/v2',
  TRUSTPAY_BASE_URL: 'https://aapi.trustpay.eu',
  MAXPAY_BASE_URL: 'https://gateway.maxpay.com',
  GOOGLE_PAY_URL: 'https://pay.google.com/gp/p/js/pay.js',
} as const;

const STAND_INS = {
  PAYPAL_BASE_URL: '/paypal',
  PAYPAL_SDK_URL: '/paypal/web-sdk/v6/core',
  MOLLIE_BASE_URL: '/mollie/v2',
  TRUSTPAY_BASE_URL: '/trustpay',
  MAXPAY_BASE_URL: '/maxpay',
  GOOGLE_PAY_URL: '/gp/p/js/pay.js',
} as const satisfies Readonly<Record<keyof typeof HOSTS, string>>;

const OWN_KEY = {
  PAYPAL_BASE_URL: 'PAYPAL_CLIENT_ID',
  PAYPAL_SDK_URL: 'PAYPAL_CLIENT_ID',
  MOLLIE_BASE_URL: 'MOLLIE_API_KEY',
  TRUSTPAY_BASE_URL: 'TRUSTPAY_API_KEY',
  MAXPAY_BASE_URL: 'MAXPAY_PUBLIC_KEY',
  GOOGLE_PAY_URL: 'GOOGLE_PAY_URL',
} as const satisfies Readonly<Record<keyof typeof HOSTS, keyof PaymentVariables>>;

/** Apple Pay needs no host from us: the browser contains it and names its own hosts. */
function applePay(given: PaymentVariables, demo: boolean, sandbox: string) {
  if (!demo || given.APPLE_PAY_MERCHANT_ID !== undefined) return {};
  const { hostname, port } = new URL(sandbox);
  return {
    APPLE_PAY_CA: given.APPLE_PAY_CA ?? 'sandbox/tls/ca.pem',
    APPLE_PAY_GATEWAY_URL:
      given.APPLE_PAY_GATEWAY_URL ?? `https://${hostname}:${String(Number(port) + 2)}`,
    APPLE_PAY_SCRIPT_URL: given.APPLE_PAY_SCRIPT_URL ?? `${sandbox}/applepay/session.js`,
  };
}

/**
 * The settings of the providers: in the demo with demo keys at the sandbox, elsewhere off until the operator
 * configures keys. A configured key uses the provider's own host unless another host is configured. Pure.
 */
export function paymentSettings(given: PaymentVariables, demo: boolean, sandbox: string) {
  const address = (name: keyof typeof HOSTS): string => {
    const standIn = demo && given[OWN_KEY[name]] === undefined;
    return given[name] ?? (standIn ? `${sandbox}${STAND_INS[name]}` : HOSTS[name]);
  };
  const own = (name: keyof typeof DEMO_PAYMENTS): string | undefined =>
    given[name] ?? (demo ? DEMO_PAYMENTS[name] : undefined);
  return {
    ...applePay(given, demo, sandbox),
    PAYPAL_BASE_URL: address('PAYPAL_BASE_URL'),
    PAYPAL_SDK_URL: address('PAYPAL_SDK_URL'),
    PAYPAL_CLIENT_ID: own('PAYPAL_CLIENT_ID'),
    PAYPAL_CLIENT_SECRET: own('PAYPAL_CLIENT_SECRET'),
    PAYPAL_WEBHOOK_ID: own('PAYPAL_WEBHOOK_ID'),
    MOLLIE_BASE_URL: address('MOLLIE_BASE_URL'),
    MOLLIE_API_KEY: own('MOLLIE_API_KEY'),
    TRUSTPAY_BASE_URL: address('TRUSTPAY_BASE_URL'),
    TRUSTPAY_API_KEY: own('TRUSTPAY_API_KEY'),
    TRUSTPAY_SECRET: own('TRUSTPAY_SECRET'),
    MAXPAY_BASE_URL: address('MAXPAY_BASE_URL'),
    MAXPAY_PUBLIC_KEY: own('MAXPAY_PUBLIC_KEY'),
    MAXPAY_PRIVATE_KEY: own('MAXPAY_PRIVATE_KEY'),
    GOOGLE_PAY_URL: address('GOOGLE_PAY_URL'),
    APPLE_PAY_MERCHANT_ID: own('APPLE_PAY_MERCHANT_ID'),
    APPLE_PAY_CERTIFICATE: own('APPLE_PAY_CERTIFICATE'),
    APPLE_PAY_KEY: own('APPLE_PAY_KEY'),
  };
}
