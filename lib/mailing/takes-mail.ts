import { domainToASCII } from 'node:url';
import { Resolver } from 'node:dns/promises';
import { createCache } from '../kernel/cache.ts';
import { SECOND } from '../kernel/clock.ts';
import { singleton } from '../kernel/singleton.ts';
import { within } from '../kernel/within.ts';
import { DNS_ANSWERS_WITHIN_MS, DNS_ANSWER_CACHED_MS } from './limits.ts';

/** The DNS queries that mail needs. A test replaces the real resolver with a stub. */
export type MailDns = Pick<Resolver, 'resolveMx' | 'resolve4' | 'resolve6' | 'resolveNs'>;

/** The resolver of this process; waits one second for an answer, with a single try. */
function mailDns(): MailDns {
  return singleton('mail-dns', () => new Resolver({ timeout: SECOND, tries: 1 }));
}

/** `unknown` when DNS gave no answer: that never counts against an address. */
export type TakesMail = 'yes' | 'no' | 'unknown';

/** Domains that the demo's own mail server accepts. */
const OURS = /(?:^|\.)(?:test|localhost)$/;
const NONE: ReadonlySet<unknown> = new Set(['ENOTFOUND', 'ENODATA', 'EBADNAME']);

/** DNS records of a name, an empty list, or null when DNS gave no answer. */
async function records<T>(asked: Promise<readonly T[]>): Promise<readonly T[] | null> {
  try {
    return await asked;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    return NONE.has(code) ? [] : null;
  }
}

async function ask(dns: MailDns, domain: string): Promise<TakesMail> {
  const exchanges = await records(dns.resolveMx(domain));
  if (exchanges === null) return 'unknown';
  // RFC 7505: a single MX record with an empty name means that the domain accepts no mail.
  if (exchanges.length > 0) return exchanges.some(({ exchange }) => exchange !== '') ? 'yes' : 'no';
  // RFC 5321, 5.1: without an MX record the mail goes to the host of that name.
  const hosts = await Promise.all([records(dns.resolve4(domain)), records(dns.resolve6(domain))]);
  if (hosts.some((found) => found !== null && found.length > 0)) return 'yes';
  if (hosts.includes(null)) return 'unknown';
  // A closed network answers that no name exists: the answer counts only if the resolver knows `com`.
  const known = await records(dns.resolveNs('com'));
  return known !== null && known.length > 0 ? 'no' : 'unknown';
}

const domains = createCache<Promise<TakesMail>>('mail-domains', { max: 10_000 });

/**
 * Whether the domain of an address accepts mail, according to DNS; waits two seconds at most and caches the
 * answer. Not called during a signup, which checks afterwards as due work.
 */
export async function takesMail(email: string): Promise<TakesMail> {
  const domain = domainToASCII(email.slice(email.lastIndexOf('@') + 1)).toLowerCase();
  if (domain === '') return 'unknown';
  if (OURS.test(domain)) return 'yes';
  const known = domains.get(domain);
  if (known) return known;
  const asked = within<TakesMail, TakesMail>(
    DNS_ANSWERS_WITHIN_MS,
    ask(mailDns(), domain),
    'unknown',
  );
  domains.set(domain, asked, { ttl: DNS_ANSWERS_WITHIN_MS });
  const answer = await asked;
  domains.set(domain, asked, { ttl: DNS_ANSWER_CACHED_MS[answer] });
  return answer;
}
