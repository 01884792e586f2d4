// [core §3 Google payload] [core §4 Google login] [core §7 POST /api/users/extSign_register]
// [core §7 POST /api/users/auth/google] [core §7 POST /api/users/auth/google/home]
import { describe, expect, test } from '@jest/globals';
import { findSession } from '#lib/accounts/session/find-session.ts';
import { db } from '#lib/db/client.ts';
import { clock, HOUR, MINUTE } from '#lib/kernel/clock.ts';
import { browse } from './landing-calls.ts';
import { makePrivate, rowCounts } from './signup-form.ts';
import { comeBack, freshPerson, googleIssuer, land, leave, remainder } from './google-person.ts';

googleIssuer();
const member = (email: string, brandId = 'dolcevita') =>
  db().user.findFirst({ where: { brandId, emailNormalised: email } });

describe('redirecting to Google', () => {
  test('sends state, nonce and PKCE, and sets a sealed HttpOnly cookie', async () => {
    const { url, cookie } = await leave({ entry: 'login' });
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

  test("shows an error on the landing if the issuer is down or is another client's", async () => {
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

describe('a new person', () => {
  test('gets a pending account that is not stored, and is registered with the remaining fields', async () => {
    const email = freshPerson();
    const before = await rowCounts();
    const query = '&source=aff&campid=c7&clickid=click9&fluxid=21&country=it';
    const { status, answer, cookie } = await land(await comeBack(email, { query }));
    expect(status).toBe(200);
    expect(answer).toEqual({
      token: expect.any(String),
      login: null,
      regalo_messaggi: 0,
      clickid: null,
      email,
      query: '?source=aff&campid=c7&country=it&clickid=click9&fluxid=21',
    });
    expect(cookie).toBe('google=');
    expect(await rowCounts()).toEqual(before);
    const token = String(answer['token']);
    expect(await findSession(token)).toBeNull();

    const done = await browse('/api/users/extSign_register', { body: remainder(token) });
    expect(done.status).toBe(200);
    expect(done.answer).toMatchObject({
      email,
      confirmed_email: true,
      region: 'Liguria',
      sono: 'donna',
      cerco: 'uomo',
      fluxId: '21',
      login: true,
      primo_login: true,
    });
    const row = await db().user.findFirstOrThrow({
      where: { emailNormalised: email },
      include: { identities: true, attributions: true, consents: true },
    });
    expect(row.passwordHash).toBeNull();
    expect(row.identities).toHaveLength(1);
    expect(row.attributions).toMatchObject([
      // This browser was not asked about marketing, so the click id is not stored.
      { source: 'aff', campaignId: 'c7', clickId: null, country: 'it' },
    ]);
    expect(
      row.consents
        .filter(({ granted }) => granted)
        .map(({ purpose }) => purpose)
        .sort(),
    ).toEqual(['of_age', 'orientation', 'terms']);
    const mails = await db().mailMessage.findMany({ where: { toAddress: email } });
    expect(mails.map(({ template }) => template)).toEqual(['welcome']);

    const login = await comeBack(email, { entry: 'login', query: '&fluxid=12' });
    const again = await land(login, { path: '/api/users/auth/google' });
    expect((await member(email))?.flowCode).toBe('12');
    expect(again.answer).toMatchObject({ login: true, clickid: row.publicId });
    expect(await findSession(String(again.answer['token']))).toMatchObject({ memberId: row.id });
    expect(again.cookie).toContain('amarena=');
  });

  test('is not registered without region, age and consents, and can correct the form', async () => {
    const { answer } = await land(await comeBack(freshPerson()));
    const token = String(answer['token']);
    const before = await rowCounts();
    const bare = await browse('/api/users/extSign_register', { body: { token } });
    expect(bare.answer).toMatchObject({
      code: 'age_refused',
      fields: [
        { path: 'eta', code: 'age_refused' },
        { path: 'geo', code: 'place_unknown' },
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

  test('is registered on a brand with private disclosure too, since the mailbox is proven', async () => {
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

  test('gets a pending token that is valid for one brand and one hour and cannot be forged', async () => {
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

  test('with an address that Google has not verified is sent to the form', async () => {
    const email = freshPerson();
    const { status, answer } = await land(await comeBack(email, { verified: false }));
    expect([status, answer['code']]).toEqual([409, 'identity_unverified']);
    expect(await member(email)).toBeNull();
  });
});
