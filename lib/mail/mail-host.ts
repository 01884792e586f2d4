import { brands } from '../brands/registry.ts';
import type { Brand } from '../brands/schema.ts';
import { env } from '../kernel/env.ts';

/** The domain that a brand's mail is sent from and that replies go to. */
export function mailHost(brand: Brand): string {
  return env().MAIL_FROM_HOST ?? brand.hosts[0] ?? brand.id;
}

/** Whether a Message-ID, with its angle brackets, belongs to a mail that we sent. */
export function isOwnMessageId(messageId: string): boolean {
  const host = messageId.slice(messageId.lastIndexOf('@') + 1).replace(/>\s*$/, '');
  return brands.some((brand) => mailHost(brand) === host.toLowerCase());
}
