// [core §2 Manifest a brand and language]
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { brotliDecompressSync } from 'node:zlib';
import { request } from 'node:http';
import { startFileWorld } from '../../setup/file-world.ts';
import { startApp, type App, type World } from '../../setup/server.ts';
import { getPage } from './get-page.ts';
import { readPage } from './read-page.ts';

const HOST = 'dolcevita.localhost';

let world: World;
let app: App;
beforeAll(async () => {
  world = await startFileWorld();
  app = await startApp(world, { env: { ROLE: 'web' } });
});
afterAll(async () => {
  await world.remove();
});

const at = (path: string) => new URL(`http://${HOST}:${app.port}${path}`);
const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  getPage(app.port, at(path), { headers });

/** Requests raw bytes, since a compressed body is not text. */
function bytesOf(path: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const headers = { host: `${HOST}:${app.port}`, 'accept-encoding': 'br' };
    const sent = request({ host: '127.0.0.1', port: app.port, path, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        resolve(Buffer.concat(parts));
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}

describe('the manifest', () => {
  test('has the language of the page, and one app id for all languages', async () => {
    const manifests = await Promise.all(
      ['/', '/fr'].map(async (page) => {
        const { text } = await get(page);
        const href = readPage(text).links.find((link) => link.endsWith('/manifest.webmanifest'));
        const { headers, text: json } = await get(href ?? '/none');
        expect(headers['content-type']).toMatch('application/manifest+json');
        return JSON.parse(json) as Record<string, unknown>;
      }),
    );
    const [italian, french] = manifests;
    expect(italian).toMatchObject({
      id: '/',
      scope: '/',
      start_url: '/find',
      lang: 'it',
      name: 'Dolcevita',
    });
    expect(french).toMatchObject({ id: '/', scope: '/', start_url: '/fr/find', lang: 'fr' });
    expect(french?.['shortcuts']).toEqual([
      expect.objectContaining({ name: 'Chercher', url: '/fr/find' }),
      expect.objectContaining({ name: 'Messages', url: '/fr/chats' }),
      expect.objectContaining({ name: 'Notifications', url: '/fr/notifications' }),
    ]);
    const icons = (italian?.['icons'] ?? []) as { src: string; purpose: string }[];
    expect(icons.map(({ purpose }) => purpose)).toContain('maskable');
    for (const { src } of icons) expect([src, (await get(src)).status]).toEqual([src, 200]);
  });
});

describe('the service worker', () => {
  test('contains its build and the offline pages of its brand in each language', async () => {
    const { headers, text } = await get('/sw.js?brand=dolcevita');
    expect(headers).toMatchObject({ 'cache-control': 'no-cache' });
    const [, json = ''] = /^self\.site = (.*);\n/.exec(text) ?? [];
    const site = JSON.parse(json) as { version: string; offline: string[] };
    expect(site.version).not.toBe('');
    expect(site.offline).toEqual(['/offline', '/es/offline', '/fr/offline', '/en/offline']);
    for (const path of site.offline) {
      const page = await get(path);
      expect([path, page.status, readPage(page.text).robots]).toEqual([path, 200, 'noindex']);
    }
    expect((await get('/en/offline')).text).toContain('You’re offline');
  });
});

describe('a static page', () => {
  const scriptsOf = (html: string) =>
    [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes = '']) => attributes.trim());

  test.each(['/', '/legal/terms', '/contactUs', '/reviews', '/no-such-page', '/offline', '/en'])(
    '%s loads one script of ours and none of Next.js',
    async (path) => {
      const { text } = await get(path);
      const loaded = scriptsOf(text).filter((each) => each.includes('src='));
      expect(loaded).toEqual([
        expect.stringMatching(/^type="module" fetchpriority="low" src="\/visitor-\w{8}\.js"$/),
      ]);
      expect(text).not.toMatch(/__next_f|\/_next\/static\/chunks\/[^"]+\.js/);
    },
  );

  test.each(['/signup', '/login', '/legal/cancel', '/find', '/chats'])(
    '%s loads the scripts that its form needs',
    async (path) => {
      expect((await get(path)).text).toMatch(/__next_f/);
    },
  );

  test('serves its script compressed, named by content hash, and cacheable forever', async () => {
    const { text } = await get('/');
    const [path = ''] = /\/visitor-\w+\.js/.exec(text) ?? [];
    const { headers } = await get(path);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const small = await bytesOf(path);
    expect(brotliDecompressSync(small).toString()).toContain('cookiePolicy');
    expect(small.byteLength).toBeLessThan(6_000);
    expect((await get('/visitor-00000000.js')).status).toBe(404);
  });
});

describe('a part of its script that few pages need', () => {
  test('is no part of it, and is loaded on demand', async () => {
    const { text } = await get('/');
    const [path = ''] = /\/visitor-\w+\.js/.exec(text) ?? [];
    const script = (await get(path)).text;
    expect(script).not.toContain('data-consent-script');
    const parts = await Promise.all(
      [...script.matchAll(/import\("\.(\/visitor-part-\w+\.js)"\)/g)].map(([, part = '']) =>
        get(part),
      ),
    );
    expect(parts.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(parts.filter(({ text: code }) => code.includes('data-consent-script'))).toHaveLength(1);
  });
});

describe('an address without a page', () => {
  test.each(['GET', 'HEAD'] as const)(
    'answers %s with 404 and links to signup and login',
    async (method) => {
      const { status, headers, text } = await getPage(app.port, at('/no-such-page'), { method });
      expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      if (method === 'HEAD') expect([text, headers['content-length'] === '0']).toEqual(['', false]);
      else expect(readPage(text).links).toEqual(expect.arrayContaining(['/signup', '/login']));
    },
  );

  test('serves the same body for any path, slash and query', async () => {
    const one = await get('/no-such-page');
    for (const path of ['/no-such-page/', '/other?a=1', '/a/b/c', '/italia', '/chats/x/y']) {
      const { status, headers } = await get(path);
      expect([path, status, headers.etag]).toEqual([path, 404, one.headers.etag]);
    }
    const known = await get('/other', { 'if-none-match': one.headers.etag ?? '' });
    expect(known.status).toBe(304);
  });

  test('serves the home page for an unknown legal page, with the canonical address of the home page', async () => {
    const { status, text } = await get('/legal/nothing?x=1');
    expect([status, readPage(text).canonicals]).toEqual([200, [at('/').href]]);
    const slash = await get('/legal/terms/');
    expect(slash.headers.etag).toBe((await get('/legal/terms?source=aff')).headers.etag);
  });
});

test.each([
  [HOST, 'image/x-icon'],
  ['desk.localhost', 'image/svg+xml'],
])('serves the favicon that browsers request from %s without a link', async (host, type) => {
  const { status, headers } = await getPage(
    app.port,
    new URL(`http://${host}:${app.port}/favicon.ico`),
  );
  expect([status, headers['content-type']]).toEqual([200, type]);
});
