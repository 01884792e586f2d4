import { Resolver } from 'node:dns/promises';
import { SECOND } from '../kernel/clock.ts';
import { singleton } from '../kernel/singleton.ts';

/** What we ask the name system about mail. A test puts a stand-in in the place of the real one. */
export type MailDns = Pick<Resolver, 'resolveMx' | 'resolve4' | 'resolve6' | 'resolveNs'>;

/** The one of this process; it waits a second for an answer, once. */
export function mailDns(): MailDns {
  return singleton('mail-dns', () => new Resolver({ timeout: SECOND, tries: 1 }));
}
