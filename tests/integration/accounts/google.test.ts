import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { confirmEmail } from '#lib/accounts/confirm-email.ts';
import { findSession } from '#lib/accounts/session/find-session.ts';
import { brandById } from '#lib/brands/registry.ts';
import { db } from '#lib/db/client.ts';
import { clock, HOUR, MINUTE } from '#lib/kernel/clock.ts';
import { createMember } from '#tests/factories/member.ts';
import { startSandbox, type Sandbox } from '#tests/setup/sandbox-process.ts';
import { choose, comeBack, freshPerson, land, leave, remainder } from './google-person.ts';
import { browse } from './landing-calls.ts';
import { mailedToken, makePrivate, rowCounts } from './signup-form.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';
let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox(() => Promise.resolve());
});
afterEach(async () => {
  clock.setOffset(0);
  await sandbox.reset();
});
afterAll(() => sandbox.stop());

const identities = () => db().identity.count();
const member = (email: string, brandId = 'dolcevita') =>
  db().user.findFirst({ where: { brandId, emailNormalised: email } });

describe('on the way to Google', () => {
  test('the browser carries state, nonce, PKCE and a sealed cookie that no script reads', async () => {
    const { url, cookie } = await leave({ door: 'login' });
    const query = new URL(url).searchParams;
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/google\/authorize\?/);
    expect(query.get('redirect_uri')).toBe('http://dolcevita.localhost:3000/loginWithGoogle');
    expect(query.get('state')).toMatch(/^login\..{20,}/);
    expect(query.get('code_challenge_method')).toBe('S256');
    expect(query.get('nonce')).toMatch(/.{20,}/);
    expect(cookie).toMatch(/^google=/);
    for (const secret of [query.get('state'), query.get('nonce'), 'verifier']) {
      expect(cookie).not.toContain(secret);
    }
  });

  test('where the issuer is down or asked of another client, the landing tells it in words', async () => {
    const { location, cookie } = await browse('/api/users/auth/google/start?language=fr', {
      brandId: 'fuego',
    });
    expect(location).toContain('redirect_uri=');
    expect(cookie).not.toBe('');
    const strange = await fetch(location.replace('loginWithGoogle', 'evil'), {
      redirect: 'manual',
    });
    expect(strange.status).toBe(400);
  });
});

