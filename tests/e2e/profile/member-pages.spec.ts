import { listOn, threadOn } from '../pages/thread.ts';
import { on } from '../fixtures/places.ts';
import { profileOf } from '../fixtures/profile-of.ts';
import { expect, test } from '../fixtures/test.ts';

test(
  'two tabs show the same conversation, back leads to the list, and logging out to the home page',
  on('phone', 'spark'),
  async ({ visit, app, context }) => {
    const own = visit();
    const { page, brand, say, open, join, buy } = own;
    const { angelId } = await profileOf(app.databaseUrl, brand, 'anna');
    const thread = threadOn(own);
    await join('two-tabs');
    await buy('pack_50');

    await test.step('a message written in one tab appears in the other', async () => {
      await open(`/chats/${angelId}`);
      await expect(thread.field).toBeVisible();
      const tab = await context.newPage();
      const twin = threadOn({ ...own, page: tab });
      await tab.goto(page.url());
      await expect(twin.field).toBeVisible();
      await thread.write('One, two, three');
      await expect(thread.said('One, two, three')).toBeVisible();
      await expect(twin.said('One, two, three')).toBeVisible();
      await tab.close();
    });

    await test.step('back leads from the conversation to the list', async () => {
      await open('/chats');
      await listOn(own).row(angelId).click();
      await page.waitForURL(`**/chats/${angelId}`);
      await expect(thread.said('One, two, three')).toBeVisible();
      await page.goBack();
      await page.waitForURL('**/chats');
    });

    await test.step('logging out leads to the home page, and member pages ask for a login', async () => {
      await page.getByRole('button', { name: say('shell.menu') }).click();
      await page.getByRole('button', { name: say('shell.logout') }).click();
      await expect(page.getByRole('link', { name: say('home.signup') }).first()).toBeVisible();
      await open('/chats');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('home.entrance.title'));
    });
  },
);
