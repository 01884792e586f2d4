import { afterEach, describe, expect, test } from '@jest/globals';
import { externalLink, readExternalLink } from '#lib/accounts/external-link.ts';
import { invite } from '#lib/accounts/landings/invitation.ts';
import { issueLoginLink, type Channel } from '#lib/accounts/issue-login-link.ts';
import { writeTarget } from '#lib/accounts/landings/target.ts';
import { findSession } from '#lib/accounts/session/find-session.ts';
import { brandById } from '#lib/brands/registry.ts';
import { db, inTransaction } from '#lib/db/client.ts';
import { clock, DAY, HOUR, MINUTE } from '#lib/kernel/clock.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { browse } from './landing-calls.ts';
import { freshEmail, mailedToken, makePrivate, rowCounts } from './signup-form.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';
afterEach(() => {
  clock.setOffset(0);
});

function brandOf(id: string) {
  const brand = brandById(id);
  if (!brand) throw new Error(id);
  return brand;
}

const brand = brandOf('dolcevita');
const AUTO = '/api/users/autoLogin/enter';
const EXT = '/api/users/extSign_register';

async function linkFor(member: CreatedMember, channel: Channel = 'email', target = '/chats') {
  const { memberId, brandId, email } = member;
  const link = await inTransaction((tx) =>
    issueLoginLink(tx, {
      ...{ memberId, brandId, email, locale: 'it', channel, target },
      ...{ event: 'messaggio', now: clock.now() },
    }),
  );
  const query = new URL(link).searchParams;
  const token = query.get('token') ?? '';
  return { link, body: { token, redirect: query.get('redirect'), channel } };
}

const used = (memberId: string) =>
  db().oneTimeToken.count({ where: { memberId, usedAt: { not: null } } });

