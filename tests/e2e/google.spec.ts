import type { Page } from '@playwright/test';
import { words } from './copy.ts';
import { expect, test } from './fixtures.ts';
import { completeSignup } from './complete-signup.ts';
import { brandNames, newcomers, onItsScreen } from './places.ts';
import { leaveBrowser } from './leave-browser.ts';

/** On the issuer's page: somebody by address. */
async function chooseSomebody(page: Page, email: string, verified = true): Promise<void> {
  await expect(page).toHaveURL(/\/google\/authorize\?/);
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=verified]').setChecked(verified);
  await page.locator('button.yes').click();
}

for (const brand of brandNames) {
  const { locale } = newcomers[brand];
  const say = words(locale);
  const google = (door: 'signIn' | 'signUp') => say(`accounts.google.${door}`);

  test(`by Google into ${brand}`, async ({ visit }) => {
    const { page, url, address, open, arrive, check } = visit(onItsScreen(brand));
    test.setTimeout(120_000);
    const email = address('google');
    const popup = page.getByRole('dialog', { name: say('accounts.google.restTitle') });

    await test.step('from a landing: region, age and consents are asked first', async () => {
      await arrive('/signup?source=aff&tid=t1&fluxid=12');
      await page.getByRole('link', { name: google('signUp') }).click();
      await chooseSomebody(page, email);
      await expect(popup).toContainText(email);
      await expect(page).toHaveURL(url('/loginWithGoogle'));
      await check('google-rest');
      await completeSignup(popup, brand);
      await page.waitForURL('**/match?*');
      expect(new URL(page.url()).search).toBe('?source=aff&tid=t1&fluxid=12');
    });

    await test.step('and from the login, straight in', async () => {
      await leaveBrowser(page);
      await open('/login');
      await check('google-login');
      await page.getByRole('link', { name: google('signIn') }).click();
      await chooseSomebody(page, email);
      await page.waitForURL('**/match');
      await expect(page.getByRole('main')).toBeVisible();
    });
  });

  test(`${brand} says what went wrong with Google`, async ({ visit, app, expectedErrors }) => {
    const { page, open, arrive, check } = visit(onItsScreen(brand));
    expectedErrors.push(/status of (?:401|409|503)/);
    const alert = page.getByRole('main').getByRole('alert');
    await arrive('/login');
    const again = page.getByRole('link', { name: google('signIn') });

    await again.click();
    await page.locator('button[value=nobody]').click();
    await expect(alert).toHaveText(say('errors.identity_denied'));
    await check('google-denied');

    await again.click();
    await chooseSomebody(page, `unproven.${brand}@google.test`, false);
    await expect(alert).toHaveText(say('errors.identity_unverified'));

    const fault = { provider: 'google', operation: 'token', kind: 'wrong_signature' };
    await fetch(`${app.sandboxUrl}/control`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ faults: [fault] }),
    });
    await again.click();
    await chooseSomebody(page, `forged.${brand}@google.test`);
    await expect(alert).toHaveText(say('errors.identity_refused'));

    await open('/loginWithGoogle');
    await page.waitForURL('**/login');
  });
}
