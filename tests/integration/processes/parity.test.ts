// [money §6 KPI panel and external scripts off on localhost]
// [money §7 Parity with and without affiliate parameters] [money §7 Retargeting pixel]
// [money §7 GET /api/tracker/pixel]
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { request as send, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { db } from '#lib/db/client.ts';
import { startFileWorld } from '../../setup/file-world.ts';
import { policyOf } from '../../setup/policy.ts';
import { startApp, type App, type World } from '../../setup/server.ts';

const HOST = 'dolcevita.localhost';
const PARAMETERS =
  'tid=nord&source=nord&campid=c1&clickid=k-1&kcampaign=autumn&utm_source=nord&utm_medium=banner&utm_campaign=autumn';

const PAGES = [
  ['/', '/signup', '/login', '/forgotPassword', '/find', '/ms', '/contactUs'],
  ['/legal/terms', '/legal/privacy', '/legal/cookie', '/legal/faq', '/legal/features'],
  ['/legal/cancel', '/legal/withdraw', '/en/', '/fr/signup', '/es/legal/terms'],
  ['/no/such/page', '/unsubscribe', '/chats', '/vip_plan/cred'],
].flat();

let world: World;
let app: App;
beforeAll(async () => {
  world = await startFileWorld();
  app = await startApp(world, { env: { ROLE: 'web', OTHERS_ON_LOCALHOST: '1' } });
});
afterAll(async () => {
  await world.remove();
});

type Page = {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly html: string;
};

function page(path: string, of: App = app): Promise<Page> {
  return new Promise((resolve, reject) => {
    const headers = { host: `${HOST}:${String(of.port)}` };
    const options = { host: '127.0.0.1', port: of.port, path, method: 'GET', headers };
    const asked = send(options, (response) => {
      const { statusCode: status, headers } = response;
      // Rejects a page that was cut off and has no `end` event.
      resolve(text(response).then((html) => ({ status, headers, html })));
    });
    asked.on('error', reject);
    asked.end();
  });
}

/** The text and links that a visitor sees, without the scripts that contain the address. */
function seen({ html }: Page): string {
  return html.replace(/<script[\s\S]*?<\/script>/g, '').replace(/ nonce="[^"]*"/g, '');
}

test.each(PAGES)('%s is the same page with and without an affiliate’s parameters', async (path) => {
  const [plain, sent] = [await page(path), await page(`${path}?${PARAMETERS}`)];
  expect(plain.html.length).toBeGreaterThan(1_000);
  expect([sent.status, sent.headers['content-language']]).toEqual([
    plain.status,
    plain.headers['content-language'],
  ]);
  expect(seen(sent)).toBe(seen(plain));
});

describe('a configured pixel', () => {
  const origin = (): string => new URL(world.sandboxUrl).origin;
  const mentions = ({ headers }: Page): boolean =>
    String(headers['content-security-policy']).includes(origin());

  async function configure(pixel: object | null): Promise<void> {
    await db().$executeRaw`
      update brand_settings
         set limits = limits || jsonb_build_object('pixel', ${JSON.stringify(pixel)}::jsonb)
       where brand_id = 'dolcevita'`;
    // Settings are cached for five seconds.
    await app.clock.advance(6_000);
  }

  test('is allowed by the policy of visitors’ pages only, and only where third-party hosts may run', async () => {
    const closed = policyOf(String((await page('/')).headers['content-security-policy']));
    expect(mentions(await page('/'))).toBe(false);
    await configure({ kind: 'image', url: `${origin()}/affiliate/pixel.gif`, id: 'B-1' });
    for (const path of ['/', '/signup', '/unsubscribe', '/en/legal/terms']) {
      const open = policyOf(String((await page(path)).headers['content-security-policy']));
      expect([path, open.get('img-src')?.includes(origin())]).toEqual([path, true]);
      expect(open.get('script-src')?.includes(origin())).toBe(false);
      expect(open.get('connect-src')).toEqual(closed.get('connect-src'));
    }
    await configure({ kind: 'script', url: `${origin()}/affiliate/pixel.js`, id: 'B-1' });
    const scripted = policyOf(String((await page('/')).headers['content-security-policy']));
    expect(scripted.get('script-src')?.includes(origin())).toBe(true);
    const { html } = await page('/api/tracker/pixel');
    expect(JSON.parse(html)).toMatchObject({ pixel: { kind: 'script', id: 'B-1' } });

    const local = await startApp(world, { instance: 1, env: { ROLE: 'web' } });
    try {
      expect(mentions(await page('/', local))).toBe(false);
      expect(JSON.parse((await page('/api/tracker/pixel', local)).html)).toEqual({ pixel: null });
    } finally {
      await local.stop();
    }
    await configure({ kind: 'image', url: 'https://unlisted.example/p.gif', id: 'B-1' });
    expect(JSON.parse((await page('/api/tracker/pixel')).html)).toEqual({ pixel: null });
    await configure(null);
    expect(mentions(await page('/'))).toBe(false);
  });
});