describe('a link that logs in', () => {
  test('opens a session once, by POST, leads where it says, and proves the mailbox', async () => {
    const member = await createMember({ confirmed: false });
    const { link, body } = await linkFor(member, 'email', '/chats/abc?x=1');
    expect(link).toMatch(/^http:\/\/dolcevita\.localhost:3000\/autologin\?/);
    const { status, answer, cookie } = await browse(AUTO, { body });
    expect(status).toBe(200);
    expect(answer).toMatchObject({ clickid: member.publicId, target: '/chats/abc?x=1' });
    expect(cookie).toContain('amarena=');
    expect(await findSession(String(answer['token']))).toMatchObject({
      ...{ memberId: member.memberId, emailConfirmed: true },
    });
    const again = await browse(AUTO, { body });
    expect([again.status, again.answer['code']]).toEqual([409, 'token_expired']);
  });

  test('by Telegram proves no mailbox and opens nothing as a mailed one', async () => {
    const member = await createMember({ confirmed: false });
    const { link, body } = await linkFor(member, 'telegram');
    expect(link).toContain('/autologin_telegram?');
    const mailed = await browse(AUTO, { body: { ...body, channel: 'email' } });
    expect(mailed.answer['code']).toBe('token_expired');
    const { answer } = await browse(AUTO, { body });
    expect(await findSession(String(answer['token']))).toMatchObject({ emailConfirmed: false });
  });

  test('holds 72 hours', async () => {
    const member = await createMember();
    const early = await linkFor(member);
    const late = await linkFor(member);
    clock.setOffset(72 * HOUR - MINUTE);
    expect((await browse(AUTO, { body: early.body })).status).toBe(200);
    clock.setOffset(72 * HOUR + MINUTE);
    expect((await browse(AUTO, { body: late.body })).answer['code']).toBe('token_expired');
  });

  test('a newer one does not take the older one’s place', async () => {
    const member = await createMember();
    const links = [await linkFor(member), await linkFor(member)];
    for (const { body } of links) expect((await browse(AUTO, { body })).status).toBe(200);
  });

  test('is nobody’s on another brand, forged, for another purpose, or after the address moved', async () => {
    const member = await createMember();
    const { body } = await linkFor(member);
    const refused = async (changed: object, brandId = 'dolcevita') => {
      const { answer } = await browse(AUTO, { brandId, body: { ...body, ...changed } });
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
  ])('to %s opens nothing and is not used up', async (target) => {
    const member = await createMember();
    const { body } = await linkFor(member);
    const before = await db().session.count();
    const redirect = Buffer.from(target).toString('base64');
    const { status, answer } = await browse(AUTO, { body: { ...body, redirect } });
    expect([status, answer['code']]).toEqual([422, 'redirect_invalid']);
    expect(await db().session.count()).toBe(before);
    expect((await browse(AUTO, { body })).status).toBe(200);
  });

  test('of a suspended member opens nothing and is kept', async () => {
    const member = await createMember({ state: 'disabled' });
    const { body } = await linkFor(member);
    expect((await browse(AUTO, { body })).answer['code']).toBe('account_disabled');
    expect(await used(member.memberId)).toBe(0);
  });

  test('in the hands of many opens one session', async () => {
    const member = await createMember();
    const { body } = await linkFor(member);
    const answers = await Promise.all(Array.from({ length: 8 }, () => browse(AUTO, { body })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('asking for such a link', () => {
  const ask = (email: string, more: object = {}) =>
    browse('/api/users/autoLogin', { body: { email, ...more } });

  test('mails it, with the target kept; the answer holds none', async () => {
    const { email, publicId } = await createMember();
    const { answer, cookie } = await ask(` ${email.toUpperCase()}`, {
      redirect: writeTarget('/notifications'),
    });
    expect(answer).toEqual({ result: 'OK' });
    expect(cookie).toBe('');
    const token = await mailedToken(email, 'login_link');
    const redirect = writeTarget('/notifications');
    const entered = await browse(AUTO, { body: { token, redirect } });
    expect(entered.answer).toMatchObject({ clickid: publicId, target: '/notifications' });
  });

  test('tells no more than the brand does, and writes to nobody who is suspended', async () => {
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

describe('what a landing tells of the arrival', () => {
  const arrive = (member: CreatedMember, headers: Record<string, string>, name?: string) =>
    browse(`/api/users/${name ?? member.publicId}`, {
      headers: { authorization: `Bearer ${member.token}`, ...headers },
    });

  test('stands beside the member, and identifies nobody', async () => {
    const member = await createMember();
    const { status, answer } = await arrive(member, {
      ...{ RemarketingClickid: 'rm-9', tipoautologin: 'telegram', eventoautologin: 'like%20nuovo' },
    });
    expect(status).toBe(200);
    expect(answer).toMatchObject({ clickid: member.publicId, email: member.email });
    expect(answer).not.toHaveProperty('token');
    const rows = await db().attribution.findMany({ where: { memberId: member.memberId } });
    expect(rows).toMatchObject([
      { autologinBy: 'telegram', autologinEvent: 'like nuovo', remarketingClickId: 'rm-9' },
    ]);
  });

  test('an unknown kind is not kept, and nothing told writes nothing', async () => {
    const member = await createMember();
    await arrive(member, { tipoautologin: 'pigeon' });
    expect(await db().attribution.count({ where: { memberId: member.memberId } })).toBe(0);
    await arrive(member, { tipoautologin: 'pigeon', eventoautologin: '%E0%A4%A'.repeat(90) });
    const [row] = await db().attribution.findMany({ where: { memberId: member.memberId } });
    expect(row?.autologinBy).toBeNull();
    expect(row?.autologinEvent).toHaveLength(200);
  });

  test('another member’s name is nobody, and a visitor is asked to log in', async () => {
    const [member, other] = [await createMember(), await createMember()];
    expect((await arrive(member, {}, other.publicId)).status).toBe(404);
    expect((await browse(`/api/users/${member.publicId}`)).status).toBe(401);
  });
});

function answers(more: object = {}): Record<string, unknown> {
  return {
    ...{ geo: 'Liguria', eta: '37', sono: 'uomo', cerco: 'donna' },
    ...{ terms1: true, terms2: true, terms3: false, terms4: true, ...more },
  };
}

describe('the short form', () => {
  test('opens an account whose password nobody knows, and mails a link to choose one', async () => {
    const email = freshEmail();
    const { status, answer, cookie } = await browse(EXT, {
      body: answers({ email, source: 'aff', fluxId: '12', password: 'chosen by the caller' }),
    });
    expect(status).toBe(200);
    expect(answer).toMatchObject({ email, fluxId: '12', confirmed_email: false, login: true });
    expect(cookie).toContain('amarena=');
    const guessed = await browse('/api/users/authenticate', {
      body: { email, password: 'chosen by the caller' },
    });
    expect(guessed.answer['code']).toBe('wrong_credentials');
    const token = await mailedToken(email, 'set_password');
    const password = 'una frase tutta mia 27';
    const set = await browse('/api/users/changePassword', { body: { token, password } });
    expect(set.answer).toMatchObject({ result: 'OK' });
    const inside = await browse('/api/users/authenticate', { body: { email, password } });
    expect(inside.answer).toMatchObject({ email, confirmed_email: true });
  });

  test('asks for consents, age and region, and writes nothing without them', async () => {
    const before = await rowCounts();
    const email = freshEmail();
    const { answer } = await browse(EXT, { body: { email } });
    expect((answer['fields'] as { path: string }[]).map(({ path }) => path)).toEqual([
      ...['eta', 'region', 'sono', 'cerco', 'terms1', 'terms2', 'terms4'],
    ]);
    expect((await browse(EXT, { body: answers() })).answer['code']).toBe('email_malformed');
    expect(await rowCounts()).toEqual(before);
  });

  test('takes no address that has an account, and with private disclosure does not say so', async () => {
    const { email } = await createMember();
    expect((await browse(EXT, { body: answers({ email }) })).answer['code']).toBe('email_taken');
    await makePrivate('lumiere', clock.now());
    const there = { brandId: 'lumiere', body: answers({ email: freshEmail(), geo: 'Bretagne' }) };
    const { answer, cookie } = await browse(EXT, there);
    expect(answer).toMatchObject({ code: 'welcome_already_sent' });
    expect(cookie).toBe('');
  });
});

describe('a link to somebody without an account', () => {
  const sent = async (email: string, target = '/find') => {
    const now = clock.now();
    const link = await externalLink({ brand, locale: 'it', email, target, now });
    const { pathname, searchParams } = new URL(link);
    const read = (name: string) => searchParams.get(name) ?? '';
    return { pathname, link, token: read('token'), redirect: read('redirect') };
  };

  test('opens a pending account only: reading it writes nothing and shows nobody the address', async () => {
    const email = freshEmail();
    const before = await rowCounts();
    const { pathname, link, token, redirect } = await sent(email, '/match');
    expect(pathname).toBe('/external_email');
    expect(decodeURIComponent(link)).not.toContain(email);
    const read = await readExternalLink(brand, { token, redirect }, clock.now());
    expect(read).toEqual({ email, target: '/match' });
    expect(await rowCounts()).toEqual(before);
    const bare = await browse(EXT, { body: { token } });
    expect(bare.answer['code']).toBe('age_refused');
    expect(await rowCounts()).toEqual(before);
    const other = freshEmail();
    const whole = await browse(EXT, { body: answers({ token, email: other }) });
    expect(whole.answer).toMatchObject({ email, confirmed_email: false });
    expect(await db().user.count({ where: { email: other } })).toBe(0);
    const replayed = await browse(EXT, { body: answers({ token }) });
    expect(replayed.status).toBe(409);
  });

  test('is nothing when forged, too old, of another brand or for another purpose', async () => {
    const { token, redirect } = await sent(freshEmail());
    const now = clock.now();
    const read = (more: object, on = brand, at = now) =>
      readExternalLink(on, { token, redirect, ...more }, at);
    expect(await read({})).not.toBeNull();
    expect(await read({ token: `${token.slice(0, -2)}zz` })).toBeNull();
    expect(await read({ token: '' })).toBeNull();
    expect(await read({ redirect: '%' })).toBeNull();
    expect(await read({ redirect: Buffer.from('//evil').toString('base64') })).toBeNull();
    expect(await read({}, brandOf('fuego'))).toBeNull();
    expect(await read({}, brand, new Date(now.getTime() + 31 * DAY))).toBeNull();
    const google = await invite(
      brand,
      { kind: 'google', email: freshEmail(), issuer: 'i', subject: 's', visit: {} },
      now,
    );
    expect(await read({ token: google })).toBeNull();
    const member = await createMember();
    const autologin = await linkFor(member);
    expect(await read({ token: autologin.body.token })).toBeNull();
    const asLogin = await browse(AUTO, { body: { token: token.slice(0, 200), redirect } });
    expect(asLogin.answer['code']).toBe('token_expired');
  });
});
