// [core §3 User info: clickid] [core §7 POST /api/users/changeEmail]
import { describe, expect, test } from '@jest/globals';
import { confirmEmail } from '#lib/accounts/confirmation/confirm-email.ts';
import { checkAddressesWork } from '#lib/accounts/signup/check-addresses.ts';
import { requestEmailChange } from '#lib/accounts/email-change/request-change.ts';
import { markConfirmed } from '#lib/accounts/confirmation/mark-confirmed.ts';
import { register } from '#lib/accounts/signup/register.ts';
import { resendConfirmation } from '#lib/accounts/confirmation/mail-confirmation.ts';
import { db } from '#lib/db/client.ts';
import { after, clock, MINUTE, SECOND } from '#lib/kernel/clock.ts';
import { recordBounce } from '#lib/mailing/record-bounce.ts';
import { createMember } from '#tests/factories/member.ts';
import { viewerOfToken } from '#tests/factories/profile.ts';
import { brandOf } from '#tests/setup/brand-of.ts';
import { mailDnsStandIn } from '#tests/setup/mail-dns.ts';
import { browse } from './landing-calls.ts';
import { mailedToken } from './mails.ts';
import { own } from './ownership-setup.ts';
import { signupForm } from './signup-form.ts';

const { asked } = mailDnsStandIn({
  com: {},
  'posta.it': { mx: ['mx.posta.it'] },
  'late.it': { fails: 'ETIMEOUT' },
});

let counter = 0;

async function signUp(domain: string): Promise<string> {
  counter += 1;
  const email = `nina${counter}@${domain}`;
  await register(await signupForm({ email }, { now: clock.now() }));
  return email;
}

const rowOf = (email: string) => db().user.findFirstOrThrow({ where: { email } });
const check = (ms = 0) => checkAddressesWork.run(after(clock.now(), ms), 50);

describe('after a signup', () => {
  test('checks the address in due work, not during the call', async () => {
    const before = asked.length;
    const email = await signUp('gone.it');
    expect(asked).toHaveLength(before);
    expect(await rowOf(email)).toMatchObject({ emailScore: 1 });
    expect(await check()).toBe(1);
    expect(asked.slice(before)).toEqual(['gone.it']);
    expect(await rowOf(email)).toMatchObject({ emailScore: 0, emailCheckAt: null });
    expect(await check()).toBe(0);
  });

  test.each(['posta.it', 'late.it', 'example.test'])(
    '%s does not lower the score',
    async (domain) => {
      const email = await signUp(domain);
      await check();
      expect(await rowOf(email)).toMatchObject({ emailScore: 1, emailCheckAt: null });
    },
  );

  test('keeps the score of an address whose link was opened, whatever its domain answers', async () => {
    const email = await signUp('gone.it');
    const token = await mailedToken(email, 'confirm_email');
    const viewer = { kind: 'visitor' } as const;
    const now = clock.now();
    await confirmEmail({ brand: brandOf('dolcevita'), token, viewer, userAgent: '', now });
    await check();
    expect((await rowOf(email)).emailScore).toBe(1);
  });

  test('checks once with several workers, and again after a worker has died', async () => {
    const email = await signUp('gone.it');
    const found = await Promise.all([check(), check(), check()]);
    expect(found.reduce((sum, one) => sum + one, 0)).toBe(1);
    await db().user.updateMany({
      where: { email },
      data: { emailScore: 1, emailCheckAt: after(clock.now(), 2 * MINUTE) },
    });
    expect(await check(2 * MINUTE - 5 * SECOND)).toBe(0);
    expect(await check(2 * MINUTE + SECOND)).toBe(1);
    expect((await rowOf(email)).emailScore).toBe(0);
  });

  test('reports the score at the next start, and checks the address again after another mail', async () => {
    const member = await createMember({ confirmed: false, email: 'again@gone.it' });
    await resendConfirmation(await viewerOfToken(member.token), clock.now());
    await check();
    const headers = { authorization: `Bearer ${member.token}` };
    const { answer } = await browse('/api/users/verify', { body: {}, headers });
    expect(answer).toMatchObject({ verify: true, email_score: 0, confirmed_email: false });
    expect((await own(member)).notifications.email).toBe(false);
  });
});

describe('bounced mail', () => {
  const bounce = (brandId: string, address: string) =>
    recordBounce({ brandId, address, now: clock.now() });

  test('lowers the score on one brand only, until a link is opened there', async () => {
    const here = await createMember({ email: 'Lea@example.test' });
    const there = await createMember({ email: 'lea@example.test', brandId: 'lumiere' });
    await bounce('dolcevita', 'lea@EXAMPLE.test');
    const score = async ({ memberId }: { memberId: string }) =>
      (await db().user.findUniqueOrThrow({ where: { id: memberId } })).emailScore;
    expect([await score(here), await score(there)]).toEqual([0, 1]);
    expect(await markConfirmed(db(), here.memberId, clock.now())).toBe(false);
    expect(await score(here)).toBe(1);
  });
});

describe('change of address', () => {
  const ask = async (newEmail: string) => {
    const member = await createMember();
    const change = { brand: brandOf('dolcevita'), member: await viewerOfToken(member.token) };
    return requestEmailChange({ ...change, oldEmail: '', newEmail, now: clock.now() });
  };

  test.each([
    ['new@posta.it', true],
    ['new@late.it', true],
    ['new@gone.it', false],
  ])('%s is valid: %p', async (newEmail, valid) => {
    expect(await ask(newEmail)).toMatchObject({ email: newEmail, valid });
  });
});
