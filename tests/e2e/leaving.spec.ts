import { expect, test } from './fixtures.ts';
import { brandNames, newcomers, onItsScreen } from './places.ts';
import { openSection } from './open-section.ts';
import { words } from './copy.ts';

for (const brand of brandNames) {
  const { locale } = newcomers[brand];
  const say = words(locale);
  const account = words(locale, 'account');

  test(`leaving ${brand}: the mailing list, the notices, the profile`, async ({
    visit,
    otherDevice,
    expectedErrors,
  }) => {
    const { page, open, join, check, picture } = visit(onItsScreen(brand));
    test.setTimeout(120_000);
    expectedErrors.push(/status of 4(01|03|22)/, /WebSocket/);
    const list = words(locale, 'mailing.unsubscribe');

    await test.step('a stranger gets the link by mail', async () => {
      const other = visit(brand, await otherDevice());
      await other.arrive('/unsubscribe/');
      const stranger = other.page;
      await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(list('title'));
      const send = stranger.getByRole('button', { name: list('buttonOther') });
      await send.click();
      await expect(stranger.getByText(say('errors.email_malformed'))).toBeVisible();
      await other.check('account-unsubscribe-stranger');
      await stranger.getByLabel(list('label'), { exact: true }).fill('nobody@example.test');
      await send.click();
      await expect(stranger.getByText(list('sentTitle'))).toBeVisible();
    });

    await test.step('a member is off the list by one press, and may stay', async () => {
      const email = await join('leaver');
      await open('/unsubscribe/');
      await expect(page.getByText(email)).toBeVisible();
      await check('account-unsubscribe');
      await page.getByRole('button', { name: list('button') }).click();
      await expect(page.getByText(list('doneTitle'))).toBeVisible();
      await page.getByRole('button', { name: list('stay') }).click();
      await expect(page.getByRole('link', { name: list('home') })).toBeVisible();
      await page.reload();
      await page.getByRole('button', { name: list('button') }).click();
      await page.waitForURL('**/find');
    });

    await test.step('where notices come', async () => {
      await open('/activeNotifications');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        say('mailing.channels.title'),
      );
      await expect(page.getByRole('switch')).toHaveCount(1);
      await check('account-channels');
    });

    await test.step('deactivated: asked, told, out', async () => {
      await open('/profile');
      await openSection(page, account('settings.title'));
      await page.getByRole('button', { name: account('deactivate.button') }).click();
      const asked = page.getByRole('dialog', { name: account('deactivate.title') });
      await check('account-deactivate');
      await asked
        .getByRole('button', { name: account('deactivate.keep') })
        .last()
        .click();
      await expect(asked).toBeHidden();
      await page.getByRole('button', { name: account('deactivate.button') }).click();
      await asked.getByRole('button', { name: account('deactivate.confirm') }).click();
      await expect(
        page.getByRole('dialog', { name: account('deactivate.doneTitle') }),
      ).toBeVisible();
      expect(await page.evaluate(() => window.localStorage.length)).toBe(0);
      await picture('account-deactivated');
      const anew = page.waitForEvent('load');
      await anew;
      await expect(page.getByLabel(account('about'), { exact: true })).toHaveCount(0);
    });
  });
}
