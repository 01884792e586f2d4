import { createVerify } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { env } from '../../../kernel/env.ts';
import type { Delivery } from '../notice.ts';
import { certificateKey } from './certificates.ts';

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
