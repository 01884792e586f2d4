// [core §4 Google login] [core §7 POST /api/users/auth/google]
import { describe, expect, test } from '@jest/globals';
import { confirmEmail } from '#lib/accounts/confirmation/confirm-email.ts';
import { lockMember } from '#lib/identity/lock-member.ts';
import { findSession } from '#lib/accounts/session/find-session.ts';
import { db } from '#lib/db/client.ts';
import { clock } from '#lib/kernel/clock.ts';
import { createMember } from '#tests/factories/member.ts';
import { brandOf } from '#tests/setup/brand-of.ts';
import { whileHeld } from '#tests/setup/while-held.ts';
import { browse } from './landing-calls.ts';
import { mailedToken } from './mails.ts';
import { comeBack, freshPerson, googleIssuer, land, remainder } from './google-person.ts';

googleIssuer();
const identities = () => db().identity.count();
const member = (email: string, brandId = 'dolcevita') =>
  db().user.findFirst({ where: { brandId, emailNormalised: email } });

describe('Google login with the address of an existing account', () => {
  test('links a confirmed account and keeps its password and sessions', async () => {
    const email = freshPerson();
    const known = await createMember({ email });
    const { answer } = await land(await comeBack(email));
    expect(answer).toMatchObject({ login: true, clickid: known.publicId });
    expect(await findSession(known.token)).not.toBeNull();
    expect((await member(email))?.passwordHash).not.toBeNull();
    expect(await db().identity.count({ where: { memberId: known.memberId } })).toBe(1);
  });

  test('logs in without a deadlock while the identity is being unlinked', async () => {
    const email = freshPerson();
    const { memberId } = await createMember({ email });
    await land(await comeBack(email));
    const back = await comeBack(email, { query: '&fluxid=21' });
    const entered = await whileHeld(
      (tx) => lockMember(tx, memberId),
      () => land(back),
      (tx) => tx.identity.deleteMany({ where: { memberId } }),
    );
    expect(entered).toMatchObject({ answer: { login: true } });
    expect(await db().identity.count({ where: { memberId } })).toBe(1);
  });

  test('gives an unconfirmed account to the owner of the mailbox and ends the other sessions', async () => {
    const email = freshPerson();
    const taken = await createMember({ email, confirmed: false });
    await db().oneTimeToken.create({
      data: {
        id: crypto.randomUUID(),
        memberId: taken.memberId,
        purpose: 'autologin',
        email,
        hash: crypto.randomUUID(),
        createdAt: clock.now(),
      },
    });
    const now = clock.now();
    const change = await db().emailChange.create({
      data: {
        id: crypto.randomUUID(),
        memberId: taken.memberId,
        brandId: 'dolcevita',
        oldEmail: email,
        newEmail: freshPerson(),
        state: 'waiting',
        confirmHash: crypto.randomUUID(),
        createdAt: now,
        mailedAt: now,
        confirmBy: now,
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

  test('does not link an address that Google has not verified', async () => {
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

  test('creates a separate account on another brand', async () => {
    const email = freshPerson();
    await createMember({ email, brandId: 'fuego' });
    expect((await land(await comeBack(email))).answer).toMatchObject({ login: null });
  });

  test('refuses a suspended account, linked or not', async () => {
    const email = freshPerson();
    const { memberId } = await createMember({ email });
    await land(await comeBack(email));
    await db().user.update({ where: { id: memberId }, data: { state: 'disabled' } });
    expect((await land(await comeBack(email))).answer['code']).toBe('account_disabled');
    const other = freshPerson();
    await createMember({ email: other, state: 'disabled' });
    expect((await land(await comeBack(other))).answer['code']).toBe('account_disabled');
  });

  test('keeps the existing link when another Google identity has the address', async () => {
    const email = freshPerson();
    const { memberId } = await createMember({ email });
    const now = clock.now();
    const { GOOGLE_ISSUER: issuer } = (await import('#lib/kernel/env.ts')).env();
    await db().identity.create({
      data: {
        id: crypto.randomUUID(),
        brandId: 'dolcevita',
        memberId,
        issuer,
        subject: 'other',
        linkedAt: now,
        lastUsedAt: now,
      },
    });
    expect((await land(await comeBack(email))).answer['code']).toBe('email_taken');
  });

  test('links once when two returns arrive at once', async () => {
    const email = freshPerson();
    const { memberId } = await createMember({ email });
    const backs = [await comeBack(email), await comeBack(email), await comeBack(email)];
    const answers = await Promise.all(backs.map((back) => land(back)));
    expect(answers.map(({ answer }) => answer['login'])).toEqual([true, true, true]);
    expect(await db().identity.count({ where: { memberId } })).toBe(1);
  });

  test('creates one account when two pending accounts of the identity are registered at once', async () => {
    const email = freshPerson();
    const first = await land(await comeBack(email));
    const second = await land(await comeBack(email));
    const open = (answer: Record<string, unknown>) =>
      browse('/api/users/extSign_register', { body: remainder(String(answer['token'])) });
    const both = await Promise.all([open(first.answer), open(second.answer)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

test('ignores an earlier confirmation mail of a person whose unconfirmed account was taken over', async () => {
  const email = freshPerson();
  const signup = await browse('/api/users/register', {
    body: { ...remainder(''), email, password: 'granita al limone 7' },
  });
  expect(signup.status).toBe(200);
  const token = await mailedToken(email, 'confirm_email');
  await land(await comeBack(email));
  await expect(
    confirmEmail({
      brand: brandOf('dolcevita'),
      token,
      viewer: { kind: 'visitor' },
      userAgent: 'jest',
      now: clock.now(),
    }),
  ).rejects.toMatchObject({ code: 'token_expired' });
});
