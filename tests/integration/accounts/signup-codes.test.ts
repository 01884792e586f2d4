// [core §8 1003 fingerprint_taken] [core §8 1005 email_refused] [core §8 1006 redirect_elsewhere]
// [core §8 1009 welcome_already_sent]
import { afterEach, expect, test } from '@jest/globals';
import { register } from '#lib/accounts/signup/register.ts';
import type { Prisma } from '#lib/db/generated/client.ts';
import { db } from '#lib/db/client.ts';
import { clock } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import { freshEmail, rowCounts, signupForm } from './signup-form.ts';

const ORIGIN = { userAgent: 'jest' };
const OTHER_PASSWORD = 'un altro segreto 9';

afterEach(() => {
  clock.setOffset(0);
});

/** Sets new limits of dolcevita, and moves the clock past the cache time of settings. */
async function setLimits(limits: Prisma.InputJsonObject): Promise<void> {
  const settings = await db().brandSettings.findFirstOrThrow({
    where: { brandId: 'dolcevita' },
    orderBy: { version: 'desc' },
  });
  await db().brandSettings.create({
    data: {
      ...settings,
      consentTool: settings.consentTool ?? 'own',
      googlePay: settings.googlePay ?? {},
      limits,
      id: newId(),
      version: settings.version + 1,
    },
  });
  clock.setOffset(clock.offset() + 6_000);
}

async function confirm(email: string): Promise<void> {
  await db().user.updateMany({ where: { email }, data: { emailConfirmedAt: clock.now() } });
}

test.each(['mailinator.com', 'YOPMAIL.com', 'inbox.mailinator.com'])(
  '1005: refuses an address at %s and writes nothing',
  async (domain) => {
    const before = await rowCounts();
    const email = `gone.tomorrow@${domain}`;
    await expect(register(await signupForm({ email }))).rejects.toMatchObject({
      code: 'email_refused',
      fields: [{ path: 'email', code: 'email_refused' }],
    });
    expect(await rowCounts()).toEqual(before);
  },
);

test.each(['mozmail.com', 'privaterelay.appleid.com', 'duck.com'])(
  'accepts an address at the forwarding domain %s',
  async (domain) => {
    const email = `${freshEmail().split('@')[0] ?? ''}@${domain}`;
    await expect(register(await signupForm({ email }))).resolves.toMatchObject({ kind: 'entered' });
  },
);

test('1003 in the browser that opened the account, 1000 in any other', async () => {
  const email = freshEmail();
  const here = { ...ORIGIN, fingerprint: 'a3f1c0de' };
  await register(await signupForm({ email }, { origin: here }));
  await confirm(email);
  const again = async (fingerprint?: string) =>
    register(
      await signupForm(
        { email },
        { origin: { ...ORIGIN, ...(fingerprint === undefined ? {} : { fingerprint }) } },
      ),
    );
  await expect(again('a3f1c0de')).rejects.toMatchObject({ code: 'fingerprint_taken' });
  await expect(again('another')).rejects.toMatchObject({ code: 'email_taken' });
  await expect(again('')).rejects.toMatchObject({ code: 'email_taken' });
  await expect(again()).rejects.toMatchObject({ code: 'email_taken' });
});

test('1009: refuses an unconfirmed address with another password, and mails it a reset link', async () => {
  const email = freshEmail();
  await register(await signupForm({ email }));
  await expect(
    register(await signupForm({ email, password: OTHER_PASSWORD })),
  ).rejects.toMatchObject({ code: 'welcome_already_sent' });
  const mail = await db().mailMessage.findFirstOrThrow({
    where: { toAddress: email, template: 'account_exists' },
  });
  expect(mail.data).toMatchObject({
    resetLink: expect.stringContaining('/forgotPassword') as unknown,
  });
});

test('1006: redirects visitors of another brand there, and writes nothing', async () => {
  await setLimits({
    signupRedirects: [
      {
        source: 'partner',
        country: 'es',
        to: { brandId: 'fuego', path: '/signup?source=partner' },
      },
    ],
  });
  const spain = { city: 'Sevilla', region: '' };
  const origin = { ...ORIGIN, source: 'partner' };
  const before = await rowCounts();
  await expect(register(await signupForm(spain, { country: 'es', origin }))).rejects.toMatchObject({
    code: 'redirect_elsewhere',
    params: {
      to: expect.stringMatching(/^http:\/\/fuego\.localhost.*\/it\/signup\?source=partner$/),
    },
  });
  expect(await rowCounts()).toEqual(before);
  await expect(register(await signupForm(spain, { country: 'es' }))).resolves.toMatchObject({
    kind: 'entered',
  });
  await expect(register(await signupForm({}, { origin }))).resolves.toMatchObject({
    kind: 'entered',
  });
});

test('1006: redirects to a foreign host only if the brand lists it', async () => {
  const url = 'https://partner.example/join';
  const origin = { ...ORIGIN, campaignId: 'c9' };
  await setLimits({ signupRedirects: [{ campaignId: 'c9', to: { url } }] });
  await expect(register(await signupForm({}, { origin }))).resolves.toMatchObject({
    kind: 'entered',
  });
  await setLimits({
    signupRedirects: [{ campaignId: 'c9', to: { url } }],
    redirectHosts: ['partner.example'],
  });
  await expect(register(await signupForm({}, { origin }))).rejects.toMatchObject({
    code: 'redirect_elsewhere',
    params: { to: url },
  });
  await setLimits({ signupRedirects: [{ to: { url: 'javascript:alert(1)' } }] });
  await expect(register(await signupForm({}, { origin }))).resolves.toMatchObject({
    kind: 'entered',
  });
});
