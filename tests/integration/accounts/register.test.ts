// [core §2 /signup] [core §3 provincia and city in the payload] [core §3 User info: clickid] [core §3 Flow]
// [core §4 Signup success] [core §5 4 Region] [core §5 7 Consents terms1 to terms4]
// [core §7 POST /api/users/register] [core §8 1000 email_taken] [core §8 1004 email_malformed]
// [core §8 1008 account_disabled] [core §8 1009 welcome_already_sent] [core §8 place_unknown]
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { register, type Registered } from '#lib/accounts/signup/register.ts';
import { findSession } from '#lib/accounts/session/find-session.ts';
import { db } from '#lib/db/client.ts';
import { genders, shownWithGenders, soughtGenders } from '#lib/identity/gender.ts';
import { isAppError } from '#lib/kernel/errors.ts';
import { freshEmail, makePrivate, PASSWORD, rowCounts, signupForm } from './signup-form.ts';

async function faultsOf(work: Promise<unknown>): Promise<unknown> {
  try {
    await work;
  } catch (error) {
    if (isAppError(error)) return { code: error.code, fields: error.fields };
    throw error;
  }
  return 'nothing was refused';
}

function entered(registered: Registered) {
  if (registered.kind !== 'entered') throw new Error('register returned no session');
  return registered;
}

test('writes the whole member and opens a session', async () => {
  const form = await signupForm({ email: ' Giulia.Rossi@Example.test ', terms3: true });
  const { memberId, token } = entered(await register(form));
  const member = await db().user.findUniqueOrThrow({
    where: { id: memberId },
    include: {
      profile: true,
      consents: true,
      attributions: true,
      flows: true,
      credits: true,
      tokens: true,
    },
  });
  expect(member).toMatchObject({
    email: 'Giulia.Rossi@Example.test',
    emailNormalised: 'giulia.rossi@example.test',
    state: 'active',
    level: 0,
    flowCode: '7',
    emailConfirmedAt: null,
  });
  expect(member.passwordHash).toMatch(/^\$argon2id\$.*m=19456,t=2,p=1/);
  expect(member.profile).toMatchObject({
    kind: 'member',
    gender: 'man',
    seeking: 'woman',
    ageGiven: 37,
  });
  expect(member.profile?.publicId).not.toBe(member.publicId);
  expect(member.attributions).toMatchObject([{ clickId: null, source: 'test' }]);
  expect(member.flows).toMatchObject([{ source: 'signup', flowVersionId: form.flow.id }]);
  expect(member.credits).toMatchObject({
    icebreakers: form.flow.config.icebreakerCredits,
    likes: form.flow.config.likeCredits,
    free: form.flow.config.freeMessages,
  });
  const granted = Object.fromEntries(member.consents.map((row) => [row.purpose, row.granted]));
  expect(granted).toEqual({ terms: true, orientation: true, marketing: true, of_age: true });
  const texts = await db().legalText.findMany({
    where: { hash: { in: member.consents.map((row) => row.textHash) } },
  });
  expect(new Set(texts.map((text) => `${text.kind} ${text.locale}`))).toEqual(
    new Set(['consent_terms1 it', 'consent_terms2 it', 'consent_terms3 it', 'consent_terms4 it']),
  );
  expect(member.tokens).toMatchObject([{ purpose: 'confirm_email', usedAt: null }]);
  expect(
    await db().mailMessage.count({ where: { toAddress: member.email, template: 'confirm_email' } }),
  ).toBe(1);
  expect(await findSession(token)).toMatchObject({ memberId, emailConfirmed: false });
  expect(await db().profileListing.count({ where: { profile: { memberId } } })).toBe(0);
});