describe('somebody new', () => {
  test('gets a pending account of which nothing is stored, then gives the rest and is in', async () => {
    const email = freshPerson();
    const before = await rowCounts();
    const query = '&source=aff&campid=c7&clickid=click9&fluxid=21&country=it';
    const { status, answer, cookie } = await land(await comeBack(email, { query }));
    expect(status).toBe(200);
    expect(answer).toEqual({
      ...{ token: expect.any(String), login: null, regalo_messaggi: 0, clickid: null, email },
      query: '?source=aff&campid=c7&country=it&clickid=click9&fluxid=21',
    });
    expect(cookie).toBe('google=');
    expect(await rowCounts()).toEqual(before);
    const token = String(answer['token']);
    expect(await findSession(token)).toBeNull();

    const done = await browse('/api/users/extSign_register', { body: remainder(token) });
    expect(done.status).toBe(200);
    expect(done.answer).toMatchObject({
      ...{ email, confirmed_email: true, region: 'Liguria', sono: 'donna', cerco: 'uomo' },
      ...{ fluxId: '21', login: true, primo_login: true },
    });
    const row = await db().user.findFirstOrThrow({
      where: { emailNormalised: email },
      include: { identities: true, attributions: true, consents: true },
    });
    expect(row.passwordHash).toBeNull();
    expect(row.identities).toHaveLength(1);
    expect(row.attributions).toMatchObject([
      { source: 'aff', campaignId: 'c7', clickId: 'click9', country: 'it' },
    ]);
    expect(
      row.consents
        .filter(({ granted }) => granted)
        .map(({ purpose }) => purpose)
        .sort(),
    ).toEqual(['of_age', 'orientation', 'terms']);
    const mails = await db().mailMessage.findMany({ where: { toAddress: email } });
    expect(mails.map(({ template }) => template)).toEqual(['welcome']);

    const login = await comeBack(email, { door: 'login', query: '&fluxid=12' });
    const again = await land(login, { path: '/api/users/auth/google' });
    expect((await member(email))?.flowCode).toBe('12');
    expect(again.answer).toMatchObject({ login: true, clickid: row.publicId });
    expect(await findSession(String(again.answer['token']))).toMatchObject({ memberId: row.id });
    expect(again.cookie).toContain('amarena=');
  });

  test('is not registered without region, age and consents, and can mend it', async () => {
    const { answer } = await land(await comeBack(freshPerson()));
    const token = String(answer['token']);
    const before = await rowCounts();
    const bare = await browse('/api/users/extSign_register', { body: { token } });
    expect(bare.answer).toMatchObject({
      code: 'age_refused',
      fields: [
        { path: 'eta', code: 'age_refused' },
        { path: 'region', code: 'place_unknown' },
        { path: 'sono', code: 'gender_missing' },
        { path: 'cerco', code: 'seeking_missing' },
        { path: 'terms1', code: 'consent_missing' },
        { path: 'terms2', code: 'consent_missing' },
        { path: 'terms4', code: 'consent_missing' },
      ],
    });
    expect(await rowCounts()).toEqual(before);
    const whole = await browse('/api/users/extSign_register', { body: remainder(token) });
    expect(whole.status).toBe(200);
    const twice = await browse('/api/users/extSign_register', { body: remainder(token) });
    expect(twice.status).toBe(409);
  });

  test('comes in on a brand with private disclosure too: the mailbox is proved', async () => {
    await makePrivate('lumiere', clock.now());
    const email = freshPerson();
    const { answer } = await land(await comeBack(email, { brandId: 'lumiere' }), {
      brandId: 'lumiere',
    });
    const token = String(answer['token']);
    const body = { ...remainder(token), geo: 'Bretagne' };
    const done = await browse('/api/users/extSign_register', { brandId: 'lumiere', body });
    expect(done.answer).toMatchObject({ email, login: true });
  });

  test('a pending account is of one brand, for an hour, and nobody can write one', async () => {
    const { answer } = await land(await comeBack(freshPerson()));
    const token = String(answer['token']);
    const body = remainder(token);
    const elsewhere = await browse('/api/users/extSign_register', { brandId: 'fuego', body });
    expect(elsewhere.answer).toMatchObject({ code: 'token_expired' });
    const forged = { ...body, token: `${token.slice(0, -3)}AAA` };
    const made = await browse('/api/users/extSign_register', { body: forged });
    expect(made.answer).toMatchObject({ code: 'token_expired' });
    clock.setOffset(HOUR + MINUTE);
    const late = await browse('/api/users/extSign_register', { body });
    expect(late.answer).toMatchObject({ code: 'token_expired' });
  });

  test('whose address Google does not know for theirs is sent to the form', async () => {
    const email = freshPerson();
    const { status, answer } = await land(await comeBack(email, { verified: false }));
    expect([status, answer['code']]).toEqual([409, 'identity_unverified']);
    expect(await member(email)).toBeNull();
  });
});

