import { Resolver } from 'node:dns/promises';
import { brands } from '../brands/registry.ts';
import { SECOND } from '../kernel/clock.ts';
import { env } from '../kernel/env.ts';
import { log } from '../kernel/log.ts';
import { mailHost } from './mail-host.ts';

/** The TXT records of a name, each joined; throws what the resolver throws. */
type ReadTxt = (name: string) => Promise<readonly string[]>;

const ANSWERS_WITHIN_MS = 5 * SECOND;
const NONE = new Set(['ENOTFOUND', 'ENODATA']);

function systemTxt(): ReadTxt {
  const resolver = new Resolver({ timeout: ANSWERS_WITHIN_MS, tries: 2 });
  return async (name) => (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
}

/** Records of a name; none where it does not exist. */
async function recordsOf(readTxt: ReadTxt, name: string): Promise<readonly string[]> {
  try {
    return await readTxt(name);
  } catch (error) {
    if (error instanceof Error && 'code' in error && NONE.has(String(error.code))) return [];
    throw error;
  }
}

/** The policy of a host is its own or that of its domain (RFC 7489 §6.6.3). */
async function hasDmarc(readTxt: ReadTxt, host: string): Promise<boolean> {
  const labels = host.split('.');
  for (let first = 0; first <= labels.length - 2; first += 1) {
    const name = `_dmarc.${labels.slice(first).join('.')}`;
    const found = await recordsOf(readTxt, name);
    if (found.some((text) => /^v=DMARC1\s*;/i.test(text))) return true;
  }
  return false;
}

/**
 * What a receiving mail server would miss in the DNS of a sending host, one name each: `SPF` (exactly one record,
 * RFC 7208 §4.5), `DMARC`, and `DKIM` where the selector is known (a key that is not revoked, RFC 6376 §3.6.1).
 */
export async function missingMailRecords(
  host: string,
  selector: string | undefined,
  readTxt: ReadTxt,
): Promise<readonly string[]> {
  const missing: string[] = [];
  const spf = (await recordsOf(readTxt, host)).filter((text) => /^v=spf1(?: |$)/i.test(text));
  if (spf.length !== 1) missing.push('SPF');
  if (!(await hasDmarc(readTxt, host))) missing.push('DMARC');
  if (selector !== undefined) {
    const keys = await recordsOf(readTxt, `${selector}._domainkey.${host}`);
    if (!keys.some((text) => /(?:^|;)\s*p=[^;\s]/.test(text))) missing.push('DKIM');
  }
  return missing;
}

/** Logs which sending hosts lack records without which mail counts as spam. Nothing waits for it. */
export async function checkMailDns(readTxt: ReadTxt = systemTxt()): Promise<void> {
  const selector = env().DKIM_SELECTOR;
  for (const host of new Set(brands.map(mailHost))) {
    try {
      const missing = await missingMailRecords(host, selector, readTxt);
      if (missing.length > 0) log().error({ host, missing }, 'mail DNS records are missing');
    } catch (error) {
      log().warn({ err: error, host }, 'mail DNS records could not be checked');
    }
  }
}
