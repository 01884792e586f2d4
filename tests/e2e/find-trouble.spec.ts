import type { Page } from '@playwright/test';
import { containing } from './copy.ts';
import { expect, test } from './fixtures.ts';
import { inDatabase } from './member-rows.ts';

test.describe('when something fails', () => {
  const where = { desktop: 'spark' } as const;

  test.beforeEach(({ expectedErrors }) => {
    expectedErrors.push(/Failed to load resource/);
  });

  test('a picture is asked for anew, and who has none is shown without', async ({ visit }) => {
    const { page, say, enter } = visit(where);
    await enter('vip');
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

  test('the count of people stays, and the failure is told once', async ({ visit }) => {
    const { page, say, enter } = visit(where);
    await enter('vip');
    const count = page.getByText(containing(say('discovery.total', { count: 7 }).replace('7', '')));
    const before = await count.first().textContent();
    const look = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    const fresh: number[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('/api/dispenser/totalRegion')) fresh.push(response.status());
    });
    // Nobody listens before the page is alive.
    await expect
      .poll(async () => {
        await look();
        return fresh[0];
      })
      .toBe(200);
    const logs: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/log/client')) logs.push(request.postData() ?? '');
    });
    await page.route('**/api/dispenser/totalRegion', (route) => route.fulfill({ status: 503 }));
    for (let times = 0; times < 3; times += 1) {
      const refused = page.waitForResponse('**/api/dispenser/totalRegion');
      await look();
      await refused;
    }
    await expect.poll(() => logs.length).toBe(1);
    expect(logs[0]).toContain('totalRegion');
    await expect(count.first()).toHaveText(before ?? '');
  });

  test('a search that breaks says so and offers another try', async ({
    visit,
    app,
    expectedErrors,
  }) => {
    const { page, say, open, enter } = visit(where);
    expectedErrors.push(/./);
    await enter('vip');
    const told: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/log/client')) told.push(request.postData() ?? '');
    });
    await inDatabase(app.databaseUrl, 'alter table profile_listings rename to away', []);
    try {
      await open('/find?page=1&from=31');
      await expect(page.getByRole('heading', { name: say('failure.title') })).toBeVisible();
      await expect.poll(() => told.join()).toContain('E R R O R BOUNDARY');
    } finally {
      await inDatabase(app.databaseUrl, 'alter table away rename to profile_listings', []);
    }
    await page.getByRole('button', { name: say('failure.again') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      say('discovery.heading.woman'),
    );
  });
});

test('the way back leads to the same place of the page, and who was opened is marked', async ({
  visit,
}) => {
  const { page, say, open, enter } = visit({ phone: 'dolcevita', desktop: 'fuego' });
  await enter('verified');
  await open('/find?page=1');
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
});

test('pictures come in the size they are shown, late where they are low, and nothing moves', async ({
  visit,
}) => {
  // Phones have finer screens than the test’s.
  const { page, open, enter } = visit({ desktop: 'fuego' });
  await enter('verified');
  await open('/find?page=1&photo=1');
  await page.waitForLoadState('load');
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
  const moved = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            sum += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => {
          setTimeout(() => {
            resolve(sum);
          });
        });
      }),
  );
  expect(moved).toBeLessThan(0.02);
});

test('a filter in one tab leaves the other tab’s search as it is', async ({ visit, context }) => {
  const { page, say, url, open, enter } = visit({ desktop: 'spark' });
  await enter('paid');
  await open('/find?page=1');
  const other = await context.newPage();
  await other.goto(url('/find?page=1&photo=1'));
  const chip = (tab: Page) => tab.getByRole('switch', { name: say('discovery.filters.withPhoto') });
  await expect(chip(other)).toHaveAttribute('aria-checked', 'true');
  await page.reload();
  await expect(chip(page)).toHaveAttribute('aria-checked', 'false');
  await other.close();
});
