import { containing } from '../fixtures/copy.ts';
import { on } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';
import { twoListed } from '../fixtures/two-listed.ts';
import { openSection } from '../steps/open-section.ts';

test(
  'a member travels to another region, is labelled there, and returns home at a press',
  on('desktop', 'fuego', 'in every language'),
  async ({ visit, app, mail, otherDevice }) => {
    const { databaseUrl } = app;
    const world = { databaseUrl, mail };
    const his = visit({ page: await otherDevice() });
    const [he, she] = await twoListed(his, visit(), { world, name: 'travel', pay: false });
    const { page, say, open } = she;
    const opened = async (): Promise<void> => {
      await open('/profile');
      await openSection(page, say('account.travel.title'));
    };
    const region = page.getByLabel(say('account.travel.region'));
    const startButton = page.getByRole('button', {
      name: say('account.travel.start', { travelDays: 14 }),
    });

    await test.step('what it needs is said before', async () => {
      await opened();
      await expect(page.getByText(say('account.travel.needs'))).toBeVisible();
      await expect(startButton).toHaveCount(0);
    });

    const name = await test.step('with a plan she leaves', async () => {
      await she.buy('sub_1m');
      await opened();
      await region.selectOption({ index: 2 });
      const chosen = await region.inputValue();
      await startButton.click();
      await expect(page.getByRole('button', { name: say('account.travel.end') })).toBeVisible();
      return chosen;
    });

    await test.step('her search and her profile name the region', async () => {
      await open('/find');
      const line = page.locator('main').getByText(containing(name)).first();
      await expect(line).toBeVisible();
      await he.open(`/user/${she.angelId}`);
      await expect(he.page.getByRole('heading', { level: 1 })).toContainText(she.name);
      await expect(he.page.locator('header').getByText(containing(name))).toBeVisible();
    });

    await test.step('she ends the trip', async () => {
      await opened();
      const ended = page.waitForResponse('**/api/users/travel/end');
      await page.getByRole('button', { name: say('account.travel.end') }).click();
      expect((await ended).status()).toBe(200);
      await he.open(`/user/${she.angelId}`);
      await expect(he.page.getByRole('heading', { level: 1 })).toContainText(she.name);
      await expect(he.page.locator('header').getByText(containing(name))).toHaveCount(0);
    });
  },
);
