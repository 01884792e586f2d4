import { createHmac } from 'node:crypto';
import type { Brand } from '../brands/schema.ts';
import { sameSecret } from '../kernel/ids.ts';
import { mailHost } from '../mail/mail-host.ts';
import { inboundSecrets } from './inbound-secrets.ts';

/** Lower case only: some mail servers change the case of the local part. */
const PATTERN = /^reply\+([2-9a-z]{4}-[2-9a-z]{4})-([0-9a-f]{24})@/;
const TOKEN_LENGTH = 24;

function sealOf(reference: string, secret: string): string {
  const sum = createHmac('sha256', secret).update(`ticket reply ${reference}`).digest('hex');
  return sum.slice(0, TOKEN_LENGTH);
}

/**
 * The reply address of a ticket. It carries a secret token: anyone who knows the address may add a message,
 * and it cannot be guessed. Null when inbound mail is not configured.
 */
export function replyAddress(brand: Brand, reference: string): string | null {
  const [secret] = inboundSecrets();
  if (secret === undefined) return null;
  return `reply+${reference.toLowerCase()}-${sealOf(reference, secret)}@${mailHost(brand)}`;
}

/** The ticket that one of our reply addresses belongs to; undefined for any other or forged address. */
export function ticketOf(address: string): string | undefined {
  const [, name = '', seal = ''] = PATTERN.exec(address.trim().toLowerCase()) ?? [];
  const reference = name.toUpperCase();
  if (reference === '') return undefined;
  const isOurs = inboundSecrets().some((secret) => sameSecret(seal, sealOf(reference, secret)));
  return isOurs ? reference : undefined;
}
