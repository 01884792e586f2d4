// [core §2 Pages without a form run no React] [core §2 Manifest a brand and language]
import { on } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ serviceWorkers: 'allow' });

test(
  'offline a member sees the brand’s offline page, and no member data is cached',
  on('phone', 'verbena', 'in every language'),
  async ({ visit, context, expectedErrors }) => {
    const { page, url, say, enter, open, check } = visit();
    expectedErrors.push(/ERR_INTERNET_DISCONNECTED/, /WebSocket/);
    await enter('free', '/profile');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    const cached = await page.evaluate(async () => {
      const requests = await Promise.all(
        (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
      );
      return requests.flat().map((request) => new URL(request.url).pathname);
    });
    expect(cached.filter((path) => path.endsWith('/offline'))).toHaveLength(4);
    expect(
      cached.filter((path) => !/\/offline$|^\/_next\/|^\/brands\/|^\/visitor-/.test(path)),
    ).toEqual([]);

    await context.setOffline(true);
    await open('/chats');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('home.offline.title'));
    expect(page.url()).toBe(url('/chats'));
    await check('offline');
    await context.setOffline(false);
    // Nothing is pressed: the page that was asked for is loaded as soon as the browser is online.
    await expect(page.getByRole('heading', { name: say('home.offline.title') })).toHaveCount(0);
    await expect(page.getByRole('main')).toBeVisible();
  },
);
