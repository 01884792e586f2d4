// [core §2 Visitor on an unknown path] [core §2 Titles] [core §2 robots.txt and sitemap.xml of each host]
// [core §2 Facts for search engines]
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { brandOrigin } from '#lib/brands/links.ts';
import { brands } from '#lib/brands/registry.ts';
import { startFileWorld } from '../../setup/file-world.ts';
import { startApp, type App, type World } from '../../setup/server.ts';
import { crawl, type Crawled } from './crawl.ts';
import { getPage, type Got } from './get-page.ts';
import { readPage, type ReadPage } from './read-page.ts';

type Listed = Crawled & { readonly page: ReadPage };

let world: World;
let app: App;
/** Every crawled address, by host. */
const sites = new Map<string, readonly Crawled[]>();

const hosts = brands.map((brand) => new URL(brandOrigin(brand)).hostname);
/** The pages that all sites share and that link to each other as alternates. */
const SHARED = ['/', '/signup', '/legal/faq', '/legal/features'];
/** Sites differ by brand alone: one is crawled in full, of the others only the shared pages. */
const crawled = process.env['TEST_ALL'] === '1' ? hosts : ['dolcevita.localhost'];
const at = (host: string, path: string) => new URL(`http://${host}:${app.port}${path}`);
const get = (host: string, path: string, method?: 'HEAD'): Promise<Got> =>
  getPage(app.port, at(host, path), method && { method });

beforeAll(async () => {
  world = await startFileWorld();
  app = await startApp(world, { env: { ROLE: 'web' } });
  for (const host of hosts) {
    const only = crawled.includes(host) ? undefined : SHARED;
    sites.set(host, await crawl(app.port, at(host, '/').href, only));
  }
}, 300_000);
afterAll(async () => {
  await world.remove();
});

const isPage = (each: Crawled): each is Listed => each.page !== undefined;
const pagesOf = (host: string) => (sites.get(host) ?? []).filter(isPage);
const listedOf = (host: string) =>
  pagesOf(host).filter(({ page }) => !String(page.robots).includes('noindex'));

function repeated(values: readonly string[]): readonly string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

describe.each(crawled)('the site of %s', (host) => {
  test('has no broken link, and more than 20 listed pages', () => {
    const broken = (sites.get(host) ?? []).filter(({ status }) => status !== 200);
    expect(broken.map(({ address, status, from }) => ({ address, status, from }))).toEqual([]);
    expect(listedOf(host).length).toBeGreaterThan(20);
  });

  test('has one title and one heading on every page, and a description on each listed one', () => {
    for (const { address, page } of pagesOf(host)) {
      expect([address, page.titles.length, page.headings.length]).toEqual([address, 1, 1]);
      expect([address, page.titles[0] === '', page.headings[0] === '']).toEqual([
        address,
        false,
        false,
      ]);
    }
    for (const { address, page } of listedOf(host)) {
      const { length } = page.description ?? '';
      expect([address, length > 40 && length <= 160]).toEqual([address, true]);
    }
  });

  test('lists each page under one canonical address, and no two under one title', () => {
    const listed = listedOf(host);
    for (const { address, page } of listed) {
      // A query does not make another page, so the canonical address has none.
      const own = address.split('?')[0]?.replace(/\/$/, '');
      expect([address, page.canonicals.map((each) => each.replace(/\/$/, ''))]).toEqual([
        address,
        [own],
      ]);
    }
    expect(repeated(listed.map(({ page }) => page.canonicals[0] ?? ''))).toEqual([]);
    const inLanguage = listed.map(({ page }) => `${page.titles[0]} ${page.description}`);
    expect(repeated(inLanguage)).toEqual([]);
    const hidden = pagesOf(host).filter((each) => !listed.includes(each));
    for (const { address, page } of hidden) {
      expect([address, page.canonicals]).toEqual([address, []]);
    }
  });

  test('has a sitemap of exactly the listed pages', async () => {
    const { status, text } = await get(host, '/sitemap.xml');
    expect(status).toBe(200);
    const mapped = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc);
    const canonicals = listedOf(host).map(({ page }) => page.canonicals[0]);
    expect([...mapped].sort()).toEqual([...canonicals].sort());
    expect(text.match(/<lastmod>/g)?.length).toBeGreaterThan(15);
  });

  test('has an image for each listed page', async () => {
    const images = new Set(listedOf(host).map(({ page }) => page.image ?? 'none'));
    for (const image of images) {
      const { status, headers } = await getPage(app.port, new URL(image), { method: 'HEAD' });
      expect([image, status, headers['content-type']]).toEqual([image, 200, 'image/png']);
    }
  });
});

