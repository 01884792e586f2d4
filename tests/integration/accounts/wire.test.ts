// [core §3 Login request and response] [core §3 Signup payload] [core §3 Verify response]
// [core §3 Bearer token in the browser] [core §3 Stored keys token] [core §4 Login ends on /]
// [core §4 Start-up: member] [core §7 POST /api/users/authenticate] [core §7 POST /api/users/register]
// [core §7 POST /api/users/verify] [core §7 POST /api/users/confirmEmail] [core §8 1000 email_taken]
// [core §8 1007 too_many_registrations] [core §8 envelope_invalid] [core §9 Flow 7] [money §7 POST /api/legal]
import { describe, expect, test } from '@jest/globals';
import { clock } from '#lib/kernel/clock.ts';
import { brandById } from '#lib/brands/registry.ts';
import { resolveRequest } from '#lib/brands/resolve-request.ts';
import { db } from '#lib/db/client.ts';
import { dispatch } from '#lib/http/dispatch.ts';
import { open, seal } from '#lib/wire/envelope.ts';
import { createMember, MEMBER_PASSWORD } from '#tests/factories/member.ts';
import { freshEmail, PASSWORD } from './signup-form.ts';
import { mailedToken } from './mails.ts';

const HOST = `${brandById('dolcevita')?.hosts[0] ?? ''}:3000`;
const SECRET = 'amarena-wire';

type Said = { readonly headers?: Readonly<Record<string, string>>; readonly address?: string };

