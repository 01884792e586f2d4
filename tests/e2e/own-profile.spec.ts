import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { expect, test } from './fixtures.ts';
import { buyFromPage } from './fresh-member.ts';
import { brandNames, newcomers, onItsScreen } from './places.ts';
import { expectNoOverflow } from './expect-no-overflow.ts';
import { openSection } from './open-section.ts';
import { inDatabase } from './member-rows.ts';
import { words } from './copy.ts';
import type { Say } from './visit.ts';

const switchOf = (page: Page, say: Say, channel: string) =>
  page.getByRole('switch', { name: say(`account.notices.${channel}.label`) });

for (const brand of brandNames) {
  const { locale } = newcomers[brand];
  const say = words(locale);
  const account = words(locale, 'account');

  test(`the own profile on ${brand}`, async ({ visit, expectedErrors }) => {
    const { page, open, join, check, picture } = visit(onItsScreen(brand));
    test.setTimeout(150_000);
    await join('own');
    await open('/profile');
    const name = page.getByLabel(account('username'), { exact: true });
    const about = page.getByLabel(account('about'), { exact: true });
    const save = page.getByRole('button', { name: account('save'), exact: true });

    await test.step('as it is after signup', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(save).toBeDisabled();
      await expect(page.getByText(account('allSaved'))).toBeVisible();
      await expect(page.getByLabel(account('email'), { exact: true })).toHaveJSProperty(
        'readOnly',
        true,
      );
      await expect(page.getByText(account('credits.label'))).toHaveCount(0);
      await expect(page.getByRole('link', { name: account('unsubscribe') })).toHaveCount(0);
      await expectNoOverflow(page);
      await check('account-profile');
    });

    await test.step('what is wrong is said beside its field', async () => {
      await name.fill('x');
      await save.click();
      await expect(name).toBeFocused();
      await expect(page.getByText(say('errors.username_refused'))).toBeVisible();
      await about.fill('x'.repeat(1_501));
      await expect(
        page.getByText(say('errors.text_too_long', { limit: 1_500 }), { exact: true }),
      ).toBeVisible();
      await check('account-profile-wrong');
      await name.fill('Nina Álvarez Œuvre');
      await expect(page.getByText(say('errors.username_refused'))).toBeHidden();
    });

    await test.step('leaving with something unsaved is asked about', async () => {
      await about.fill(say('account.aboutPlaceholder'));
      await page.getByRole('link', { name: account('nav.security') }).click();
      const asked = page.getByRole('dialog', { name: account('leave.title') });
      await expect(asked).toBeVisible();
      await check('account-profile-leave');
      await asked
        .getByRole('button', { name: account('leave.stay') })
        .last()
        .click();
      await expect(asked).toBeHidden();
      await expect(name).toHaveValue('Nina Álvarez Œuvre');
    });

    await test.step('a place that was only typed is not taken', async () => {
      const place = page.getByRole('combobox', { name: say('accounts.place.label') });
      const before = await place.inputValue();
      await place.fill('xy');
      await place.press('Escape');
      await save.click();
      await expect(page.getByText(say('errors.place_unknown'))).toBeVisible();
      await place.fill(before.slice(0, 4));
      await page.getByRole('option', { name: before }).first().click();
      await expect(page.getByText(say('errors.place_unknown'))).toBeHidden();
    });

    await test.step('saves, says so, and has the words read', async () => {
      await page.getByLabel(account('age'), { exact: true }).selectOption('18');
      await page.getByLabel(account('surname'), { exact: true }).fill('Prova');
      await page.getByLabel(account('phone'), { exact: true }).fill('+39 333 123 4567');
      await save.click();
      await expect(page.getByText(account('titolo_ok'))).toBeVisible();
      await expect(page.getByText(account('words.waiting'))).toBeVisible();
      await expect(page.getByText(account('allSaved'))).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Nina Álvarez Œuvre, 18');
      await picture('account-profile-saved');
      await page.reload();
      await expect(page.getByLabel(account('surname'), { exact: true })).toHaveValue('Prova');
      await expect(about).toHaveValue(say('account.aboutPlaceholder'));
    });

    await test.step('whom one seeks changes with a reload that says it was saved', async () => {
      const seeking = page.getByRole('group', { name: account('seeking') });
      await seeking.getByLabel(account('aMan')).check();
      await save.click();
      await expect(page.getByText(account('titolo_ok'))).toBeVisible();
      await expect(seeking.getByLabel(account('aMan'))).toBeChecked();
      await expect(save).toBeDisabled();
    });

    await test.step('notices switch at once, and back when that fails', async () => {
      await openSection(page, account('notices.title'));
      const byMail = switchOf(page, say, 'email');
      await expect(byMail).toBeChecked();
      const saved = page.waitForResponse('**/api/users/changeNotificationPreferences');
      await byMail.uncheck();
      expect((await saved).status()).toBe(200);
      await expect(byMail).not.toBeChecked();
      await page.route('**/api/users/changeNotificationPreferences', (route) => route.abort());
      expectedErrors.push(/ERR_FAILED/);
      await switchOf(page, say, 'telegram').click();
      await expect(page.getByText(say('errors.offline'))).toBeVisible();
      await expect(switchOf(page, say, 'telegram')).not.toBeChecked();
      await page.unroute('**/api/users/changeNotificationPreferences');
      await check('account-notices');
    });

    await test.step('without purchases the receipts say so', async () => {
      await openSection(page, account('receipts.title'));
      await page.getByRole('link', { name: account('receipts.go') }).click();
      await page.waitForURL('**/profile/money#orders');
      await expect(page.getByText(say('money.orders.none'))).toBeVisible();
      await page.goBack();
      await page.waitForURL('**/profile');
    });

    await test.step('after a purchase: level, next charge, credits, receipt', async () => {
      await buyFromPage(page, 'sub_1m');
      await page.reload();
      await expect(page.getByText(account('credits.label'))).toBeVisible();
      await expect(page.getByRole('link', { name: account('credits.add') })).toHaveAttribute(
        'href',
        /\/vip_plan\/cred$/,
      );
      await page.getByRole('link', { name: account('unsubscribe') }).click();
      await expect(page.getByText(account('status.endingText'))).toBeVisible();
      await expect(page.getByText(account('status.nextBill'), { exact: true })).toBeVisible();
      await check('account-status');
      await open('/profile/money');
      const receipt = page.getByRole('button', { name: say('money.orders.receipt') });
      const saved = page.waitForEvent('download');
      await receipt.click();
      const file = await (await saved).path();
      expect(readFileSync(file).subarray(0, 5).toString()).toBe('%PDF-');
      await page.route('**/api/legal/get_receipt/*', (route) => route.abort());
      await receipt.click();
      await expect(page.getByText(say('errors.offline')).last()).toBeVisible();
      await expect(receipt).toBeEnabled();
    });
  });
}

test('words that were refused say why, and a long name stays inside', async ({ visit, app }) => {
  const { page, say, open, join, check } = visit({ phone: 'lumiere', desktop: 'fuego' });
  const email = await join('refused');
  await inDatabase(
    app.databaseUrl,
    `update profiles set about = 'x', text_state = 'rejected', text_reason = 'contact_details',
            screen_name = $2
       from users where users.id = profiles.member_id and users.email = $1`,
    [email, 'W'.repeat(30)],
  );
  await page.emulateMedia({ colorScheme: 'dark' });
  await open('/profile');
  await expect(page.getByText(say('account.words.reasons.contact_details'))).toBeVisible();
  await expectNoOverflow(page);
  await check('account-refused');
});
