import { createVerify, X509Certificate, type KeyObject } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { env } from '../../../kernel/env.ts';
import type { Delivery } from '../notice.ts';
import { createCache } from '../../../kernel/cache.ts';
import { log } from '../../../kernel/log.ts';

/** Hosts of an environment: its API and, under another name, its certificates. */
const ENVIRONMENTS: readonly (readonly string[])[] = [
  ['https://api-m.paypal.com', 'https://api.paypal.com'],
  ['https://api-m.sandbox.paypal.com', 'https://api.sandbox.paypal.com'],
];
const WITHIN_MS = 5_000;
const LARGEST = 64 * 1_024;

const keys = createCache<KeyObject>('paypal-certificates', { max: 10 });

/**
 * Whether the URL in a header, which any caller can set, is one of the provider's own hosts in the environment
 * that we call. Anyone can have deliveries signed by the provider's test environment. Pure.
 */
export function isCertificateUrl(address: string, apiBaseUrl: string): boolean {
  if (!URL.canParse(address)) return false;
  const api = new URL(apiBaseUrl).origin;
  const hosts = ENVIRONMENTS.find((origins) => origins.includes(api)) ?? [api];
  return hosts.includes(new URL(address).origin);
}

async function fetchKey(address: string): Promise<KeyObject | undefined> {
  try {
    const signal = AbortSignal.timeout(WITHIN_MS);
    const response = await fetch(address, { redirect: 'error', signal });
    if (!response.ok || Number(response.headers.get('content-length') ?? 0) > LARGEST) return;
    return new X509Certificate(await response.text()).publicKey;
  } catch (error) {
    const reason = error instanceof Error ? error.name : 'unknown';
    log().warn({ provider: 'paypal', reason }, 'paypal certificate fetch failed');
    return undefined;
  }
}

/** The public key of the certificate at one of the provider's URLs; undefined for any other URL. */
async function certificateKey(address: string): Promise<KeyObject | undefined> {
  if (!isCertificateUrl(address, env().PAYPAL_BASE_URL)) return undefined;
  const known = keys.get(address);
  if (known) return known;
  const key = await fetchKey(address);
  if (key) keys.set(address, key);
  return key;
}

const ALGORITHM = 'SHA256withRSA';

/**
 * Whether the delivery was signed for one of our webhooks with one of the provider's certificates. Each
 * company's URL is a separate webhook at the provider.
 */
export async function signatureHolds({ raw, headers }: Delivery): Promise<boolean> {
  const of = (name: string): string => headers[`paypal-${name}`] ?? '';
  if (of('auth-algo') !== ALGORITHM) return false;
  const key = await certificateKey(of('cert-url'));
  if (!key) return false;
  const webhooks = env().PAYPAL_WEBHOOK_ID?.split(',') ?? [];
  return webhooks.some((webhookId) => {
    const signed = [of('transmission-id'), of('transmission-time'), webhookId.trim(), crc32(raw)];
    return createVerify('RSA-SHA256')
      .update(signed.join('|'))
      .verify(key, of('transmission-sig'), 'base64');
  });
}
