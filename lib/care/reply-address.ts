import { createHmac } from 'node:crypto';
import type { Brand } from '../brands/schema.ts';
import { env } from '../kernel/env.ts';
import { sameSecret } from '../kernel/ids.ts';
import { mailHost } from '../mail/mail-host.ts';

/** Lower case and digits: some mail servers fold what stands before the at sign. */
const PATTERN = /^reply\+([2-9a-z]{4}-[2-9a-z]{4})-([0-9a-f]{24})@/;
const TOKEN_LENGTH = 24;

function sealOf(reference: string, secret: string): string {
  const sum = createHmac('sha256', secret).update(`ticket reply ${reference}`).digest('hex');
  return sum.slice(0, TOKEN_LENGTH);
}

/**
 * Where the sender of a ticket answers: whoever holds the address may add to it, and nobody can guess it.
 * Null where no mail comes in.
 */
export function replyAddress(brand: Brand, reference: string): string | null {
  const { MAIL_INBOUND_SECRET: secret } = env();
  if (secret === undefined) return null;
  return `reply+${reference.toLowerCase()}-${sealOf(reference, secret)}@${mailHost(brand)}`;
}

/** The ticket that an address of ours belongs to; undefined for any other, and for one that was made up. */
export function ticketOf(address: string): string | undefined {
  const { MAIL_INBOUND_SECRET: secret } = env();
  const [, name = '', seal = ''] = PATTERN.exec(address.trim().toLowerCase()) ?? [];
  const reference = name.toUpperCase();
  if (secret === undefined || reference === '') return undefined;
  return sameSecret(seal, sealOf(reference, secret)) ? reference : undefined;
}
