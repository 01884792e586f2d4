// [core §8 method_not_allowed] [core §8 too_many_requests]
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import { request as send, type IncomingHttpHeaders } from 'node:http';
import { text as read } from 'node:stream/consumers';
import { startFileWorld } from '../../setup/file-world.ts';
import { policyOf } from '../../setup/policy.ts';
import { startApp, type App, type World } from '../../setup/server.ts';

const HOST = 'dolcevita.localhost';
const SESSION = 'amarena=nobody';

let world: World;
let app: App;
beforeAll(async () => {
  world = await startFileWorld();
  app = await startApp(world, { env: { ROLE: 'web', RATE_LIMIT_FACTOR: '1' } });
});
afterAll(async () => {
  await world.remove();
});

type Answer = {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
};

function ask(method: string, path: string, more: { host?: string; cookie?: string } = {}) {
  const { host = `${HOST}:${app.port}`, ...rest } = more;
  return new Promise<Answer>((resolve, reject) => {
    const headers = { host, ...(method === 'GET' ? {} : { 'content-type': 'application/json' }) };
    const options = { host: '127.0.0.1', port: app.port, method, path };
    const sent = send({ ...options, headers: { ...headers, ...rest } }, (response) => {
      const { statusCode: status, headers: answered } = response;
      // Rejects an answer that was cut off and has no `end` event.
      resolve(read(response).then((text) => ({ status, headers: answered, text })));
    });
    sent.on('error', reject);
    sent.end(method === 'POST' ? '{}' : undefined);
  });
}

function problemOf({ text }: Answer): Record<string, unknown> {
  return JSON.parse(text) as Record<string, unknown>;
}

describe('a call without a route', () => {
  test('with a wrong method returns the allowed methods', async () => {
    const wrong = await ask('DELETE', '/api/consents');
    expect([wrong.status, wrong.headers.allow]).toEqual([405, 'GET, HEAD, POST']);
    expect(problemOf(wrong)).toMatchObject({ code: 'method_not_allowed', message: 'api-2006' });
    const withParams = await ask('POST', '/api/get/all/nobody');
    expect([withParams.status, withParams.headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  test('with an unknown path is not found, and returns no methods', async () => {
    const { status, headers, text } = await ask('GET', '/api/nothing/here');
    expect([status, headers.allow]).toEqual([404, undefined]);
    expect(JSON.parse(text)).toMatchObject({ code: 'not_found' });
  });

  test.each(['evil.example', 'localhost:3000'])(
    'on %s, which is no brand’s host, gets a JSON error',
    async (host) => {
      const lost = await ask('GET', '/api/tracker/getIp', { host });
      expect([lost.status, lost.headers['x-content-type-options']]).toEqual([404, 'nosniff']);
      expect(problemOf(lost)).toMatchObject({ code: 'host_unknown', message: 'tracker-2010' });
    },
  );

  test('on the desk’s host is not found unless it is the desk’s own', async () => {
    const lost = await ask('GET', '/api/tracker/getIp', { host: 'desk.localhost' });
    expect(lost.status).toBe(404);
    expect(problemOf(lost)).toMatchObject({ code: 'not_found', message: 'desk-2005' });
  });

  test('of a provider is accepted on any host', async () => {
    const answer = await ask('POST', '/api/webhooks/adyen?c=gankomedia', { host: '10.0.0.7' });
    expect(problemOf(answer)).toMatchObject({ code: 'input_invalid' });
  });
});

test('too many calls are refused with the seconds to wait, each call with its own limit', async () => {
  const codes: (number | undefined)[] = [];
  for (let count = 0; count < 60; count += 1) {
    codes.push((await ask('POST', '/api/users/logout')).status);
  }
  const last = await ask('POST', '/api/users/logout');
  expect([...new Set(codes), last.status]).toEqual([200, 429]);
  const wait = Number(last.headers['retry-after']);
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
  expect(problemOf(last)).toMatchObject({
    code: 'too_many_requests',
    message: 'logout-2008',
    params: { retryAfter: wait },
  });
  expect((await ask('POST', '/api/users/verify')).status).toBe(200);
});

describe('the content security policy of a page', () => {
  const inline = (html: string) =>
    [...html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g)].map(
      ([, attributes = '', code = '']) => ({
        nonce: /\snonce="([^"]*)"/.exec(attributes)?.[1],
        hash: `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
      }),
    );
  const page = async (path: string, cookie?: string) => {
    const { headers, text } = await ask('GET', path, cookie === undefined ? {} : { cookie });
    const policy = policyOf(String(headers['content-security-policy']));
    return { policy, scripts: inline(text), stored: headers['cache-control'] };
  };

  test('that is static lists the hashes of exactly its scripts', async () => {
    const { policy, scripts } = await page('/login');
    const hashes = new Set(scripts.map(({ hash }) => hash));
    expect(hashes.size).toBeGreaterThan(0);
    expect(policy.get('script-src')).toEqual(["'self'", ...hashes]);
  });

  test('with data uses a nonce that no other page has, and the page is never cached', async () => {
    const [one, other] = [await page('/find', SESSION), await page('/find', SESSION)];
    const nonces = [one, other].map(({ policy }) => policy.get('script-src')?.[1] ?? '');
    expect(new Set(nonces).size).toBe(2);
    const [, nonce = ''] = /^'nonce-([\w+/=]{22,})'$/.exec(nonces[0] ?? '') ?? [];
    const theme = one.policy.get('script-src')?.[3];
    expect(one.policy.get('script-src')?.[2]).toBe("'strict-dynamic'");
    expect(one.scripts.length).toBeGreaterThan(1);
    for (const script of one.scripts) {
      expect(script.nonce === nonce || script.hash === theme).toBe(true);
    }
    expect(one.stored).toBe('no-store');
  });

  test.each([
    ['/login', undefined, false],
    ['/find', SESSION, false],
    ['/purchase', SESSION, true],
  ])('of %s allows no unsafe source', async (path, cookie, pays) => {
    const { policy } = await page(path, cookie);
    const scripts = policy.get('script-src') ?? [];
    expect(scripts.filter((source) => /unsafe|^\*|^https?:|^data:|^blob:/.test(source))).toEqual(
      [],
    );
    expect(policy.get('frame-src')).toEqual([pays ? world.sandboxUrl : "'none'"]);
  });
});
