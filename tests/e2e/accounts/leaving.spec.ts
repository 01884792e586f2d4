// [core §2 /activeNotifications] [core §2 /unsubscribe/] [core §4 Deactivate] [core §9 Gift popup 500 ms]
// [money §2 /unsubscribe]
import { on } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';
import { openSection } from '../steps/open-section.ts';

test(
  'a member leaves the mailing list at one press, and deactivates the profile after a confirmation',
  on('desktop', 'phare', 'in every language'),
  async ({ visit, expectedErrors }) => {
    const { page, say, open, join } = visit();
    // The page's later calls are refused once the profile is deactivated.
    expectedErrors.push(/status of 40[13]/, /WebSocket/);
    const email = await join('leaver');
    const list = (key: string) => say(`mailing.unsubscribe.${key}`);
    const deactivate = (key: string) => say(`account.deactivate.${key}`);

    await test.step('removed from the list', async () => {
      await open('/unsubscribe/');
      await expect(page.getByText(email)).toBeVisible();
      await page.getByRole('button', { name: list('button') }).click();
      await expect(page.getByText(list('doneTitle'))).toBeVisible();
      await page.getByRole('button', { name: list('stay') }).click();
      await expect(page.getByRole('link', { name: list('home') })).toBeVisible();
    });

    await test.step('deactivated and logged out, without any data of the member left in the browser', async () => {
      await open('/profile');
      await openSection(page, say('account.settings.title'));
      const button = page.getByRole('button', { name: deactivate('button') });
      const asked = page.getByRole('dialog', { name: deactivate('title') });
      await button.click();
      await asked
        .getByRole('button', { name: deactivate('keep') })
        .last()
        .click();
      await expect(asked).toBeHidden();
      await button.click();
      await asked.getByRole('button', { name: deactivate('confirm') }).click();
      const done = page.getByRole('dialog', { name: deactivate('doneTitle') });
      await expect(done).toBeVisible();
      expect(await page.evaluate(() => window.localStorage.length)).toBe(0);
      const reloaded = page.waitForEvent('load');
      await done.getByRole('button', { name: deactivate('leave') }).click();
      await reloaded;
      await expect(page.getByLabel(say('accounts.login.email'), { exact: true })).toBeVisible();
    });
  },
);
