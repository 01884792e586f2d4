import { expectNoOverflow } from '../fixtures/expect-no-overflow.ts';
import { devices, on } from '../fixtures/places.ts';
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
