import { disposableEmailBlocklistSet } from 'disposable-email-domains-js';
import { singleton } from '../kernel/singleton.ts';
import { normaliseEmail } from './email.ts';

/**
 * Whether mail to this address is thrown away by its provider: its domain, or one above it, is on the
 * package's list. Forwarding services that hide an address but deliver are not.
 */
export function isDisposableEmail(email: string): boolean {
  const listed = singleton('disposable-domains', disposableEmailBlocklistSet);
  const labels = (normaliseEmail(email).split('@').at(-1) ?? '').split('.');
  return labels.some((_, above) => listed.has(labels.slice(above).join('.')));
}
