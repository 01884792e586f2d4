import { createHash, createPublicKey, verify, type JsonWebKey } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { control } from './adyen-client.ts';
import { startSandbox, type RunningSandbox } from './start-sandbox.ts';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

const BACK = 'http://dolcevita.localhost:3000/loginWithGoogle';
const VERIFIER = 'a-verifier-of-more-than-forty-three-characters-x';

function address(changes: Record<string, string> = {}): string {
  const query = new URLSearchParams({
    client_id: 'demo-google-client',
    redirect_uri: BACK,
    response_type: 'code',
    scope: 'openid email',
    state: 'state-1',
    nonce: 'nonce-1',
    code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
    code_challenge_method: 'S256',
    ...changes,
  });
  return `${sandbox.url}/google/authorize?${query.toString()}`;
}

async function choose(form: Record<string, string>): Promise<URL> {
  const body = new URLSearchParams(form);
  const answer = await fetch(address(), { method: 'POST', body, redirect: 'manual' });
  return new URL(answer.headers.get('location') ?? '');
}

function exchange(code: string, changes: Record<string, string> = {}): Promise<Response> {
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    code,
    redirect_uri: BACK,
    code_verifier: VERIFIER,
    client_id: 'demo-google-client',
    client_secret: 'demo-google-secret',
    ...changes,
  });
  return fetch(`${sandbox.url}/google/token`, { method: 'POST', body });
}

async function code(email = 'somebody@google.test'): Promise<string> {
  const url = await choose({ email, verified: 'yes' });
  return url.searchParams.get('code') ?? '';
}

type Keys = { readonly keys: readonly [JsonWebKey] };

/** The claims of an identity token if it is signed with the issuer's published key, else null. */
async function claimsOf(response: Response): Promise<Record<string, unknown> | null> {
  const { id_token: token } = (await response.json()) as { id_token: string };
  const [head = '', body = '', signature = ''] = token.split('.');
  const { keys } = (await (await fetch(`${sandbox.url}/google/certs`)).json()) as Keys;
  const key = createPublicKey({ key: keys[0], format: 'jwk' });
  const signed = Buffer.from(`${head}.${body}`);
  if (!verify('sha256', signed, key, Buffer.from(signature, 'base64url'))) return null;
  return JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>;
}

test('discovery uses the host of the request', async () => {
  const answer = await fetch(`${sandbox.url}/google/.well-known/openid-configuration`);
  expect(await answer.json()).toMatchObject({
    issuer: `${sandbox.url}/google`,
    authorization_endpoint: `${sandbox.url}/google/authorize`,
    token_endpoint: `${sandbox.url}/google/token`,
  });
});

test('the account page offers invented accounts, one unverified and one that refuses', async () => {
  const page = await (await fetch(address({ hl: 'it' }))).text();
  expect(page).toContain('Scegli un account');
  expect(page).toContain('indirizzo non verificato');
  const subjects = [...page.matchAll(/value="(\d{15,})"/g)].map(([, subject = '']) => subject);
  expect(subjects).toHaveLength(4);
  const answers = await Promise.all(subjects.map((subject) => choose({ subject })));
  expect(answers.filter((url) => url.searchParams.get('error') === 'access_denied')).toHaveLength(
    1,
  );
  expect(answers.every((url) => url.searchParams.get('state') === 'state-1')).toBe(true);
});

test('a code works once, for its client, its redirect address and its verifier', async () => {
  const wrong = { client_secret: 'guess' };
  expect((await exchange(await code(), wrong)).status).toBe(401);
  expect((await exchange(await code(), { code_verifier: 'x'.repeat(50) })).status).toBe(400);
  expect((await exchange(await code(), { redirect_uri: `${BACK}2` })).status).toBe(400);
  const good = await code();
  expect(await claimsOf(await exchange(good))).toMatchObject({
    iss: `${sandbox.url}/google`,
    aud: 'demo-google-client',
    nonce: 'nonce-1',
    email: 'somebody@google.test',
    email_verified: true,
  });
  expect(await (await exchange(good)).json()).toMatchObject({ error: 'invalid_grant' });
});

test('the same address always has the same subject', async () => {
  const first = await claimsOf(await exchange(await code('one@google.test')));
  const again = await claimsOf(await exchange(await code('One@google.test')));
  const other = await claimsOf(await exchange(await code('two@google.test')));
  expect(first?.['sub']).toBe(again?.['sub']);
  expect(first?.['sub']).not.toBe(other?.['sub']);
});

test.each([
  ['redirect_uri', 'http://evil.example/loginWithGoogle'],
  ['redirect_uri', 'http://dolcevita.localhost:3000/elsewhere'],
  ['client_id', 'nobody'],
  ['code_challenge_method', 'plain'],
  ['state', ''],
  ['scope', 'email'],
])('a request with another %s is not redirected', async (name, value) => {
  const answer = await fetch(address({ [name]: value }), { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
});

test('planned faults apply to the token call', async () => {
  const fault = (kind: string) =>
    control(sandbox.url, { faults: [{ provider: 'google', operation: 'token', kind }] });
  await fault('wrong_signature');
  expect(await claimsOf(await exchange(await code()))).toBeNull();
  await fault('wrong_audience');
  expect((await claimsOf(await exchange(await code())))?.['aud']).toBe('another-client');
  await fault('http_500');
  expect((await exchange(await code())).status).toBe(500);
});
