// [core §1 Links that log in] [core §2 /autologin] [core §4 Autologin] [core §7 POST /api/users/autoLogin]
// [core §7 GET /api/users/{clickid}] [core §8 redirect_invalid]
import { afterEach, describe, expect, test } from '@jest/globals';
import { writeTarget } from '#lib/accounts/landings/target.ts';
import { findSession } from '#lib/accounts/session/find-session.ts';
import { db } from '#lib/db/client.ts';
import { clock, MINUTE } from '#lib/kernel/clock.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { browse } from './landing-calls.ts';
import { makePrivate, rowCounts } from './signup-form.ts';
import { mailedToken } from './mails.ts';
import { ENTER, linkFor } from './login-links.ts';
import { LOGIN_LINK_MS } from '#lib/accounts/limits.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';
afterEach(() => {
  clock.setOffset(0);
});

const used = (memberId: string) =>
  db().oneTimeToken.count({ where: { memberId, usedAt: { not: null } } });

describe('a login link', () => {
  test('opens a session once, by POST, redirects to its target, and proves the mailbox', async () => {
    const member = await createMember({ confirmed: false });
    const { link, body } = await linkFor(member, 'email', '/chats/abc?x=1');
    expect(link).toMatch(/^http:\/\/dolcevita\.localhost:3000\/autologin\?/);
    const { status, answer, cookie } = await browse(ENTER, { body });
    expect(status).toBe(200);
    expect(answer).toMatchObject({ clickid: member.publicId, target: '/chats/abc?x=1' });
    expect(cookie).toContain('amarena=');
    expect(await findSession(String(answer['token']))).toMatchObject({
      memberId: member.memberId,
      emailConfirmed: true,
    });
    const again = await browse(ENTER, { body });
    expect([again.status, again.answer['code']]).toEqual([409, 'token_expired']);
  });

  test('by Telegram does not prove the mailbox and is not accepted as a mailed one', async () => {
    const member = await createMember({ confirmed: false });
    const { link, body } = await linkFor(member, 'telegram');
    expect(link).toContain('/autologin_telegram?');
    const mailed = await browse(ENTER, { body: { ...body, channel: 'email' } });
    expect(mailed.answer['code']).toBe('token_expired');
    const { answer } = await browse(ENTER, { body });
    expect(await findSession(String(answer['token']))).toMatchObject({ emailConfirmed: false });
  });

  test('is valid for 72 hours', async () => {
    const member = await createMember();
    const early = await linkFor(member);
    const late = await linkFor(member);
    clock.setOffset(LOGIN_LINK_MS - MINUTE);
    expect((await browse(ENTER, { body: early.body })).status).toBe(200);
    clock.setOffset(LOGIN_LINK_MS + MINUTE);
    expect((await browse(ENTER, { body: late.body })).answer['code']).toBe('token_expired');
  });

  test('remains valid when a newer one is sent', async () => {
    const member = await createMember();
    const links = [await linkFor(member), await linkFor(member)];
    for (const { body } of links) expect((await browse(ENTER, { body })).status).toBe(200);
  });

  test('is refused on another brand, forged, for another purpose, or after the address changed', async () => {
    const member = await createMember();
    const { body } = await linkFor(member);
    const refused = async (changed: object, brandId = 'dolcevita') => {
      const { answer } = await browse(ENTER, { brandId, body: { ...body, ...changed } });
      expect(answer['code']).toBe('token_expired');
    };
    await refused({}, 'fuego');
    await refused({ token: 'x'.repeat(43) });
    await refused({ token: '' });
    await browse('/api/users/getTokenForReset', { body: { email: member.email } });
    await refused({ token: await mailedToken(member.email, 'reset_password') });
    await db().user.update({
      where: { id: member.memberId },
      data: { email: 'moved@example.test', emailNormalised: `moved-${member.publicId}@e.test` },
    });
    await refused({});
    expect(await used(member.memberId)).toBe(0);
  });

  test.each([
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'http://fuego.localhost:3000/',
  ])('to %s is refused and not consumed', async (target) => {
    const member = await createMember();
    const { body } = await linkFor(member);
    const before = await db().session.count();
    const redirect = Buffer.from(target).toString('base64');
    const { status, answer } = await browse(ENTER, { body: { ...body, redirect } });
    expect([status, answer['code']]).toEqual([422, 'redirect_invalid']);
    expect(await db().session.count()).toBe(before);
    expect((await browse(ENTER, { body })).status).toBe(200);
  });

  test('of a suspended member is refused and not consumed', async () => {
    const member = await createMember({ state: 'disabled' });
    const { body } = await linkFor(member);
    expect((await browse(ENTER, { body })).answer['code']).toBe('account_disabled');
    expect(await used(member.memberId)).toBe(0);
  });

  test('opens one session when it is used many times at once', async () => {
    const member = await createMember();
    const { body } = await linkFor(member);
    const answers = await Promise.all(Array.from({ length: 8 }, () => browse(ENTER, { body })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('requesting a login link', () => {
  const ask = (email: string, more: object = {}) =>
    browse('/api/users/autoLogin', { body: { email, ...more } });

  test('mails it with the target, and does not return it', async () => {
    const { email, publicId } = await createMember();
    const { answer, cookie } = await ask(` ${email.toUpperCase()}`, {
      redirect: writeTarget('/notifications'),
    });
    expect(answer).toEqual({ result: 'OK' });
    expect(cookie).toBe('');
    const token = await mailedToken(email, 'login_link');
    const redirect = writeTarget('/notifications');
    const entered = await browse(ENTER, { body: { token, redirect } });
    expect(entered.answer).toMatchObject({ clickid: publicId, target: '/notifications' });
  });

  test('discloses no more than the brand does, and sends nothing to a suspended member', async () => {
    const { email } = await createMember({ state: 'disabled' });
    const before = await rowCounts();
    expect((await ask(email)).answer).toEqual({ result: 'OK' });
    expect((await ask('nobody@example.test')).answer).toEqual({ result: false });
    expect((await ask('no address')).answer).toMatchObject({ code: 'email_malformed' });
    const evil = { redirect: Buffer.from('//evil.example').toString('base64') };
    expect((await ask(email, evil)).answer).toMatchObject({ code: 'redirect_invalid' });
    expect(await rowCounts()).toEqual(before);
    await makePrivate('fuego', clock.now());
    const hidden = { brandId: 'fuego', body: { email: 'nobody@example.test' } };
    expect((await browse('/api/users/autoLogin', hidden)).answer).toEqual({ result: 'OK' });
  });
});

describe('the arrival data of a landing', () => {
  const arrive = (member: CreatedMember, headers: Record<string, string>, name?: string) =>
    browse(`/api/users/${name ?? member.publicId}`, {
      headers: { authorization: `Bearer ${member.token}`, ...headers },
    });

  test('are stored with the member, and do not authenticate', async () => {
    const member = await createMember();
    const { status, answer } = await arrive(member, {
      RemarketingClickid: 'rm-9',
      tipoautologin: 'telegram',
      eventoautologin: 'like%20nuovo',
    });
    expect(status).toBe(200);
    expect(answer).toMatchObject({ clickid: member.publicId, email: member.email });
    expect(answer).not.toHaveProperty('token');
    const rows = await db().attribution.findMany({ where: { memberId: member.memberId } });
    expect(rows).toMatchObject([
      { autologinBy: 'telegram', autologinEvent: 'like nuovo', remarketingClickId: 'rm-9' },
    ]);
  });

  test('are stored without an unknown kind, and not at all when empty', async () => {
    const member = await createMember();
    await arrive(member, { tipoautologin: 'pigeon' });
    expect(await db().attribution.count({ where: { memberId: member.memberId } })).toBe(0);
    await arrive(member, { tipoautologin: 'pigeon', eventoautologin: '%E0%A4%A'.repeat(90) });
    const [row] = await db().attribution.findMany({ where: { memberId: member.memberId } });
    expect(row?.autologinBy).toBeNull();
    expect(row?.autologinEvent).toHaveLength(200);
  });

  test('are refused for another member’s id, and for a visitor', async () => {
    const [member, other] = [await createMember(), await createMember()];
    expect((await arrive(member, {}, other.publicId)).status).toBe(404);
    expect((await browse(`/api/users/${member.publicId}`)).status).toBe(401);
  });
});
