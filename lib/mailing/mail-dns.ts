import { Resolver } from 'node:dns/promises';
import { SECOND } from '../kernel/clock.ts';
import { singleton } from '../kernel/singleton.ts';

/** The DNS queries that mail needs. A test replaces the real resolver with a stub. */
export type MailDns = Pick<Resolver, 'resolveMx' | 'resolve4' | 'resolve6' | 'resolveNs'>;

/** The resolver of this process; waits one second for an answer, with a single try. */
export function mailDns(): MailDns {
  return singleton('mail-dns', () => new Resolver({ timeout: SECOND, tries: 1 }));
}
