import { expect, test } from '@jest/globals';
import { checkMailDns, missingMailRecords } from '#lib/mail/mail-dns.ts';
import { brands } from '#lib/brands/registry.ts';
import { caughtLog } from '#tests/setup/caught-log.ts';

const lines = caughtLog();

/** A zone by names; a name that is not in it does not exist. */
function zone(records: Readonly<Record<string, readonly string[]>>) {
  return (name: string) => {
    const found = records[name];
    if (found !== undefined) return Promise.resolve(found);
    return Promise.reject(Object.assign(new Error(name), { code: 'ENOTFOUND' }));
  };
}

const COMPLETE = {
  'www.example.com': ['v=spf1 include:mail.example.net -all', 'site-verification=1'],
  '_dmarc.example.com': ['v=DMARC1; p=reject'],
  'k1._domainkey.www.example.com': ['v=DKIM1; k=rsa; p=MIGf'],
};

test('finds the records of a complete host, the policy of its domain included', async () => {
  expect(await missingMailRecords('www.example.com', 'k1', zone(COMPLETE))).toEqual([]);
});

test.each([
  ['SPF', { 'www.example.com': ['site-verification=1'] }],
  ['SPF', { 'www.example.com': ['v=spf1 -all', 'v=spf1 +all'] }],
  ['SPF', { 'www.example.com': ['v=spf10 -all'] }],
  ['DMARC', { '_dmarc.example.com': ['v=spf1 -all'] }],
  ['DKIM', { 'k1._domainkey.www.example.com': ['v=DKIM1; p='] }],
])('names %s with %j', async (missing, changed) => {
  const readTxt = zone(Object.assign({}, COMPLETE, changed));
  expect(await missingMailRecords('www.example.com', 'k1', readTxt)).toEqual([missing]);
});

test('asks for no key where the selector is unknown', async () => {
  expect(await missingMailRecords('www.example.com', undefined, zone(COMPLETE))).toEqual([]);
});

test('logs each sending host once, and a resolver that does not answer as such', async () => {
  await checkMailDns(zone({}));
  const named = lines.filter((line) => line.includes('mail DNS records are missing'));
  expect(named).toHaveLength(new Set(brands.flatMap(({ hosts }) => hosts[0] ?? '')).size);
  const logged = lines.length;
  await checkMailDns(() => Promise.reject(Object.assign(new Error('x'), { code: 'ESERVFAIL' })));
  expect(lines.slice(logged).every((line) => line.includes('could not be checked'))).toBe(true);
});
