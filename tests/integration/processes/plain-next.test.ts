import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { request as send, type IncomingHttpHeaders } from 'node:http';
import { text as read } from 'node:stream/consumers';
import { endpoints } from '#lib/http/registry.ts';
import { deskCookie } from '#tests/setup/desk-cookie.ts';
import { createMember } from '../../factories/member.ts';
import { createOperator, OPERATOR_PASSWORD } from '../../factories/operator.ts';
import { testDatabase } from '../../setup/database.ts';
import { freePorts } from '../../setup/ports.ts';
import { startProcess, waitUntilReady, type RunningProcess } from '../../setup/process.ts';

const BRAND = 'dolcevita.localhost';
const DESK = 'desk.localhost';

let next: RunningProcess;
let port: number;

beforeAll(async () => {
  port = await freePorts(1);
  next = startProcess(['node_modules/.bin/next', 'start', '--port', String(port)], {
    NODE_ENV: 'production',
    APP_ENV: 'test',
    DEMO: '1',
    LOG_LEVEL: 'warn',
    PORT: String(port),
    DATABASE_URL: testDatabase().url,
  });
  await waitUntilReady(next, `http://127.0.0.1:${port}/favicon.svg`);
});
afterAll(async () => {
  await next.stop();
});

type Answer = {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
};

/** Calls with the host's own origin, as its pages do. */
function ask(
  host: string,
  call: string,
  { body, ...more }: Readonly<Record<string, string>> & { readonly body?: string } = {},
): Promise<Answer> {
  const [method = '', path = ''] = call.split(' ');
  return new Promise((resolve, reject) => {
    const own = { host: `${host}:${port}`, origin: `http://${host}:${port}` };
    const headers = { ...own, 'content-type': 'application/json', ...more };
    const sent = send({ host: '127.0.0.1', port, method, path, headers }, (response) => {
      const { statusCode: status, headers: answered } = response;
      // Rejects an answer that was cut off and has no `end` event.
      resolve(
        read(response).then((text): Answer => {
          const body: unknown = JSON.parse(text);
          return { status, headers: answered, body };
        }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

test('a brand’s host answers a read and a login', async () => {
  const { email, password, publicId } = await createMember();
  const login = await ask(BRAND, 'POST /api/users/authenticate', {
    accept: 'application/json',
    body: JSON.stringify({ email, password, servizio: 'dolcevita' }),
  });
  expect(login).toMatchObject({ status: 200, body: { clickid: publicId } });
  const cookie = (login.headers['set-cookie'] ?? []).map((set) => set.split(';')[0]).join('; ');
  const credits = await ask(BRAND, `GET /api/get/credits/${publicId}`, { cookie });
  expect(credits).toMatchObject({ status: 200, body: { creditiResidui: { level: 0 } } });
  expect(credits.headers).toMatchObject({
    'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
});

test('the desk’s host answers a read and a login', async () => {
  const { email, token } = await createOperator();
  const cookie = (await deskCookie(token)).split(';')[0] ?? '';
  expect(await ask(DESK, 'GET /api/desk/me', { cookie })).toMatchObject({
    status: 200,
    body: { email },
  });
  const body = JSON.stringify({ email, password: OPERATOR_PASSWORD });
  const login = await ask(DESK, 'POST /api/desk/login', { body });
  expect(login).toMatchObject({ status: 200, body: { result: 'OK' } });
  expect(login.headers['set-cookie']).toHaveLength(1);
});

test('the address is the connection’s, whatever the caller claims', async () => {
  const { body } = await ask(BRAND, 'GET /api/tracker/getIp', {
    'x-forwarded-for': '203.0.113.9',
    'x-amarena-address': '203.0.113.9',
  });
  expect(body).toMatchObject({ ip: '127.0.0.1' });
});

test('every path of the API reaches the dispatcher, by every method', async () => {
  const domains = new Set([...endpoints.keys()].map((key) => key.split('/')[2] ?? ''));
  expect(domains.size).toBeGreaterThan(10);
  for (const domain of domains) {
    const { status, body } = await ask(BRAND, `GET /api/${domain}/nothing/here/at/all`);
    expect({ domain, status, body }).toMatchObject({ status: 404, body: { code: 'not_found' } });
  }
  for (const method of ['DELETE', 'OPTIONS', 'PATCH', 'POST', 'PUT']) {
    const { status, headers } = await ask(BRAND, `${method} /api/tracker/getIp`);
    expect({ method, status, allow: headers.allow }).toEqual({
      method,
      status: 405,
      allow: 'GET, HEAD',
    });
  }
});

test.each([
  ['GET /api/nothing/here', BRAND, 404, 'not_found', undefined],
  ['GET /api/users/nothing/here', BRAND, 404, 'not_found', undefined],
  ['DELETE /api/consents', BRAND, 405, 'method_not_allowed', 'GET, HEAD, POST'],
  ['PATCH /en/api/consents/', BRAND, 405, 'method_not_allowed', 'GET, HEAD, POST'],
  ['GET /api/tracker/getIp', DESK, 404, 'not_found', undefined],
  ['GET /api/tracker/getIp', 'evil.example', 404, 'host_unknown', undefined],
])('%s on %s is refused as by server.ts', async (call, host, status, code, allow) => {
  const refused = await ask(host, call);
  expect(refused).toMatchObject({ status, body: { code } });
  expect(refused.headers.allow).toBe(allow);
});
