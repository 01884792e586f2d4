import { describe, expect, jest, test } from '@jest/globals';
import { brandById } from '#lib/brands/registry.ts';
import { availableProviders } from '#lib/accounts/identities/provider.ts';
import { findSession } from '#lib/accounts/session/find-session.ts';
import { db } from '#lib/db/client.ts';
import { clock, MINUTE } from '#lib/kernel/clock.ts';
import { env } from '#lib/kernel/env.ts';
import { createMember } from '#tests/factories/member.ts';
import { appleIssuer, backFromApple, landApple, leaveToApple, postedForm } from './apple-person.ts';
import { freshPerson, remainder } from './google-person.ts';
import { browse } from './landing-calls.ts';
import { rowCounts } from './signup-form.ts';

const { sandbox } = appleIssuer();
const clientId = 'example.dolcevita.web';

describe('leaving for Apple', () => {
  test('asks for a form POST, the address and no name, bound by state and nonce', async () => {
    const { url, cookie } = await leaveToApple();
    const query = Object.fromEntries(new URL(url).searchParams);
    expect(query).toEqual({
      client_id: clientId,
      redirect_uri: 'http://dolcevita.localhost:3000/loginWithApple',
      response_type: 'code',
      response_mode: 'form_post',
      scope: 'openid email',
      state: expect.stringMatching(/^login\..{20,}/),
      nonce: expect.stringMatching(/.{20,}/),
    });
    expect(cookie).toMatch(/^apple=/);
    expect(cookie).not.toContain(query['nonce']);
  });

  test('ends with a form to our page that holds nothing but code and state', async () => {
    const { url } = await leaveToApple();
    const { action, fields } = await postedForm(url, freshPerson());
    expect(action).toBe('http://dolcevita.localhost:3000/loginWithApple');
    expect(Object.keys(fields).sort()).toEqual(['code', 'state']);
  });

  test('is offered where the brand has a Services ID only', () => {
    const brand = brandById('dolcevita');
    if (!brand) throw new Error('no brand');
    expect(availableProviders(brand)).toEqual(['google', 'apple']);
    expect(availableProviders({ ...brand, id: 'unknown' as typeof brand.id })).toEqual(['google']);
  });
});

describe('a person from Apple', () => {
  test('signs up with a private relay address, which is confirmed, and logs in later', async () => {
    const email = `p${freshPerson().split('@')[0] ?? ''}@privaterelay.appleid.com`;
    const before = await rowCounts();
    const { answer } = await landApple(await backFromApple(email));
    expect(answer).toMatchObject({ login: null, email });
    expect(await rowCounts()).toEqual(before);
    const body = remainder(String(answer['token']));
    const done = await browse('/api/users/extSign_register', { body });
    expect(done.answer).toMatchObject({ email, confirmed_email: true, login: true });
    const again = await landApple(await backFromApple(email));
    expect(again.answer).toMatchObject({ login: true, clickid: done.answer['clickid'] });
    expect(again.cookie).toContain('apple=;');
  });

  test('is linked to the confirmed account of the address, beside a Google account', async () => {
    const email = freshPerson();
    const { memberId, publicId } = await createMember({ email });
    const { answer } = await landApple(await backFromApple(email));
    expect(answer).toMatchObject({ login: true, clickid: publicId });
    const linked = await db().identity.findMany({ where: { memberId } });
    expect(linked.map(({ issuer }) => issuer)).toEqual([env().APPLE_ISSUER]);
    const mail = await db().mailMessage.findFirstOrThrow({
      where: { toAddress: email, template: 'identity_linked' },
    });
    expect(mail.data).toMatchObject({ provider: 'Apple' });
  });

  test('does not get an account by an address that Apple has not verified', async () => {
    const email = freshPerson();
    const { memberId } = await createMember({ email });
    const { answer } = await landApple(await backFromApple(email, { verified: false }));
    expect(answer['code']).toBe('identity_unverified');
    expect(await db().identity.count({ where: { memberId } })).toBe(0);
  });

  test('logs in after Apple has changed its signing key', async () => {
    expect((await landApple(await backFromApple(freshPerson()))).status).toBe(200);
    await fetch(`${sandbox().url}/apple/rotate`, { method: 'POST' });
    // The library fetches an unknown key again once its set is a minute old.
    const real = Date.now;
    const later = jest.spyOn(Date, 'now').mockImplementation(() => real() + 61_000);
    const { status } = await landApple(await backFromApple(freshPerson()));
    later.mockRestore();
    expect(status).toBe(200);
  });
});

