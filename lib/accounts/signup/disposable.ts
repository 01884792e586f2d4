import { disposableEmailBlocklistSet } from 'disposable-email-domains-js';
import { singleton } from '../../kernel/singleton.ts';
import { normaliseEmail } from '../../identity/email.ts';

/**
 * Whether the address is disposable: its domain, or a parent domain, is on the package's list. Forwarding
 * services that hide an address but deliver the mail are not on it.
 */
export function isDisposableEmail(email: string): boolean {
  const listed = singleton('disposable-domains', disposableEmailBlocklistSet);
  const labels = (normaliseEmail(email).split('@').at(-1) ?? '').split('.');
  return labels.some((_, above) => listed.has(labels.slice(above).join('.')));
}
