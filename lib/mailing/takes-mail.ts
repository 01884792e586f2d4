import { setTimeout as wait } from 'node:timers/promises';
import { domainToASCII } from 'node:url';
import { clock, DAY, HOUR, MINUTE, SECOND } from '../kernel/clock.ts';
import { singleton } from '../kernel/singleton.ts';
import { mailDns, type MailDns } from './mail-dns.ts';

/** Unknown as long as nobody could tell: that speaks against no address. */
export type TakesMail = 'yes' | 'no' | 'unknown';

const PATIENCE_MS = 2 * SECOND;
const TTL_MS = { yes: DAY, no: HOUR, unknown: MINUTE } as const;
const MOST = 10_000;
/** Names that the demo's own mailbox takes mail for. */
const OURS = /(?:^|\.)(?:test|localhost)$/;
const NONE: ReadonlySet<unknown> = new Set(['ENOTFOUND', 'ENODATA', 'EBADNAME']);

/** Records of a name, none at all, or null when nobody could tell. */
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
  // RFC 7505: one nameless exchange says that the domain takes no mail.
  if (exchanges.length > 0) return exchanges.some(({ exchange }) => exchange !== '') ? 'yes' : 'no';
  // RFC 5321, 5.1: without an exchange the mail goes to the host of that name.
  const hosts = await Promise.all([records(dns.resolve4(domain)), records(dns.resolve6(domain))]);
  if (hosts.some((found) => found !== null && found.length > 0)) return 'yes';
  if (hosts.includes(null)) return 'unknown';
  // A closed network denies every name: only who knows this one is believed.
  const known = await records(dns.resolveNs('com'));
  return known !== null && known.length > 0 ? 'no' : 'unknown';
}

async function askInTime(domain: string): Promise<TakesMail> {
  const done = new AbortController();
  try {
    const late = wait(PATIENCE_MS, 'unknown' as const, { signal: done.signal, ref: false });
    return await Promise.race([ask(mailDns(), domain), late]);
  } finally {
    done.abort();
  }
}

type CacheEntry = { readonly answer: Promise<TakesMail>; until: number };
const domainCache = () => singleton('mail-domains', () => new Map<string, CacheEntry>());

/**
 * Whether the domain of an address takes mail, by the name system; waits two seconds at most and remembers
 * the answer. Not for the way of a signup: that asks afterwards, as due work.
 */
export async function takesMail(email: string): Promise<TakesMail> {
  const domain = domainToASCII(email.slice(email.lastIndexOf('@') + 1)).toLowerCase();
  if (domain === '') return 'unknown';
  if (OURS.test(domain)) return 'yes';
  const domains = domainCache();
  const known = domains.get(domain);
  if (known && known.until > clock.ms()) return known.answer;
  if (domains.size >= MOST) domains.clear();
  const entry = { answer: askInTime(domain), until: clock.ms() + PATIENCE_MS };
  domains.set(domain, entry);
  const answer = await entry.answer;
  entry.until = clock.ms() + TTL_MS[answer];
  return answer;
}
