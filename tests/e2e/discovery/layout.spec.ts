import { declineCookies } from '../fixtures/decline-cookies.ts';
import { fromDatabase } from '../fixtures/database-rows.ts';
import { expectNoOverflow } from '../fixtures/expect-no-overflow.ts';
import { expectReadableButtons } from '../fixtures/expect-readable-buttons.ts';
import { expectTouchTargets } from '../fixtures/expect-touch-targets.ts';
import { expectWholePills } from '../fixtures/expect-whole-pills.ts';
import { withLargeText } from '../fixtures/large-text.ts';
import { brandNames, devices, on } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';

/** The height of the window that bars and filters may take above the first picture of a phone's search. */
const FIRST_PICTURE_MAX_PX = 180;

test(
  'the first picture of the search is near the top of a phone, its like on it and its name below it',
  on('phone', 'phare', 'for its layout'),
  async ({ visit }) => {
    const { page, enter } = visit();
    await enter('free', '/find');
    const card = page.getByRole('article').first();
    const [picture, name] = await Promise.all([
      card.locator('.brand-photo').boundingBox(),
      card.locator('.profile-card-name').boundingBox(),
    ]);
    expect(picture?.y).toBeLessThanOrEqual(FIRST_PICTURE_MAX_PX);
    expect(name?.y).toBeGreaterThanOrEqual((picture?.y ?? NaN) + (picture?.height ?? NaN));
  },
);

test(
  'the pill of a hosted profile has one line on every phone, also in the longest language',
  on('phone', 'fuego', 'for its layout'),
  async ({ visit }) => {
    const { page, enter, open } = visit();
    await enter('vip', '/find');
    await expect(page.locator('.hosted-pill').first()).toBeVisible();
    for (const width of [390, 360, 320]) {
      await test.step(String(width), async () => {
        await page.setViewportSize({ width, height: 740 });
        await expectWholePills(page);
      });
    }
    await open('/chats');
    await expect(page.locator('.hosted-pill').first()).toBeVisible();
    await expectWholePills(page);
  },
);

for (const device of devices) {
  test(
    `text of twice the size scrolls no page sideways on a ${device}`,
    on(device, 'lumiere', 'for its layout'),
    async ({ visit }) => {
      const { page, enter, open } = visit();
      await enter('free', '/find');
      for (const path of ['/find', '/profile', '/vip_plan/cred', '/notifications']) {
        await test.step(path, async () => {
          await open(path);
          await page.evaluate(() => {
            document.documentElement.style.fontSize = '200%';
          });
          await expectNoOverflow(page);
        });
      }
    },
  );
}

test(
  'skeletons with text of twice the size scroll no page sideways on a phone',
  on('phone', 'lumiere', 'for its layout'),
  async ({ visit, browser }) => {
    const { page, enter, url } = visit();
    await enter('free', '/find');
    // Without scripts the skeleton is not replaced by the page.
    const waiting = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
      storageState: await page.context().storageState(),
    });
    const scriptless = await waiting.newPage();
    for (const path of ['/notifications', '/profile', '/profile/money', '/profile/security']) {
      await test.step(path, async () => {
        await scriptless.goto(url(path));
        await scriptless.evaluate(() => {
          document.documentElement.style.fontSize = '200%';
        });
        await expect(scriptless.locator('[aria-busy="true"]').first()).toBeVisible();
        await expectNoOverflow(scriptless);
      });
    }
    await waiting.close();
  },
);

const VISITOR_PAGES = ['/signup', '/login', '/contactUs', '/reviews', '/legal/terms', '/nothing'];
const MEMBER_PAGES = [
  [
    '/find',
    '/match',
    '/chats',
    '/notifications',
    '/activeNotifications',
    '/saved',
    '/likes',
    '/searches',
    '/dates',
    '/picks',
  ],
  ['/profile', '/profile/money', '/profile/security', '/profile/preview', '/vip_plan/cred'],
].flat();

test(
  'text of twice its size fits a window of 320 px, on each home and on the pages of visitors',
  on('phone', 'lumiere'),
  async ({ visit }) => {
    await withLargeText(async (page) => {
      await declineCookies(page.context());
      for (const brand of brandNames) {
        await test.step(brand, async () => {
          await visit({ page, brand }).open();
          await expectNoOverflow(page);
        });
      }
      for (const path of VISITOR_PAGES) {
        await test.step(path, async () => {
          await visit({ page }).open(path);
          await expectNoOverflow(page);
        });
      }
    });
  },
);

const MOST_PHOTOS = `
  select public_id as "angelId" from profiles
   where brand_id = $1 and kind = 'member' and gender = 'woman'
   order by (select count(*) from photos where profile_id = profiles.id) desc limit 1`;

test(
  'text of twice its size fits a window of 320 px, on the pages of a member',
  on('phone', 'lumiere'),
  async ({ visit, app }) => {
    await withLargeText(async (page) => {
      const { open, enter, brand } = visit({ page });
      await enter('free');
      const { angelId } = await fromDatabase<{ angelId: string }>(app.databaseUrl, MOST_PHOTOS, [
        brand,
      ]);
      const paths = [...MEMBER_PAGES, '/purchase/pay?plan=sub_1m', `/user/${angelId}`];
      for (const path of paths) {
        await test.step(path, async () => {
          await open(path);
          await expectNoOverflow(page);
          await expectReadableButtons(page);
        });
      }
    });
  },
);

const VIEWERS = [
  { who: 'a visitor', login: null, paths: ['/', ...VISITOR_PAGES] },
  { who: 'a member', login: 'free', paths: MEMBER_PAGES },
] as const;

for (const { who, login, paths } of VIEWERS) {
  test(
    `every control is as large as a fingertip on a phone’s pages of ${who}`,
    on('phone', 'lumiere'),
    async ({ visit, expectedErrors }) => {
      // Of the address that leads nowhere.
      expectedErrors.push(/404/);
      const { page, open, enter } = visit();
      await declineCookies(page.context());
      if (login !== null) await enter(login);
      for (const path of paths) {
        await test.step(path, async () => {
          await open(path);
          await expectTouchTargets(page);
        });
      }
    },
  );
}
