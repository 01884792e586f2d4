import { closeBrowser } from '../fixtures/close-browser.ts';
import { declineCookies } from '../fixtures/decline-cookies.ts';
import { on } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';
import { completeSignup } from '../steps/complete-signup.ts';

test(
  'Apple: a person who comes back by its form signs up from the login page, and later logs in',
  on('phone', 'fuego'),
  async ({ visit }) => {
    const { page, brand, say, url, address, open } = visit();
    await declineCookies(page.context());
    const email = address('apple');
    const chooseAccount = async (): Promise<void> => {
      await open('/login');
      await page.getByRole('link', { name: say('accounts.identity.signIn.apple') }).click();
      await expect(page).toHaveURL(/\/apple\/auth\/authorize\?/);
      await page.locator('input[name=email]').fill(email);
      await page.locator('input[name=verified]').setChecked(true);
      await page.locator('button.yes').click();
    };

    await test.step('the address is that of the person at Apple, and the rest is completed', async () => {
      await chooseAccount();
      const popup = page.getByRole('dialog', { name: say('accounts.identity.restTitle') });
      await expect(popup).toContainText(email);
      await expect(page).toHaveURL(url('/loginWithApple'));
      await completeSignup(popup, brand);
      await page.waitForURL(({ pathname }) => pathname.endsWith('/welcome'));
    });

    await test.step('a login needs no more', async () => {
      await closeBrowser(page);
      await chooseAccount();
      await page.waitForURL(({ pathname }) => !/login|apple/i.test(pathname));
      await expect(page.getByRole('main')).toBeVisible();
    });
  },
);
