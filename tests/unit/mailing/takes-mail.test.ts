// [core §7 POST /api/users/changeEmail]
import { afterEach, expect, jest, test } from '@jest/globals';
import { clock, DAY, HOUR, MINUTE } from '#lib/kernel/clock.ts';
import { takesMail } from '#lib/mailing/takes-mail.ts';
import { mailDnsStandIn } from '#tests/setup/mail-dns.ts';

const zones: Parameters<typeof mailDnsStandIn>[0] = {
  com: {},
  'posta.it': { mx: ['mx.posta.it'] },
  'host.it': { a: ['192.0.2.1'] },
  'parked.it': {},
  'nomail.it': { mx: [''] },
  'broken.it': { fails: 'ESERVFAIL' },
  'silent.it': { silent: true },
  'xn--caff-8oa.it': { mx: ['mx.posta.it'] },
};
const { asked } = mailDnsStandIn(zones);

afterEach(() => {
  clock.setOffset(0);
  jest.useRealTimers();
});

test.each([
  ['nina@posta.it', 'yes'],
  ['NINA@Posta.IT', 'yes'],
  ['nina@caffè.it', 'yes'],
  ['"a@b"@host.it', 'yes'],
  ['nina@parked.it', 'no'],
  ['nina@nomail.it', 'no'],
  ['nina@not-there.it', 'no'],
  ['nina@broken.it', 'unknown'],
  ['nina@[192.0.2.1]', 'unknown'],
])('%s: %s', async (email, answer) => {
  expect(await takesMail(email)).toBe(answer);
});

test.each(['nina@example.test', 'nina@dolcevita.localhost', 'nina@localhost'])(
  '%s belongs to the demo and is not looked up',
  async (email) => {
    const before = asked.length;
    expect(await takesMail(email)).toBe('yes');
    expect(asked).toHaveLength(before);
  },
);

test('is unknown when the network resolves no name at all', async () => {
  const com = zones['com'];
  Reflect.deleteProperty(zones, 'com');
  expect(await takesMail('nina@offline.it')).toBe('unknown');
  Object.assign(zones, { com });
});

test('waits two seconds for a silent name server', async () => {
  jest.useFakeTimers();
  const answer = takesMail('nina@silent.it');
  await jest.advanceTimersByTimeAsync(2_000);
  expect(await answer).toBe('unknown');
});

test.each([
  ['kept1.it', { mx: ['mx'] }, DAY],
  ['kept2.it', undefined, HOUR],
  ['kept3.it', { fails: 'ETIMEOUT' }, MINUTE],
])('caches the answer for %s for a while, and looks up once for many', async (domain, zone, ms) => {
  if (zone) Object.assign(zones, { [domain]: zone });
  const times = () => asked.filter((name) => name === domain).length;
  await Promise.all(Array.from({ length: 20 }, () => takesMail(`nina@${domain}`)));
  expect(times()).toBe(1);
  clock.setOffset(ms - MINUTE / 2);
  await takesMail(`nina@${domain}`);
  expect(times()).toBe(1);
  clock.setOffset(ms + MINUTE);
  await takesMail(`nina@${domain}`);
  expect(times()).toBe(2);
});