describe('an address that has an account', () => {
  test('confirmed: linked, and password and sessions stay', async () => {
    const email = freshPerson();
    const known = await createMember({ email });
    const { answer } = await land(await comeBack(email));
    expect(answer).toMatchObject({ login: true, clickid: known.publicId });
    expect(await findSession(known.token)).not.toBeNull();
    expect((await member(email))?.passwordHash).not.toBeNull();
    expect(await db().identity.count({ where: { memberId: known.memberId } })).toBe(1);
  });

  test('never confirmed: the owner of the mailbox gets it, and whoever opened it is out', async () => {
    const email = freshPerson();
    const taken = await createMember({ email, confirmed: false });
    await db().oneTimeToken.create({
      data: {
        ...{ id: crypto.randomUUID(), memberId: taken.memberId, purpose: 'autologin', email },
        ...{ hash: crypto.randomUUID(), createdAt: clock.now() },
      },
    });
    const now = clock.now();
    const change = await db().emailChange.create({
      data: {
        ...{ id: crypto.randomUUID(), memberId: taken.memberId, brandId: 'dolcevita' },
        ...{ oldEmail: email, newEmail: freshPerson(), state: 'waiting' },
        ...{ confirmHash: crypto.randomUUID(), createdAt: now, mailedAt: now, confirmBy: now },
      },
    });
    const { answer } = await land(await comeBack(email));
    expect(answer).toMatchObject({ login: true, clickid: taken.publicId });
    const { state } = await db().emailChange.findUniqueOrThrow({ where: { id: change.id } });
    expect(state).toBe('replaced');
    const row = await member(email);
    expect(row?.passwordHash).toBeNull();
    expect(row?.emailConfirmedAt).not.toBeNull();
    expect(await findSession(taken.token)).toBeNull();
    const live = { memberId: taken.memberId, usedAt: null };
    expect(await db().oneTimeToken.count({ where: live })).toBe(0);
    const password = await browse('/api/users/authenticate', {
      body: { email, password: taken.password },
    });
    expect(password.answer).toMatchObject({ code: 'wrong_credentials' });
    expect(await findSession(String(answer['token']))).toMatchObject({ memberId: taken.memberId });
  });

  test('is not linked on an address that Google has not verified', async () => {
    const email = freshPerson();
    const before = await identities();
    await createMember({ email });
    await createMember({ email, brandId: 'fuego', confirmed: false });
    for (const brandId of ['dolcevita', 'fuego']) {
      const back = await comeBack(email, { brandId, verified: false });
      expect((await land(back, { brandId })).answer['code']).toBe('identity_unverified');
    }
    expect(await identities()).toBe(before);
  });

  test('of another brand is another account', async () => {
    const email = freshPerson();
    await createMember({ email, brandId: 'fuego' });
    expect((await land(await comeBack(email))).answer).toMatchObject({ login: null });
  });

  test('suspended stays outside, linked or not', async () => {
    const email = freshPerson();
    const { memberId } = await createMember({ email });
    await land(await comeBack(email));
    await db().user.update({ where: { id: memberId }, data: { state: 'disabled' } });
    expect((await land(await comeBack(email))).answer['code']).toBe('account_disabled');
    const other = freshPerson();
    await createMember({ email: other, state: 'disabled' });
    expect((await land(await comeBack(other))).answer['code']).toBe('account_disabled');
  });

  test('with another identity of Google keeps that one', async () => {
    const email = freshPerson();
    const { memberId } = await createMember({ email });
    const now = clock.now();
    const { GOOGLE_ISSUER: issuer } = (await import('#lib/kernel/env.ts')).env();
    await db().identity.create({
      data: {
        ...{ id: crypto.randomUUID(), brandId: 'dolcevita', memberId, issuer, subject: 'other' },
        ...{ linkedAt: now, lastUsedAt: now },
      },
    });
    expect((await land(await comeBack(email))).answer['code']).toBe('email_taken');
  });

  test('two returns at once link it once', async () => {
    const email = freshPerson();
    const { memberId } = await createMember({ email });
    const backs = [await comeBack(email), await comeBack(email), await comeBack(email)];
    const answers = await Promise.all(backs.map((back) => land(back)));
    expect(answers.map(({ answer }) => answer['login'])).toEqual([true, true, true]);
    expect(await db().identity.count({ where: { memberId } })).toBe(1);
  });

  test('that becomes Google’s while its pending account waits is not opened twice', async () => {
    const email = freshPerson();
    const first = await land(await comeBack(email));
    const second = await land(await comeBack(email));
    const open = (answer: Record<string, unknown>) =>
      browse('/api/users/extSign_register', { body: remainder(String(answer['token'])) });
    const both = await Promise.all([open(first.answer), open(second.answer)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('a return that does not check out', () => {
  const refusedWith = async (back: Awaited<ReturnType<typeof comeBack>>, code: string) => {
    const before = await rowCounts();
    const { answer, cookie } = await land(back);
    expect(answer['code']).toBe(code);
    expect(cookie).not.toContain('amarena=');
    expect(await rowCounts()).toEqual(before);
  };

  test('another state, or none', async () => {
    const back = await comeBack(freshPerson());
    await refusedWith({ ...back, state: `home.${'x'.repeat(43)}` }, 'identity_refused');
    await refusedWith({ ...back, state: '' }, 'identity_refused');
  });

  test('no attempt of this browser, one of another, a broken one, one of yesterday', async () => {
    const back = await comeBack(freshPerson());
    const other = await comeBack(freshPerson());
    await refusedWith({ ...back, cookie: '' }, 'identity_refused');
    await refusedWith({ ...back, cookie: other.cookie }, 'identity_refused');
    await refusedWith({ ...back, cookie: 'google=nonsense' }, 'identity_refused');
    clock.setOffset(11 * MINUTE);
    await refusedWith(back, 'identity_refused');
  });

  test('a code of another attempt: the verifier does not fit', async () => {
    const mine = await comeBack(freshPerson());
    const stolen = await comeBack(freshPerson());
    await refusedWith({ ...mine, code: stolen.code }, 'identity_refused');
  });

  test('a code that was used, and one that nobody gave', async () => {
    const back = await comeBack(freshPerson());
    expect((await land(back)).status).toBe(200);
    await refusedWith(back, 'identity_refused');
    await refusedWith(
      { ...(await comeBack(freshPerson())), code: '4/made-up' },
      'identity_refused',
    );
  });

  test.each(['wrong_nonce', 'expired_token', 'wrong_audience', 'wrong_issuer', 'wrong_signature'])(
    '%s',
    async (kind) => {
      const back = await comeBack(freshPerson());
      await sandbox.fault({ provider: 'google', operation: 'token', kind });
      await refusedWith(back, 'identity_refused');
    },
  );

  test.each(['http_500', 'lost_answer'])('the issuer fails: %s', async (kind) => {
    const back = await comeBack(freshPerson());
    await sandbox.fault({ provider: 'google', operation: 'token', kind });
    await refusedWith(back, 'identity_unavailable');
  });

  test('the person said no', async () => {
    const { url, cookie } = await leave();
    const { searchParams } = await choose(url, '');
    expect(searchParams.get('error')).toBe('access_denied');
    const body = { error: 'access_denied', state: searchParams.get('state') };
    const told = await browse('/api/users/auth/google/home', { cookie, body });
    expect([told.status, told.answer['code']]).toEqual([409, 'identity_denied']);
    const state = `home.${'y'.repeat(43)}`;
    const made = await browse('/api/users/auth/google/home', {
      cookie,
      body: { ...body, state },
    });
    expect(made.answer['code']).toBe('identity_refused');
  });

  test('on another brand’s host', async () => {
    const back = await comeBack(freshPerson());
    const { answer } = await land(back, { brandId: 'fuego' });
    expect(answer['code']).toBe('identity_refused');
  });
});

test('a confirmation mail that was on its way opens nothing for whoever was put out', async () => {
  const email = freshPerson();
  const signup = await browse('/api/users/register', {
    body: { ...remainder(''), email, password: 'granita al limone 7' },
  });
  expect(signup.status).toBe(200);
  const token = await mailedToken(email, 'confirm_email');
  await land(await comeBack(email));
  const brand = brandById('dolcevita');
  if (!brand) throw new Error('no brand');
  await expect(
    confirmEmail({
      brand,
      token,
      viewer: { kind: 'visitor' },
      userAgent: 'jest',
      now: clock.now(),
    }),
  ).rejects.toMatchObject({ code: 'token_expired' });
});
