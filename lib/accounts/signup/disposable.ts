import { disposableEmailBlocklistSet } from 'disposable-email-domains-js';
import { singleton } from '../../kernel/singleton.ts';
import { normaliseEmail } from '../../identity/email.ts';
import { EMAIL_MAX_LENGTH } from '../../identity/limits.ts';

/**
 * Whether the address is disposable: its domain, or a parent domain, is on the package's list. Forwarding
 * services that hide an address but deliver the mail are not on it.
 */
export function isDisposableEmail(email: string): boolean {
  const listed = singleton('disposable-domains', disposableEmailBlocklistSet);
  const domain = normaliseEmail(email).split('@').at(-1) ?? '';
  // No domain is longer, and each of its parents is looked up.
  if (domain.length > EMAIL_MAX_LENGTH) return false;
  const labels = domain.split('.');
  return labels.some((_, above) => listed.has(labels.slice(above).join('.')));
}
