// [core §3 Stored key avaibleUsers] [core §3 Stored keys profiliVisitati]
// [core §7 GET /api/dispenser/{id}/{country}/{cerco}] [core §7 POST /api/dispenser/totalRegion]
// [core §7 Failures are logged by the browser] [core §8 Picture that fails to load]
// [core §8 Uncaught and rendering errors logged] [core §8 Profile list failures]
import { on } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';
import { inDatabase } from '../fixtures/database-rows.ts';

test(
  'a search that fails keeps the cards of the one before, says so, and can be retried',
  on('desktop', 'bside'),
  async ({ visit, app, expectedErrors }) => {
    const { page, say, open, enter, check } = visit();
    expectedErrors.push(/./);
    await enter('vip', '/find?page=1');
    const cards = page.getByRole('article');
    const before = await cards.count();
    expect(before).toBeGreaterThan(0);
    await inDatabase(app.databaseUrl, 'alter table profile_listings rename to away', []);
    try {
      await open('/find?page=1&from=31');
      await expect(page.getByText(say('discovery.failed.text'))).toBeVisible();
      await expect(cards).toHaveCount(before);
    } finally {
      await inDatabase(app.databaseUrl, 'alter table away rename to profile_listings', []);
    }
    await check('find-failed');
    await page.getByRole('link', { name: say('discovery.failed.again') }).click();
    await page.waitForURL(/from=31/);
    await expect(page.getByText(say('discovery.failed.text'))).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      say('discovery.heading.woman'),
    );
  },
);

test(
  'back leads to the same position of the page, where the opened profile is marked',
  on('phone', 'vermut'),
  async ({ visit }) => {
    const { page, say, enter } = visit();
    await enter('verified', '/find?page=1');
    const card = page.getByRole('article').nth(14);
    await card.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(300);
    await card.getByRole('link').click();
    await page.waitForURL('**/user/*');
    const id = page.url().split('/').pop() ?? '';
    const opened = () => page.evaluate(() => localStorage.getItem('profiliVisitati'));
    await expect.poll(opened).toContain(id);
    await page.goBack();
    await expect(card.getByText(say('discovery.card.seen'))).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 200);
  },
);

// Phones have a higher pixel density than a test browser, so sizes are compared on a desktop.
test(
  'pictures have their display size, load lazily below the fold, and are replaced when they fail',
  on('desktop', 'capolinea'),
  async ({ visit, expectedErrors }) => {
    const { page, say, enter } = visit();
    await enter('verified', '/find?page=1&photo=1');
    await page.waitForLoadState('load');

    await test.step('each loads in its size, lazily below the fold', async () => {
      const seen = await page.evaluate(() => {
        const pictures = [...document.querySelectorAll<HTMLImageElement>('article img')];
        return pictures.map((picture) => ({
          loading: picture.loading,
          type: picture.currentSrc.split('.').pop(),
          share: picture.naturalWidth / (picture.clientWidth * devicePixelRatio),
        }));
      });
      expect(seen.length).toBeGreaterThan(8);
      expect(seen.slice(0, 4).every(({ loading }) => loading === 'eager')).toBe(true);
      expect(seen.slice(4).every(({ loading }) => loading === 'lazy')).toBe(true);
      for (const { type, share } of seen.slice(0, 4)) {
        expect(['webp', 'avif']).toContain(type);
        expect(share).toBeGreaterThanOrEqual(1);
        expect(share).toBeLessThan(2);
      }
    });

    await test.step('nothing on the page moves when they arrive', async () => {
      // The fallback of a late font differs by machine, so only what pictures move is measured.
      const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
      await page.route('**/photos/**', async (route) => {
        await released;
        await route.continue();
      });
      await page.reload({ waitUntil: 'domcontentloaded' });
      const moves = await page.evaluateHandle(async () => {
        await document.fonts.ready;
        const values: number[] = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            values.push((entry as unknown as { value: number }).value);
        }).observe({ type: 'layout-shift' });
        return values;
      });
      release(undefined);
      await page.waitForLoadState('load');
      await page.unroute('**/photos/**');
      const arrived = await page.evaluate(async () => {
        const eager = [...document.querySelectorAll<HTMLImageElement>('article img')].slice(0, 4);
        await Promise.all(eager.map((picture) => picture.decode()));
        await new Promise((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(resolve));
        });
        return eager.length;
      });
      expect(arrived).toBe(4);
      expect(await moves.jsonValue()).toEqual([]);
    });

    await test.step('another picture is requested once, and a profile without one shows none', async () => {
      expectedErrors.push(/Failed to load resource/);
      const first = page.getByRole('article').first();
      const source = (await first.locator('img').getAttribute('src')) ?? '';
      const key = /photos\/([\w-]+?)-card/.exec(source)?.[1] ?? 'none';
      await page.route(`**/photos/${key}*`, (route) => route.abort());
      const asked = page.waitForResponse(/\/api\/dispenser\/[\w-]+\/\w+\/(?:donna|uomo)$/);
      await page.reload();
      expect((await asked).status()).toBe(200);
      await expect(page.locator(`img[src*="${key}"]`)).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        say('discovery.heading.woman'),
      );
    });
  },
);
