import { describe, expect, test } from '@jest/globals';
import { matchRoute, prepareRoutes, templateOf } from '#lib/http/match-route.ts';
import { endpoints } from '#lib/http/registry.ts';
import { HOST, inProcessListener } from './in-process-listener.ts';

process.env['RATE_LIMIT_FACTOR'] = '1000';
const { ask, rendered } = inProcessListener();

const PLACES: readonly (readonly [path: string, host?: string])[] = [
  ['/'],
  ['/login'],
  ['/nowhere/at/all'],
  ['/iconXYZ'],
  ['/favicon.ico'],
  ['/brands/dolcevita/theme.css'],
  ['/brands/dolcevita/missing.svg'],
  ['/_next/static/chunks/missing.js'],
  ['/_next/image?url=%2Ffavicon.svg&w=64&q=75'],
  ['/robots.txt'],
  ['/sitemap.xml'],
  ['/manifest.webmanifest'],
  ['/photos/missing-key.webp'],
  ['/api/health/live'],
  ['/api/nothing/here'],
  ['/api/tracker/getIp'],
  ['/_next/../login'],
  ['//login'],
  ['/', 'desk.localhost'],
  ['/api/desk/nothing', 'desk.localhost'],
  ['/', 'localhost'],
  ['/', 'evil.example'],
];

test.each(PLACES)('%s has the security headers (host %s)', async (path, host = HOST) => {
  for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS']) {
    const { headers } = await ask(path, { host, method });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': expect.any(String),
      'permissions-policy': expect.any(String),
    });
    const isPage = headers['content-type']?.startsWith('text/html') === true;
    if (isPage) expect(headers['content-security-policy']).toContain('default-src');
  }
});

describe('a path with more than one reading', () => {
  test.each([
    '/_next/../login',
    '/brands/../x',
    '/favicon/../login',
    '//login',
    '/a%5cb',
    '/%2e%2e/',
  ])('%s is refused before anything reads it', async (path) => {
    const before = rendered.length;
    for (const host of [HOST, 'desk.localhost', 'localhost', 'evil.example']) {
      expect((await ask(path, { host })).status).toBe(400);
    }
    expect(rendered.length).toBe(before);
  });
});

test('an internal header from outside reaches no page and no file', async () => {
  const forged = {
    'x-amarena-resolved': '1',
    'x-amarena-path': '/forged',
    'x-amarena-address': '203.0.113.9',
    'x-nonce': 'forged',
    'x-middleware-subrequest': 'middleware',
    'content-security-policy': 'default-src *',
  };
  rendered.length = 0;
  await ask('/find', { headers: { ...forged, cookie: 'amarena=nobody' } });
  await ask('/_next/static/chunks/x.js', { headers: forged });
  expect(rendered).toHaveLength(2);
  expect(JSON.stringify(rendered)).not.toContain('forged');
  expect(rendered[1]?.headers['x-amarena-resolved']).toBeUndefined();
});

test.each(['/login', '/find', '/robots.txt', '/photos/a-missing-key.webp', '/favicon.ico'])(
  '%s answers HEAD as GET, and 405 to other methods',
  async (path) => {
    const [get, head] = [await ask(path), await ask(path, { method: 'HEAD' })];
    expect([head.status, head.text]).toEqual([get.status, '']);
    expect(head.headers['content-type']).toBe(get.headers['content-type']);
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']) {
      if (path.startsWith('/photos/')) continue;
      const { status, headers } = await ask(path, { method });
      expect([method, status, headers.allow]).toEqual([method, 405, 'GET, HEAD']);
    }
  },
);

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'];
const paths = [...new Set([...endpoints.keys()].map(templateOf))];
const routes = prepareRoutes(endpoints);

test.each(paths)('%s answers each method, and names those that it has', async (path) => {
  const url = path.replace(/\{\w+\}/g, 'nobody-at-all');
  // Another template may fit the same address: `/api/dispenser/match` and `/api/dispenser/{id}`.
  const own = ['GET', 'POST', 'PUT', 'DELETE'].filter((method) => matchRoute(routes, method, url));
  const known = own.includes('GET') ? [...own, 'HEAD'] : own;
  for (const method of METHODS) {
    const { status, headers, text } = await ask(url, { method });
    expect([method, status === 405]).toEqual([method, !known.includes(method)]);
    expect([method, status < 500]).toEqual([method, true]);
    if (status === 405) expect(headers.allow?.split(', ').toSorted()).toEqual(known.toSorted());
    if (method === 'HEAD') expect(text).toBe('');
  }
});