async function post(
  path: string,
  body: unknown,
  { headers = {}, address = '127.0.0.1' }: Said = {},
) {
  const request = new Request(`http://${HOST}${path}`, {
    method: 'POST',
    headers: { host: HOST, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const response = await dispatch({ request, resolved: resolveRequest(HOST, path), address });
  const text = await response.text();
  const json = (response.headers.get('content-type') ?? '').includes('json');
  const answer = (json ? JSON.parse(text) : open(text, SECRET)) as Record<string, unknown>;
  return { status: response.status, json, answer, cookie: response.headers.get('set-cookie') };
}

/** A form as the reference texts' client sends it, with Italian names. */
function form(email: string): Record<string, unknown> {
  return {
    email,
    password: PASSWORD,
    geo: 'Liguria',
    age: '37',
    terms1: true,
    terms2: true,
    terms3: false,
    terms4: true,
    sono: 'uomo',
    cerco: 'donna',
    source: 'aff',
    campid: 'c1',
    country: 'it',
    ip: '203.0.113.9',
    clickid: 'affiliate',
    fingerprint: '',
    ua: 'x',
    fluxId: '21',
    servizio: 'dolcevita',
    premiumLevel: 2,
    creditiMessaggi: 9_999,
    level: 2,
  };
}

test('answers an encrypted signup encrypted, sets the session cookie, and ignores claims in the body', async () => {
  const email = freshEmail();
  const { status, json, answer, cookie } = await post('/api/users/register', {
    utente: seal(form(email), SECRET),
  });
  expect(status).toBe(200);
  expect(json).toBe(false);
  expect(answer).toMatchObject({
    message: '',
    account_active: true,
    confirmed_email: false,
    email,
    region: 'Liguria',
    fluxId: '21',
    flusso: {
      optin: 'doi',
      descriptor: 'DOLCEVITA DEMO',
      hooks: expect.arrayContaining(['fine_crediti', 'doi']),
    },
    premiumLevel: 0,
    sono: 'uomo',
    cerco: 'donna',
    login: true,
    primo_login: true,
    regalo_messaggi: 0,
  });
  expect(cookie).toMatch(/^amarena=.+; Path=\/; HttpOnly; SameSite=Lax/);
  const member = await db().user.findFirstOrThrow({ where: { email } });
  expect(answer['clickid']).toBe(member.publicId);
  expect(member.level).toBe(0);
});

test('answers a plain signup that accepts JSON in JSON', async () => {
  const { json, answer } = await post('/api/users/register', form(freshEmail()), {
    headers: { accept: 'application/json' },
  });
  expect(json).toBe(true);
  expect(answer).toMatchObject({ account_active: true });
});

test('takes a date of birth in place of the age, and refuses one under 18', async () => {
  const headers = { accept: 'application/json' };
  const { age: _, ...others } = form(freshEmail());
  const year = () => clock.now().getUTCFullYear();
  const born = (years: number) => ({ dataNascita: `${String(year() - years)}-01-01` });
  const { status, answer } = await post(
    '/api/users/register',
    { ...others, ...born(30) },
    { headers },
  );
  expect([status, answer['account_active']]).toEqual([200, true]);
  const { profile } = await db().user.findFirstOrThrow({
    where: { email: String(others['email']) },
    select: { profile: true },
  });
  expect(profile).toMatchObject({
    ageGiven: 30,
    ageGivenAt: new Date(`${String(year())}-01-01T00:00:00Z`),
    onboardingStep: 'name',
  });
  const email = freshEmail();
  const young = await post('/api/users/register', { ...others, ...born(17), email }, { headers });
  expect(young).toMatchObject({ status: 422, answer: { fields: [{ path: 'eta' }] } });
  expect(await db().user.count({ where: { email } })).toBe(0);
});

test('answers errors of an encrypted call as plain problem JSON', async () => {
  const empty = await post('/api/users/register', { utente: seal({}, SECRET) });
  expect(empty).toMatchObject({
    status: 422,
    json: true,
    answer: { code: 'email_malformed', message: 'register-1004' },
  });
  expect(empty.answer['fields']).toHaveLength(9);
  const foreign = await post('/api/users/register', { utente: seal({}, 'another secret') });
  expect(foreign).toMatchObject({ status: 422, answer: { code: 'envelope_invalid' } });
  const taken = freshEmail();
  await post('/api/users/register', form(taken));
  await db().user.updateMany({ where: { email: taken }, data: { emailConfirmedAt: new Date() } });
  const again = await post('/api/users/register', {
    ...form(taken),
    password: 'un altro segreto 9',
  });
  expect(again).toMatchObject({
    status: 409,
    answer: { code: 'email_taken', message: 'register-1000' },
  });
});

test('refuses too many signups of one address with 1007 and the time to wait', async () => {
  const email = freshEmail();
  const tries = [];
  for (let count = 0; count < 8; count += 1) {
    tries.push(await post('/api/users/register', { email }, { address: '198.51.100.7' }));
  }
  const last = tries.at(-1);
  expect(last).toMatchObject({ status: 429, answer: { message: 'register-1007' } });
  expect((last?.answer['params'] as { retryAfter: number }).retryAfter).toBeGreaterThan(0);
});

test('logs in, verifies and logs out by cookie', async () => {
  const member = await createMember();
  const login = await post('/api/users/authenticate', {
    email: member.email,
    password: MEMBER_PASSWORD,
  });
  expect(login).toMatchObject({
    status: 200,
    answer: { clickid: member.publicId, primo_login: false },
  });
  const cookie = (login.cookie ?? '').split(';')[0] ?? '';
  const headers = { cookie, origin: `http://${HOST}`, 'sec-fetch-site': 'same-origin' };
  const verified = await post('/api/users/verify', { trackerId: member.publicId }, { headers });
  expect(verified).toMatchObject({
    json: false,
    answer: { verify: true, clickid: member.publicId },
  });
  expect(verified.cookie).toMatch(/^amarena=/);
  const fresh = { ...headers, cookie: (verified.cookie ?? '').split(';')[0] ?? '' };
  const logout = await post('/api/users/logout', {}, { headers: fresh });
  expect(logout).toMatchObject({ status: 200, answer: { result: 'OK' } });
  expect(logout.cookie).toContain('Max-Age=0');
  const gone = await post('/api/users/verify', {}, { headers: fresh });
  expect(gone).toMatchObject({ status: 200, json: true, answer: { verify: false } });
});

describe('the flow', () => {
  const flowCookie = (cookie: string | null) =>
    /(?:^|, )(fluxid=[^,]+)$/.exec(cookie ?? '')?.[1] ?? 'none';
  const signup = async (asked: Record<string, unknown>, cookie?: string) => {
    const said = { address: '198.51.100.8', headers: cookie === undefined ? {} : { cookie } };
    const email = freshEmail();
    const body = { ...form(email), fluxId: undefined, ...asked };
    const signed = await post('/api/users/register', body, said);
    const member = await db().user.findFirstOrThrow({ where: { email } });
    return { flow: member.flowCode, cookie: flowCookie(signed.cookie) };
  };
  const setCookieFor = (code: string) =>
    `fluxid=${code}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${90 * 86_400}`;

  test.each([
    ['the one that the address names', { fluxId: '21', path: '/' }, 'fluxid=12', '21'],
    ['else the cookie’s', { path: '/' }, 'fluxid=12', '12'],
    ['the default for a cookie of an unknown flow', { path: '/signup/' }, 'fluxid=99', '0000'],
    ['else the compliant one on a landing', { path: '/' }, undefined, '0000'],
    ['in any language', { path: '/en/signup/' }, undefined, '0000'],
    ['not for an affiliate’s visitor', { path: '/', tid: 'net-1' }, undefined, '7'],
    ['nor elsewhere', { path: '/find' }, undefined, '7'],
    ['nor for clients that do not say where', {}, undefined, '7'],
  ])('of a signup is %s', async (_, asked, cookie, flow) => {
    expect(await signup(asked, cookie)).toEqual({ flow, cookie: setCookieFor(flow) });
  });

  test('of a login is the member’s own, unless the address names one, and is stored', async () => {
    const { email } = await createMember({ flowCode: '21' });
    const login = async (more: object, cookie: string) => {
      const body = { email, password: MEMBER_PASSWORD, path: '/', ...more };
      const said = { headers: { cookie }, address: '198.51.100.9' };
      const { answer, cookie: set } = await post('/api/users/authenticate', body, said);
      return [answer['fluxId'], flowCookie(set)];
    };
    expect(await login({}, 'fluxid=12')).toEqual(['21', setCookieFor('21')]);
    expect(await login({ fluxId: '15' }, 'fluxid=12')).toEqual(['15', setCookieFor('15')]);
    expect(await login({}, 'fluxid=12')).toEqual(['15', setCookieFor('15')]);
  });
});

test('tells a disabled member so at verify, in plain JSON', async () => {
  const { token } = await createMember({ state: 'disabled' });
  expect(await post('/api/users/verify', { token })).toMatchObject({
    status: 200,
    json: true,
    answer: { verify: false, error: 'account_disabled' },
  });
});

test('confirms by POST with a mailed link and opens a session', async () => {
  const email = freshEmail();
  await post('/api/users/register', form(email));
  const token = await mailedToken(email, 'confirm_email');
  const confirmed = await post('/api/users/confirmEmail', { token });
  expect(confirmed).toMatchObject({ status: 200, answer: { primo_login: true } });
  expect(confirmed.cookie).toMatch(/^amarena=/);
  expect(await post('/api/users/confirmEmail', { token })).toMatchObject({
    status: 409,
    answer: { code: 'token_expired', message: 'confirm-2101' },
  });
});

test('returns a legal text as HTML, in the requested language or in English', async () => {
  const ask = async (body: unknown): Promise<string> => {
    const path = '/api/legal';
    const request = new Request(`http://${HOST}${path}`, {
      method: 'POST',
      headers: { host: HOST, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const response = await dispatch({
      request,
      resolved: resolveRequest(HOST, path),
      address: '127.0.0.1',
    });
    return `${response.status} ${await response.text()}`;
  };
  expect(await ask({ p: 'terms', l: 'it' })).toContain(
    '200 <h1>Condizioni generali del servizio</h1>',
  );
  expect(await ask({ p: 'terms', l: 'de-DE' })).toContain('200 <h1>General terms of service</h1>');
  expect(await ask({ p: 'faq', d: 'fuego.localhost', l: 'es-MX' })).toContain(
    '200 <h1>Preguntas frecuentes</h1>',
  );
  expect(await ask({ p: 'terms', d: 'fuego.localhost' })).toContain('Noches de Azulejo Demo, S.L.');
  expect(await ask({ p: 'terms', d: 'nowhere.example' })).toMatch(/^404/);
  expect(await ask({ p: 'consent_terms1' })).toMatch(/^404/);
});

test('sets a visitor id for a cookie choice that is used for nothing else', async () => {
  const { answer, cookie } = await post('/api/consents/cookies', {
    measuring: false,
    marketing: false,
  });
  expect(answer).toMatchObject({ measuring: false, marketing: false });
  expect(cookie).toMatch(/^visitor=[\w-]{16}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/);
});
