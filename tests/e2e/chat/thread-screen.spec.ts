// [core §2 /chats/{u}]
import { devices, on } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';
import { listOn, threadOn } from '../pages/thread.ts';

const PHONE =
  'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

for (const device of devices) {
  test(
    `the list opens a thread and returns without a page load (${device})`,
    on(device, 'fuego', 'for its layout'),
    async ({ visit }) => {
      const own = visit();
      const { page, say, enter, check } = own;
      // Waits for the scripts, which open the socket: a link pressed before they run loads a new page.
      const scripted = page.waitForEvent('websocket');
      await enter('paid', '/chats');
      await scripted;
      const { rows } = listOn(own);
      const { field } = threadOn(own);
      await expect(rows.first()).toBeVisible();
      await page.evaluate(() => {
        document.documentElement.dataset['stays'] = 'yes';
      });

      await test.step('a row opens its thread, and the focus moves there', async () => {
        await rows.first().click();
        await page.waitForURL('**/chats/*');
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(field).toBeVisible();
        expect((await field.boundingBox())?.height).toBeGreaterThanOrEqual(43);
        if (device === 'desktop') await expect(field).toBeFocused();
        else await expect(field).not.toBeFocused();
      });

      await test.step('the field grows with its text', async () => {
        const lineHeight = await field.evaluate((one) => one.clientHeight);
        await field.fill('one\ntwo\nthree');
        expect(await field.evaluate((one) => one.clientHeight)).toBeGreaterThan(lineHeight);
        await field.fill('');
      });

      if (device === 'desktop') {
        await test.step('list and thread fill the window below the bar, with the page’s margin', async () => {
          const pane = page.getByRole('main').locator('> div').first();
          expect((await pane.boundingBox())?.height).toBe(900 - 132);
          await rows.nth(1).click();
          await expect(rows.nth(1)).toHaveAttribute('aria-current', 'page');
          await check('thread-panes');
        });
      } else {
        await test.step('back shows the list, with the focus on the row of the thread', async () => {
          await page.getByRole('link', { name: say('chat.back') }).click();
          await page.waitForURL('**/chats');
          await expect(rows.first()).toBeFocused();
        });
      }
      await expect(page.locator('html')).toHaveAttribute('data-stays', 'yes');
    },
  );
}

test(
  'the messages need no script, and a phone receives no list beside them',
  on('phone', 'dolcevita'),
  async ({ visit, browser }) => {
    const { page, enter, url } = visit();
    await enter('paid', '/chats');
    const first = page.locator('[data-conversation]').first();
    const path = (await first.getAttribute('href')) ?? '';
    const plain = await browser.newContext({
      javaScriptEnabled: false,
      userAgent: PHONE,
      viewport: { width: 390, height: 844 },
      storageState: await page.context().storageState(),
    });
    const scriptless = await plain.newPage();
    await scriptless.goto(url(path));
    await expect(scriptless.locator('.bubble').last()).toBeVisible();
    await expect(scriptless.locator('[data-conversation]')).toHaveCount(0);
    await plain.close();
  },
);
