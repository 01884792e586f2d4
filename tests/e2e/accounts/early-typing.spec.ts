import type { Page } from '@playwright/test';
import { DEMO_PASSWORD, demoEmail } from '../../../prisma/seed/world/logins.ts';
import { declineCookies } from '../fixtures/decline-cookies.ts';
import { on } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';

/** Holds the page's scripts until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route(/\/_next\/.*\.js/, async (route) => {
    await promise;
    await route.continue();
  });
  return () => {
    resolve(undefined);
  };
}

test(
  'keeps what is typed before the scripts of the page have loaded',
  on('phone', 'verbena'),
  async ({ visit }) => {
    const { page, say, url } = visit();
    await declineCookies(page.context());
    const releaseScripts = await holdScripts(page);
    await page.goto(url('/login'), { waitUntil: 'commit' });
    const field = (key: string) => page.getByLabel(say(`accounts.login.${key}`), { exact: true });
    const submit = page
      .getByRole('main')
      .getByRole('button', { name: say('accounts.login.submit'), exact: true });
    await field('email').fill(demoEmail('paid'));
    await field('password').fill(DEMO_PASSWORD.slice(0, -1));
    await expect(submit).toBeDisabled();
    releaseScripts();
    await expect(submit).toBeEnabled();
    await field('password').press('End');
    await page.keyboard.type(DEMO_PASSWORD.slice(-1));
    await expect(field('email')).toHaveValue(demoEmail('paid'));
    await submit.click();
    await page.waitForURL('**/find');
  },
);
