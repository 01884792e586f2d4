// [core §2 /login button of Google] [core §2 /loginWithGoogle] [core §4 Google login]
import type { Page } from '@playwright/test';
import { closeBrowser } from '../fixtures/close-browser.ts';
import { declineCookies } from '../fixtures/decline-cookies.ts';
import { on } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';
import { completeSignup } from '../steps/complete-signup.ts';
import { leaveOnboarding } from '../steps/leave-onboarding.ts';

const ORIGIN = '?source=aff&tid=t1&fluxid=12';

/** Chooses an account on the issuer's page by its address. */
async function chooseAccount(page: Page, email: string): Promise<void> {
  await expect(page).toHaveURL(/\/google\/authorize\?/);
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=verified]').setChecked(true);
  await page.locator('button.yes').click();
}

test(
  'Google: a refusal is shown, a sign-up from a landing page completes the data, a later login needs no more',
  on('desktop', 'lumiere', 'in every language'),
  async ({ visit, expectedErrors }) => {
    const { page, brand, say, url, address, open, check } = visit();
    expectedErrors.push(/status of 409/);
    await declineCookies(page.context());
    const email = address('google');
    const signIn = page.getByRole('link', { name: say('accounts.identity.signIn.google') });
    const popup = page.getByRole('dialog', { name: say('accounts.identity.restTitle') });

    await test.step('the account is refused on the page of Google', async () => {
      await open('/login');
      await signIn.click();
      await page.locator('button[value=nobody]').click();
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(
        say('errors.identity_denied'),
      );
      await expect(signIn).toBeVisible();
    });

    await test.step('a sign-up asks for region, age and consents first', async () => {
      await open(`/signup${ORIGIN}`);
      await page.getByRole('link', { name: say('accounts.identity.signUp.google') }).click();
      await chooseAccount(page, email);
      await expect(popup).toContainText(email);
      await expect(page).toHaveURL(url('/loginWithGoogle'));
      await check('google-rest');
      await completeSignup(popup, brand);
      await leaveOnboarding(page, say);
      await page.waitForURL(url(`/match${ORIGIN}`));
    });

    await test.step('a login goes straight to the first page', async () => {
      await closeBrowser(page);
      await open('/login');
      await signIn.click();
      await chooseAccount(page, email);
      await page.waitForURL(url('/match'));
      await expect(page.getByRole('main')).toBeVisible();
    });
  },
);
