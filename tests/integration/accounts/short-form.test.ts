// [core §2 /asignup] [core §2 external_email] [core §4 Autologin] [core §5 Auto-signup]
// [core §7 POST /api/users/extSign_register]
import { afterEach, describe, expect, test } from '@jest/globals';
import { externalLink, readExternalLink } from '#lib/accounts/external-link.ts';
import { invite } from '#lib/accounts/landings/invitation.ts';
import { db } from '#lib/db/client.ts';
import { clock, DAY } from '#lib/kernel/clock.ts';
import { createMember } from '#tests/factories/member.ts';
import { brandOf } from '#tests/setup/brand-of.ts';
import { browse } from './landing-calls.ts';
import { freshEmail, makePrivate, rowCounts } from './signup-form.ts';
import { mailedToken } from './mails.ts';
import { ENTER, linkFor } from './login-links.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';
afterEach(() => {
  clock.setOffset(0);
});

const brand = brandOf('dolcevita');
const EXT = '/api/users/extSign_register';

function answers(more: object = {}): Record<string, unknown> {
  return {
    geo: 'Liguria',
    eta: '37',
    sono: 'uomo',
    cerco: 'donna',
    terms1: true,
    terms2: true,
    terms3: false,
    terms4: true,
    ...more,
  };
}

describe('the short signup form', () => {
  test('opens an account without a known password, and mails a link to set one', async () => {
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

  test('requires consents, age and region, and writes nothing without them', async () => {
    const before = await rowCounts();
    const email = freshEmail();
    const { answer } = await browse(EXT, { body: { email } });
    expect((answer['fields'] as { path: string }[]).map(({ path }) => path)).toEqual([
      'eta',
      'geo',
      'sono',
      'cerco',
      'terms1',
      'terms2',
      'terms4',
    ]);
    expect((await browse(EXT, { body: answers() })).answer['code']).toBe('email_malformed');
    expect(await rowCounts()).toEqual(before);
  });

  test('refuses the address of an existing account, without disclosing it under private disclosure', async () => {
    const { email } = await createMember();
    expect((await browse(EXT, { body: answers({ email }) })).answer['code']).toBe('email_taken');
    await makePrivate('lumiere', clock.now());
    const there = { brandId: 'lumiere', body: answers({ email: freshEmail(), geo: 'Bretagne' }) };
    const { answer, cookie } = await browse(EXT, there);
    expect(answer).toMatchObject({ code: 'welcome_already_sent' });
    expect(cookie).toBe('');
  });
});

describe('a link to a person without an account', () => {
  const sent = async (email: string, target = '/find') => {
    const now = clock.now();
    const link = await externalLink({ brand, locale: 'it', email, target, now });
    const { pathname, searchParams } = new URL(link);
    const read = (name: string) => searchParams.get(name) ?? '';
    return { pathname, link, token: read('token'), redirect: read('redirect') };
  };

  test('opens a pending account only: reading it writes nothing, and it does not contain the address', async () => {
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

  test('is refused when forged, expired, of another brand or for another purpose', async () => {
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
    const asLogin = await browse(ENTER, { body: { token: token.slice(0, 200), redirect } });
    expect(asLogin.answer['code']).toBe('token_expired');
  });
});
