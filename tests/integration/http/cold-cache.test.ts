// Findings, "not proven either way": cold cache poisoning.
import { request as send, createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createListener } from '#lib/http/listener.ts';
import { forgetPages } from '#lib/http/page-cache.ts';
import { createMember } from '#tests/factories/member.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';
const numRuns = process.env['TEST_ALL'] === '1' ? 300 : 60;
const HOST = 'dolcevita.localhost:3000';
const MARK = 'evil-attacker';

// Shows in the page whatever the renderer gets to know.
let rendered: string[] = [];
const server = createServer(
  createListener((request, response) => {
    rendered.push(request.url ?? '');
    response.setHeader('content-type', 'text/html');
    const known = JSON.stringify([request.url, request.method, request.headers]);
    response.end(`<html><head></head><body>${known.replaceAll('<', '&lt;')}</body></html>`);
    return Promise.resolve();
  }),
);
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  forgetPages();
  rendered = [];
});

type Answer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
};

/** An answer without the headers that differ between any two. */
function ask(path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') {
  const { port } = server.address() as AddressInfo;
  const options = { host: '127.0.0.1', port, path, method, headers: { host: HOST, ...headers } };
  return new Promise<Answer>((resolve, reject) => {
    send(options, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      answer.on('end', () => {
        const { date: _, 'x-request-id': _id, ...rest } = answer.headers;
        resolve({ status: answer.statusCode ?? 0, headers: rest, text });
      });
    })
      .on('error', reject)
      .end();
  });
}

const CACHED = ['/', '/login', '/signup', '/forgotPassword', '/contactUs', '/reviews', '/find'];
const PAGES = [
  ...CACHED,
  '/ms',
  '/legal/terms',
  '/legal/cancel',
  '/fr/login',
  '/en',
  '/no-such-page',
];

const header = fc.constantFrom<readonly [string, string]>(
  ['x-forwarded-host', `${MARK}.example`],
  ['x-forwarded-proto', MARK],
  ['x-forwarded-for', MARK],
  ['x-forwarded-prefix', `/${MARK}`],
  ['forwarded', `host=${MARK}.example`],
  ['x-original-url', `/${MARK}`],
  ['x-rewrite-url', `/${MARK}`],
  ['x-http-method-override', 'POST'],
  ['x-amarena-path', `/${MARK}`],
  ['x-amarena-resolved', MARK],
  ['x-nonce', MARK],
  ['x-middleware-subrequest', MARK],
  ['content-security-policy', `script-src ${MARK}`],
  ['accept-language', `fr,${MARK}`],
  ['accept', `text/html,${MARK}`],
  ['user-agent', MARK],
  ['referer', `http://${MARK}.example/`],
  ['origin', `http://${MARK}.example`],
  ['next-url', `/${MARK}`],
  ['next-router-state-tree', MARK],
  ['next-router-prefetch', '1'],
  ['rsc', '1'],
  ['purpose', MARK],
  ['range', 'bytes=0-3'],
  ['if-none-match', `"${MARK}"`],
  ['cookie', `NEXT_LOCALE=fr; locale=${MARK}`],
  ['cookie', `fluxid=15; visitor=${MARK}; find=${MARK}`],
  ['cookie', `amarena=${MARK}`],
);
const host = fc.constantFrom(
  HOST,
  'DOLCEVITA.localhost:3000',
  'dolcevita.localhost',
  'dolcevita.localhost:1',
  'dolcevita.localhost.:3000',
  `${MARK}.example`,
  'fuego.localhost:3000',
);
const query = fc.constantFrom(
  '',
  '?',
  `?x=${MARK}`,
  `?locale=fr&host=${MARK}`,
  `?_rsc=${MARK}`,
  '?fluxid=15',
);
const attack = fc.record({
  path: fc.constantFrom(...PAGES),
  query,
  host,
  headers: fc.array(header, { maxLength: 5 }),
  method: fc.constantFrom('GET', 'GET', 'HEAD'),
});

test('whoever asks first, the next visitor gets the same page', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(attack, { minLength: 1, maxLength: 3 }), async (attacks) => {
      const [{ path } = { path: '/' }] = attacks;
      forgetPages();
      const clean = await ask(path);
      forgetPages();
      for (const one of attacks) {
        const sent = { ...Object.fromEntries(one.headers), host: one.host };
        await ask(`${path}${one.query}`, sent, one.method);
      }
      const visitor = await ask(path);
      expect(visitor).toEqual(clean);
      expect(JSON.stringify(visitor)).not.toContain(MARK);
    }),
    { numRuns },
  );
});

test('a page cached for a member has nothing of theirs, and none of it reaches a visitor', async () => {
  const { token } = await createMember();
  for (const path of ['/contactUs', '/legal/terms', '/reviews', '/login']) {
    forgetPages();
    const clean = await ask(path);
    forgetPages();
    await ask(path, { cookie: `amarena=${token}`, authorization: `Bearer ${token}` });
    const visitor = await ask(path);
    expect(visitor).toEqual(clean);
    expect(visitor.text).not.toContain(token);
  }
});

test('queries, ports and letter case of the host fill no cache: one rendering a page', async () => {
  for (let n = 0; n < 30; n += 1) {
    await ask(`/login?a=${String(n)}`, { host: `dolceVita.localhost:${String(3000 + n)}` });
  }
  expect(rendered).toEqual(['/dolcevita/it/visitor/login']);
  for (let n = 0; n < 30; n += 1) await ask(`/no-such-page-${String(n)}`);
  expect(rendered).toHaveLength(2);
});