test.each([
  [{ email: 'not an address' }, 'email_malformed', 'email'],
  [{ password: '' }, 'password_missing', 'password'],
  [{ password: 'kurz' }, 'password_weak', 'password'],
  [{ password: 'password1' }, 'password_breached', 'password'],
  [{ age: undefined }, 'age_refused', 'age'],
  [{ age: 17 }, 'age_refused', 'age'],
  [{ age: 99 }, 'age_refused', 'age'],
  [{ region: '', city: '' }, 'place_unknown', 'region'],
  [{ region: 'Atlantide', city: '' }, 'place_unknown', 'region'],
  [{ region: 'Liguria', city: 'Palermo' }, 'place_unknown', 'region'],
  [{ gender: undefined }, 'gender_missing', 'gender'],
  [{ seeking: undefined }, 'seeking_missing', 'seeking'],
  [{ terms1: false }, 'consent_missing', 'terms1'],
  [{ terms2: false }, 'consent_missing', 'terms2'],
  [{ terms4: false }, 'consent_missing', 'terms4'],
] as const)('refuses %o as %s and writes nothing', async (fields, code, path) => {
  const before = await rowCounts();
  const form = await signupForm(fields);
  expect(await faultsOf(register(form))).toEqual({ code, fields: [{ path, code }] });
  expect(await rowCounts()).toEqual(before);
});

test.each([
  [{ gender: 'nonbinary', shownWith: 'woman', seeking: 'everyone' }, 'woman'],
  [{ gender: 'nonbinary', seeking: 'man' }, null],
  [{ gender: 'man', shownWith: 'woman', seeking: 'everyone' }, null],
] as const)('stores whom %j is shown with: %s', async (fields, shownWith) => {
  const email = freshEmail();
  const stored = async () =>
    db().profile.findFirstOrThrow({
      where: { member: { email } },
      select: { gender: true, shownWith: true, seeking: true },
    });
  await register(await signupForm({ email, ...fields }));
  const expected = { gender: fields.gender, shownWith, seeking: fields.seeking };
  expect(await stored()).toEqual(expected);
  await register(await signupForm({ email, gender: 'woman', seeking: 'man' }));
  expect(await stored()).toEqual({ gender: 'woman', shownWith: null, seeking: 'man' });
  await register(await signupForm({ email, ...fields }));
  expect(await stored()).toEqual(expected);
});

test('continues an unconfirmed account with the right password, with the newest answers', async () => {
  const email = freshEmail();
  const first = entered(await register(await signupForm({ email })));
  const again = entered(await register(await signupForm({ email, age: 40, seeking: 'man' })));
  expect(again.memberId).toBe(first.memberId);
  expect(again.token).not.toBe(first.token);
  const profile = await db().profile.findUniqueOrThrow({ where: { memberId: first.memberId } });
  expect(profile).toMatchObject({ ageGiven: 40, seeking: 'man' });
  const tokens = await db().oneTimeToken.findMany({
    where: { memberId: first.memberId, usedAt: null },
  });
  expect(tokens).toHaveLength(1);
  expect(
    await db().creditEntry.count({ where: { memberId: first.memberId, bucket: 'icebreakers' } }),
  ).toBe(1);
});

test('reports a taken address with another password, in any letter case', async () => {
  const email = freshEmail();
  const { memberId } = entered(await register(await signupForm({ email })));
  await db().user.update({ where: { id: memberId }, data: { emailConfirmedAt: new Date() } });
  const form = await signupForm({ email: email.toUpperCase(), password: 'un altro segreto 9' });
  expect(await faultsOf(register(form))).toMatchObject({ code: 'email_taken' });
});

test('refuses a confirmed account even with its password, and tells the owner if it is disabled', async () => {
  const email = freshEmail();
  const { memberId } = entered(await register(await signupForm({ email })));
  await db().user.update({ where: { id: memberId }, data: { emailConfirmedAt: new Date() } });
  expect(await faultsOf(register(await signupForm({ email })))).toMatchObject({
    code: 'email_taken',
  });
  await db().user.update({ where: { id: memberId }, data: { state: 'disabled' } });
  expect(await faultsOf(register(await signupForm({ email })))).toMatchObject({
    code: 'account_disabled',
  });
});