test('an alternate page links back to the page that names it', () => {
  const byCanonical = new Map(
    hosts.flatMap(listedOf).map(({ page }) => [page.canonicals[0], page]),
  );
  for (const { page } of crawled.flatMap(listedOf)) {
    const canonical = page.canonicals[0];
    const { alternates } = page;
    expect([canonical, [...alternates.values()].includes(canonical ?? '')]).toEqual([
      canonical,
      true,
    ]);
    for (const [language, address] of alternates) {
      const back = [...(byCanonical.get(address)?.alternates.values() ?? [])];
      expect([canonical, language, back.includes(canonical ?? '')]).toEqual([
        canonical,
        language,
        true,
      ]);
    }
  }
});

test('two brands of one language are never alternates of each other; the flagship brands of four countries are', () => {
  const hostsNamed = (host: string, path: string) => {
    const found = pagesOf(host).find(({ address }) => new URL(address).pathname === path);
    return new Set(
      [...(found?.page.alternates.values() ?? [])].map((each) => new URL(each).hostname),
    );
  };
  const flagshipHosts = ['dolcevita', 'fuego', 'lumiere', 'spark'].map((id) => `${id}.localhost`);
  expect([...hostsNamed('dolcevita.localhost', '/')].sort()).toEqual(flagshipHosts);
  expect([...hostsNamed('dolcevita.localhost', '/es')]).toEqual(['dolcevita.localhost']);
  expect([...hostsNamed('dolcevita.localhost', '/legal/terms')]).toEqual(['dolcevita.localhost']);
  for (const { id, hosts: own } of brands) {
    if (flagshipHosts.includes(`${id}.localhost`)) continue;
    expect([...hostsNamed(own[0] ?? '', '/')]).toEqual([own[0]]);
  }
});

describe('what a search engine may read', () => {
  test('on a brand: everything but API calls, with the sitemap of its own site', async () => {
    const { text } = await get('fuego.localhost', '/robots.txt');
    expect(text).toContain(`Sitemap: ${at('fuego.localhost', '/sitemap.xml').href}`);
    expect(text).toContain('Disallow: /api/');
    const map = await get('fuego.localhost', '/sitemap.xml');
    const named = [...map.text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => loc);
    expect(new Set(named.map((loc) => new URL(loc).hostname))).toEqual(
      new Set(['fuego.localhost']),
    );
  });

  test.each([
    ['localhost', 404],
    ['nobody.example', 404],
    // The desk has no page for those who are not logged in, not even for a wrong address.
    ['desk.localhost', 307],
  ] as const)('on %s: nothing', async (host, status) => {
    expect((await get(host, '/robots.txt')).text).toBe('User-agent: *\nDisallow: /\n');
    expect((await get(host, '/sitemap.xml')).status).toBe(status);
  });

  test.each(
    [
      ['/find?hook=signup', '/ms', '/chats', '/profile', '/purchase', '/forgotPassword'],
      ['/autologin?token=x&redirect=L2ZpbmQ', '/resetPassword?token=x', '/unsubscribe?token=x'],
      ['/asignup?mail=a%40example.test', '/loginWithGoogle', '/no-such-page'],
    ].flat(),
  )('%s is not listed and has no canonical address', async (path) => {
    const { headers, text } = await get('dolcevita.localhost', path);
    const { robots, canonicals, titles } = readPage(text);
    expect([robots ?? headers['x-robots-tag'], canonicals]).toEqual(['noindex', []]);
    expect(titles[0]).toMatch(/Dolcevita/);
  });
});

describe('structured data', () => {
  const thingsOf = async (path: string) => {
    const { text } = await get('dolcevita.localhost', path);
    return new Map(readPage(text).things.map((thing) => [thing['@type'], thing]));
  };

  test('names the company behind the site, and contains no ratings', async () => {
    const things = await thingsOf('/');
    expect(things.get('Organization')).toMatchObject({
      name: 'Dolcevita',
      legalName: 'Riviera Incontri Demo S.r.l.',
    });
    expect(things.get('WebSite')).toMatchObject({ inLanguage: 'it' });
    expect(JSON.stringify([...things.values()])).not.toMatch(/[Rr]ating|[Rr]eview/);
  });

  test('contains the questions that the page shows', async () => {
    const { text } = await get('dolcevita.localhost', '/es/legal/faq');
    const faq = (await thingsOf('/es/legal/faq')).get('FAQPage');
    const asked = faq?.['mainEntity'] as { name: string; acceptedAnswer: { text: string } }[];
    const article = text.slice(text.indexOf('<article'), text.indexOf('</article>'));
    const shown = [...article.matchAll(/<h2[^>]*>([^<]*)<\/h2>/g)].map(([, title]) => title);
    expect(asked.map(({ name }) => name)).toEqual(shown);
    for (const { acceptedAnswer } of asked) expect(acceptedAnswer.text).toMatch(/^[^<>]{10,}$/);
  });
});
