// [finding 31] [finding 45] [finding 86] [finding 91]
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { deskEndpoints } from '#lib/http/desk/registry.ts';
import { matchRoute, prepareRoutes, templateOf } from '#lib/http/match-route.ts';
import { endpoints } from '#lib/http/registry.ts';
import { root } from '../../setup/process.ts';
import { BROKEN, DESK, HOST, inProcessListener, type Asked } from './in-process-listener.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';
const { ask } = inProcessListener();

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'PROPFIND'];
const named = (path: string): string => path.replace(/\{\w+\}/g, 'nobody-at-all');
const pathsOf = (all: ReadonlyMap<string, unknown>): readonly string[] => [
  ...new Set([...all.keys()].map(templateOf).map(named)),
];

const PAGES = [
  [
    '/',
    '/login',
    '/signup',
    '/forgotPassword',
    '/contactUs',
    '/reviews',
    '/loginWithGoogle',
    '/loginWithApple',
  ],
  ['/legal', '/legal/terms', '/legal/privacy', '/legal/cancel', '/legal/withdraw', '/legal/x'],
  ['/resetPassword', '/confirmEmail', '/autologin', '/confirmNewEmail', '/unsubscribe'],
  ['/find', '/ms', '/asignup', '/external_email', '/match', '/chats', '/chats/anna', '/user/anna'],
  ['/notifications', '/profile', '/profile/money', '/rate_plan', '/hook/errore', '/hook/iframe'],
  ['/welcome', '/profile/preview', '/saved', '/likes', '/searches', '/picks', '/dates'],
  ['/sharedDate', '/checkIn'],
  ['/vip_plan/cred', '/offline', '/preview', '/missing', '/it', '/it/login', '/en/login'],
  ['/nowhere', '/nowhere/at/all', '/wp-login.php', '/.env', '/.git/config', '/index.html'],
].flat();
const CHECKOUT = ['/purchase', '/purchase/pay', '/purchase/check', '/paymentPage', '/ok', '/ko'];
const DESK_PAGES = [
  ['/', '/login', '/code', '/invitation', '/members', '/queue', '/tickets', '/payments'],
  ['/operators', '/log', '/health', '/flows', '/nowhere/at/all'],
].flat();
const FILES = [
  ...readdirSync(join(root, 'public')).map((file) => `/${file}`),
  ...readdirSync(join(root, 'brands/dolcevita/assets')).map((file) => `/brands/dolcevita/${file}`),
  '/favicon.ico',
  '/robots.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
  '/sw.js',
  '/brands/dolcevita/theme.css',
  '/brands/dolcevita/missing.svg',
  '/_next/static/chunks/x.js',
  '/_next/image?url=%2Ffavicon.svg&w=64&q=75',
  '/photos/a-missing-key.webp',
];

type Place = readonly [path: string, host: string];
const on = (host: string, paths: readonly string[]): Place[] => paths.map((path) => [path, host]);

const REQUIRED_HEADERS = [
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'permissions-policy',
];

/** Asks, and checks the security headers that every answer has. */
async function askSafely(path: string, asked: Asked) {
  const answer = await ask(path, asked);
  const { status, headers } = answer;
  const place = `${asked.method ?? 'GET'} ${asked.host ?? HOST}${path} ${String(status)}`;
  const missing = REQUIRED_HEADERS.filter((name) => headers[name] === undefined);
  expect([place, missing]).toEqual([place, []]);
  const isPage = headers['content-type']?.startsWith('text/html') === true;
  const policy = String(headers['content-security-policy'] ?? '');
  if (isPage) expect([place, policy.includes("frame-ancestors 'none'")]).toEqual([place, true]);
  // No source is a scheme alone: hosts of sockets and frames are named.
  expect([place, /\s(?:wss?|https?|data|\*):?(?=[\s;]|$)/.test(policy)]).toEqual([place, false]);
  if (status >= 400 && status !== 404) {
    expect([place, headers['cache-control'] ?? 'no-store']).toEqual([
      place,
      expect.stringMatching(/no-store|private|no-cache/),
    ]);
  }
  return answer;
}

describe('an answer has the security headers, as those of all calls and pages below', () => {
  test.each<readonly [kind: string, places: readonly Place[]]>([
    [
      'a call that does not exist',
      [...on(HOST, ['/api/x']), ...on(DESK, ['/api/desk/x', '/api/x'])],
    ],
    ['a file', [...on(HOST, FILES), ...on(DESK, FILES)]],
    ['a failed page', [...on(HOST, [`/find?${BROKEN}`]), ...on(DESK, [`/login?${BROKEN}`])]],
    ['a malformed path', [...on(HOST, ['//x', '/a%5cb']), ...on(DESK, ['/../x'])]],
    ['another host', [...on('localhost', ['/', '/x']), ...on('evil.example', ['/', '/api/x'])]],
    ['a check of the process', on(HOST, ['/api/health/live', '/api/health/ready', '/api/metrics'])],
  ])('of %s', async (_, places) => {
    for (const [path, host] of places) {
      for (const method of METHODS) await askSafely(path, { host, method });
    }
  });
});

describe.each([
  ['a brand', HOST, endpoints, 405],
  ['the desk', DESK, deskEndpoints, 404],
] as const)('a call of %s', (_, host, all, refused) => {
  const routes = prepareRoutes<unknown>(all);

  test.each(pathsOf(all))('%s answers its own methods, and no other', async (path) => {
    const own = ['GET', 'POST', 'PUT', 'DELETE'].filter((method) =>
      matchRoute(routes, method, path),
    );
    const known = own.includes('GET') ? [...own, 'HEAD'] : own;
    for (const method of METHODS.filter((one) => !known.includes(one))) {
      const { status } = await askSafely(path, { host, method });
      expect([method, status]).toEqual([method, refused]);
    }
    for (const method of known) {
      const { status, text } = await askSafely(path, { host, method });
      expect([method, status !== 405 && status < 500]).toEqual([method, true]);
      if (method === 'HEAD') expect(text).toBe('');
    }
  });

  test.each(pathsOf(all))('%s accepts no other type than its own', async (path) => {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      if (!matchRoute(routes, method, path)) continue;
      for (const type of [
        ['text/plain', 'application/x-www-form-urlencoded', 'text/xml', 'application/jsonp'],
        ['multipart/form-data; boundary=x', 'application/json, text/plain', 'x'],
      ].flat()) {
        const { status } = await askSafely(path, {
          host,
          method,
          headers: { 'content-type': type, origin: `http://${host}` },
          body: '{"a":1',
        });
        expect([method, type, status >= 400 && status < 500]).toEqual([method, type, true]);
      }
    }
  });
});

test.each([...on(HOST, [...PAGES, ...CHECKOUT]), ...on(DESK, DESK_PAGES)])(
  'the page %s of %s answers HEAD as GET, and 405 to other methods',
  async (path, host) => {
    const [get, head] = [
      await askSafely(path, { host }),
      await askSafely(path, { host, method: 'HEAD' }),
    ];
    expect([head.status, head.text]).toEqual([get.status, '']);
    expect([get.status, get.status < 500]).toEqual([get.status, true]);
    // Apple returns by a form.
    const accepted = path === '/loginWithApple' ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD'];
    for (const method of METHODS.filter((one) => !accepted.includes(one))) {
      const { status, headers } = await askSafely(path, { host, method });
      expect([method, status, headers.allow]).toEqual([method, 405, 'GET, HEAD']);
    }
  },
);
