// [core §2 /profile] [core §3 Own profile: cognome] [core §8 Profile save false]
import { readFileSync } from 'node:fs';
import { on } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';
import { openSection } from '../steps/open-section.ts';

test(
  'the own profile is changed, saved, and still there after a reload',
  on('phone', 'fuego', 'in every language'),
  async ({ visit }) => {
    const { page, say, open, join } = visit();
    const account = (key: string) => say(`account.${key}`);
    await join('own-profile-saved');
    await open('/profile');
    const about = page.getByLabel(account('about'), { exact: true });
    const save = page.getByRole('button', { name: account('save'), exact: true });

    await test.step('it is saved, and the texts are pending review', async () => {
      await expect(save).toBeDisabled();
      await page.getByLabel(account('username'), { exact: true }).fill('Nina Álvarez Œuvre');
      await about.fill(say('account.aboutPlaceholder'));
      await page.getByLabel(account('age'), { exact: true }).selectOption('18');
      await page.getByLabel(account('surname'), { exact: true }).fill('Prova');
      await page.getByLabel(account('phone'), { exact: true }).fill('+39 333 123 4567');
      await save.click();
      await expect(page.getByText(account('titolo_ok'))).toBeVisible();
      await expect(page.getByText(account('profileText.waiting'))).toBeVisible();
      await expect(page.getByText(account('allSaved'))).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Nina Álvarez Œuvre 18');
      await page.reload();
      await expect(page.getByLabel(account('surname'), { exact: true })).toHaveValue('Prova');
      await expect(about).toHaveValue(say('account.aboutPlaceholder'));
    });

    await test.step('the gender sought changes with a reload that says it was saved', async () => {
      const seeking = page.getByRole('group', { name: account('seeking') });
      await seeking.getByLabel(account('aMan')).check();
      await save.click();
      await expect(page.getByText(account('titolo_ok'))).toBeVisible();
      await expect(seeking.getByLabel(account('aMan'))).toBeChecked();
      await expect(save).toBeDisabled();
    });

    await test.step('a notification channel is switched off at once', async () => {
      await openSection(page, account('notices.title'));
      const byMail = page.getByRole('switch', { name: account('notices.email.label') });
      await expect(byMail).toBeChecked();
      const saved = page.waitForResponse('**/api/users/changeNotificationPreferences');
      await byMail.uncheck();
      expect((await saved).status()).toBe(200);
      await expect(byMail).not.toBeChecked();
    });
  },
);

test(
  'a purchase adds credits, the next charge and a receipt to the own profile',
  on('desktop', 'spark'),
  async ({ visit, expectedErrors }) => {
    expectedErrors.push(/ERR_FAILED/);
    const { page, say, open, join, buy } = visit();
    const account = (key: string) => say(`account.${key}`);
    const receipt = page.getByRole('button', { name: say('money.orders.receipt') });
    await join('own-profile-paid');
    await open('/profile');

    await test.step('before it, there is neither credit nor receipt', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByText(account('credits.label'))).toHaveCount(0);
      await expect(page.getByRole('link', { name: account('unsubscribe') })).toHaveCount(0);
      await openSection(page, account('receipts.title'));
      await page.getByRole('link', { name: account('receipts.go') }).click();
      await page.waitForURL('**/profile/money#orders');
      await expect(page.getByText(say('money.orders.none'))).toBeVisible();
      await page.goBack();
      await page.waitForURL('**/profile');
    });

    await test.step('afterwards, level, next charge and credits are shown', async () => {
      await buy('sub_1m');
      await page.reload();
      await expect(page.getByText(account('credits.label'))).toBeVisible();
      await expect(page.getByRole('link', { name: account('credits.add') })).toHaveAttribute(
        'href',
        /\/vip_plan\/cred$/,
      );
      await page.getByRole('link', { name: account('unsubscribe') }).click();
      await expect(page.getByText(account('status.endingText'))).toBeVisible();
      await expect(page.getByText(account('status.nextBill'), { exact: true })).toBeVisible();
    });

    await test.step('the receipt is saved as PDF, or its failure is shown', async () => {
      await open('/profile/money');
      const saved = page.waitForEvent('download');
      await receipt.click();
      const file = await (await saved).path();
      expect(readFileSync(file).subarray(0, 5).toString()).toBe('%PDF-');
      await page.route('**/api/legal/get_receipt/*', (route) => route.abort());
      await receipt.click();
      await expect(page.getByText(say('errors.offline')).last()).toBeVisible();
      await expect(receipt).toBeEnabled();
    });
  },
);