describe('refuses an invalid return', () => {
  const refusedWith = async (back: Awaited<ReturnType<typeof backFromApple>>, code: string) => {
    const before = await rowCounts();
    const { answer, cookie } = await landApple(back);
    expect(answer['code']).toBe(code);
    expect(cookie).not.toContain('amarena=');
    expect(await rowCounts()).toEqual(before);
  };

  test('with a forged state, and without the cookie of this attempt', async () => {
    const back = await backFromApple(freshPerson());
    const other = await backFromApple(freshPerson());
    await refusedWith({ ...back, state: `login.${'x'.repeat(43)}` }, 'identity_refused');
    await refusedWith({ ...back, cookie: '' }, 'identity_refused');
    await refusedWith({ ...back, cookie: other.cookie }, 'identity_refused');
    clock.setOffset(11 * MINUTE);
    await refusedWith(back, 'identity_refused');
  });

  test('with the cookie of an attempt at Google', async () => {
    const back = await backFromApple(freshPerson());
    const google = await browse('/api/users/auth/google/start');
    const cookie = google.cookie.replace('google=', 'apple=');
    const state = new URL(google.location).searchParams.get('state') ?? '';
    await refusedWith({ ...back, cookie, state }, 'identity_refused');
  });

  test('with the code of another browser, by its nonce', async () => {
    const mine = await backFromApple(freshPerson());
    const stolen = await backFromApple(freshPerson());
    await refusedWith({ ...mine, code: stolen.code }, 'identity_refused');
  });

  test('that was used before', async () => {
    const back = await backFromApple(freshPerson());
    expect((await landApple(back)).status).toBe(200);
    await refusedWith(back, 'identity_refused');
  });

  test.each(['wrong_nonce', 'expired_token', 'wrong_audience', 'wrong_issuer', 'wrong_signature'])(
    '%s',
    async (kind) => {
      const back = await backFromApple(freshPerson());
      await sandbox().fault({ provider: 'apple', operation: 'token', kind });
      await refusedWith(back, 'identity_refused');
    },
  );

  test('when the person has declined, and on another brand', async () => {
    await refusedWith(await backFromApple(''), 'identity_denied');
    const back = await backFromApple(freshPerson());
    expect((await landApple(back, 'fuego')).answer['code']).toBe('identity_refused');
  });
});

describe('a notification of Apple', () => {
  const notify = async (type: string, subject: string, more: object = {}, at = Date.now()) => {
    const event = { type, sub: subject, event_time: at };
    const signed = await fetch(`${sandbox().url}/apple/notification`, {
      method: 'POST',
      body: JSON.stringify({ aud: clientId, event, ...more }),
    });
    return browse('/api/webhooks/apple', { body: await signed.json() });
  };
  const linkedMember = async () => {
    const email = freshPerson();
    const { memberId, token } = await createMember({ email });
    await landApple(await backFromApple(email));
    const { subject } = await db().identity.findFirstOrThrow({ where: { memberId } });
    const count = () => db().identity.count({ where: { memberId } });
    return { subject, count, token };
  };

  test.each(['consent-revoked', 'account-delete'])(
    '%s unlinks the account and ends the sessions, once',
    async (type) => {
      const { subject, count, token } = await linkedMember();
      expect((await notify('email-disabled', subject)).status).toBe(200);
      expect((await notify(type, subject, {}, Date.now() - 60_000)).status).toBe(200);
      expect(await count()).toBe(1);
      expect((await notify(type, subject)).status).toBe(200);
      expect(await count()).toBe(0);
      expect(await findSession(token)).toBeNull();
      expect((await notify(type, subject)).status).toBe(200);
    },
  );

  test('may state its time in seconds', async () => {
    const { subject, count } = await linkedMember();
    const seconds = Math.ceil(Date.now() / 1_000);
    await notify('consent-revoked', subject, {}, seconds - 60);
    expect(await count()).toBe(1);
    await notify('consent-revoked', subject, {}, seconds);
    expect(await count()).toBe(0);
  });

  test('is refused with a wrong signature, another client or without one', async () => {
    const { subject, count } = await linkedMember();
    const forged = await notify('consent-revoked', subject, { foreign: true });
    expect(forged.answer['code']).toBe('signature_invalid');
    const elsewhere = await notify('consent-revoked', subject, { aud: 'another.client' });
    expect(elsewhere.answer['code']).toBe('signature_invalid');
    const empty = await browse('/api/webhooks/apple', { body: {} });
    expect(empty.answer['code']).toBe('input_invalid');
    expect(await count()).toBe(1);
  });
});