test('creates one member for two simultaneous signups, and logs both in', async () => {
  const email = freshEmail();
  const both = await Promise.all(
    [signupForm({ email }), signupForm({ email })].map(async (form) => register(await form)),
  );
  const [left, right] = both.map(entered);
  expect(left?.memberId).toBe(right?.memberId);
  expect(await db().user.count({ where: { email } })).toBe(1);
  expect(left?.token).not.toBe(right?.token);
});

test('logs in one of two simultaneous signups with different passwords, and refuses the other', async () => {
  const email = freshEmail();
  const settled = await Promise.allSettled([
    register(await signupForm({ email })),
    register(await signupForm({ email, password: 'un altro segreto 9' })),
  ]);
  expect(settled.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await db().user.count({ where: { email } })).toBe(1);
});

test('creates another account for the same address on another brand', async () => {
  const email = freshEmail();
  const here = entered(await register(await signupForm({ email })));
  const { brandById } = await import('#lib/brands/registry.ts');
  const brand = brandById('fuego');
  if (!brand) throw new Error('brand fuego does not exist');
  const there = entered(
    await register(await signupForm({ email, region: '', city: 'Sevilla' }, { brand })),
  );
  expect(there.memberId).not.toBe(here.memberId);
});

test('writes a whole member or nothing for random forms', async () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 40 });
  const fields = fc.record({
    email: fc.oneof(text, fc.constant('random@example.test'), fc.emailAddress()),
    password: fc.oneof(text, fc.constant(PASSWORD)),
    age: fc.oneof(fc.integer(), fc.constant(30), fc.constant(undefined)),
    region: fc.oneof(text, fc.constant('Liguria')),
    city: fc.oneof(text, fc.constant('')),
    province: fc.oneof(text, fc.constant('')),
    gender: fc.constantFrom(...genders, undefined),
    shownWith: fc.constantFrom(...shownWithGenders, null, undefined),
    seeking: fc.constantFrom(...soughtGenders, undefined),
    terms1: fc.boolean(),
    terms2: fc.boolean(),
    terms3: fc.boolean(),
    terms4: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fields, async (given) => {
      // NUL characters never reach a verb: the HTTP layer refuses them.
      fc.pre(
        !Object.values(given).some((value) => typeof value === 'string' && value.includes('\0')),
      );
      const before = await rowCounts();
      const outcome = await faultsOf(register(await signupForm(given)));
      const after = await rowCounts();
      if (outcome === 'nothing was refused') {
        expect(after['profiles']).toBe(after['users']);
        expect(after['credits']).toBe(after['users']);
      } else {
        expect(after).toEqual(before);
      }
    }),
    { numRuns: 60 },
  );
});

test('answers every address alike and opens no session on a brand with private disclosure', async () => {
  const email = freshEmail();
  const { memberId } = entered(await register(await signupForm({ email })));
  await db().user.update({ where: { id: memberId }, data: { emailConfirmedAt: new Date() } });
  const sessions = await db().session.count();
  await makePrivate('dolcevita', new Date());
  const later = await import('#lib/kernel/clock.ts');
  later.clock.setOffset(6_000);
  const fresh = freshEmail();
  expect(await register(await signupForm({ email }))).toEqual({ kind: 'mail_sent' });
  expect(await register(await signupForm({ email, password: 'un altro segreto 9' }))).toEqual({
    kind: 'mail_sent',
  });
  expect(await register(await signupForm({ email: fresh }))).toEqual({ kind: 'mail_sent' });
  expect(await db().session.count()).toBe(sessions);
  expect(
    await db().mailMessage.count({ where: { toAddress: email, template: 'account_exists' } }),
  ).toBe(2);
  expect(
    await db().mailMessage.count({ where: { toAddress: fresh, template: 'confirm_email' } }),
  ).toBe(1);
  later.clock.setOffset(0);
});
