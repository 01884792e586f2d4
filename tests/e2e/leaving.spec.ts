import { expect, test } from './fixtures.ts';
import { brandNames, newcomers, runsOn } from './places.ts';
import { answerCookies } from './answer-cookies.ts';
import { openSection } from './open-section.ts';
import { words } from './copy.ts';

for (const brand of brandNames) {
  const { locale } = newcomers[brand];
  const say = words(locale);
  const account = words(locale, 'account');

  test(`leaving ${brand}: the mailing list, the notices, the profile`, async ({
    page,
    browser,
    newMember,
    brandUrl,
    checkAccessibility,
    shot,
    expectedErrors,
  }, { project }) => {
    test.skip(!runsOn(brand, project.name), 'the other screen runs this brand');
    test.setTimeout(120_000);
    expectedErrors.push(/status of 4(01|03|22)/, /WebSocket/);
    const list = words(locale, 'mailing.unsubscribe');
    const picture = (name: string) => shot(page, `account-${brand}-${name}`);

    await test.step('a stranger gets the link by mail', async () => {
      const other = await browser.newContext();
      const stranger = await other.newPage();
      await stranger.goto(brandUrl(brand, '/unsubscribe/'));
      await answerCookies(stranger, brand);
      await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(list('title'));
      const send = stranger.getByRole('button', { name: list('buttonOther') });
      await send.click();
      await expect(stranger.getByText(say('errors.email_malformed'))).toBeVisible();
      await checkAccessibility(stranger);
      await shot(stranger, `account-${brand}-unsubscribe-stranger`);
      await stranger.getByLabel(list('label'), { exact: true }).fill('nobody@example.test');
      await send.click();
      await expect(stranger.getByText(list('sentTitle'))).toBeVisible();
      await other.close();
    });

    await test.step('a member is off the list by one press, and may stay', async () => {
      const email = await newMember(brand, `leaver.${brand}`);
      await page.goto(brandUrl(brand, '/unsubscribe/'));
      await expect(page.getByText(email)).toBeVisible();
      await checkAccessibility(page);
      await picture('unsubscribe');
      await page.getByRole('button', { name: list('button') }).click();
      await expect(page.getByText(list('doneTitle'))).toBeVisible();
      await page.getByRole('button', { name: list('stay') }).click();
      await expect(page.getByRole('link', { name: list('home') })).toBeVisible();
      await page.reload();
      await page.getByRole('button', { name: list('button') }).click();
      await page.waitForURL('**/find');
    });

    await test.step('where notices come', async () => {
      await page.goto(brandUrl(brand, '/activeNotifications'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        say('mailing.channels.title'),
      );
      await expect(page.getByRole('switch')).toHaveCount(1);
      await checkAccessibility(page);
      await picture('channels');
    });

    await test.step('deactivated: asked, told, out', async () => {
      await page.goto(brandUrl(brand, '/profile'));
      await openSection(page, account('settings.title'));
      await page.getByRole('button', { name: account('deactivate.button') }).click();
      const asked = page.getByRole('dialog', { name: account('deactivate.title') });
      await checkAccessibility(page);
      await picture('deactivate');
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
      await picture('deactivated');
      const anew = page.waitForEvent('load');
      await anew;
      await expect(page.getByLabel(account('about'), { exact: true })).toHaveCount(0);
    });
  });
}
