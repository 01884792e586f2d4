import type { Page } from '@playwright/test';
import { DEMO_PASSWORD, demoEmail } from '../../prisma/seed/world/logins.ts';
import { expect, test } from './fixtures.ts';

/** Keeps the page's scripts back until they are let go. */
async function withoutScripts(page: Page): Promise<() => void> {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/_next\/.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  return () => {
    letGo();
  };
}

test('what is typed before the script has come is not lost', async ({ visit }) => {
  const { page, say, url, arrive } = visit({ phone: 'dolcevita', desktop: 'spark' });
  await arrive('/login');
  const scriptsCome = await withoutScripts(page);
  await page.goto(url('/login'), { waitUntil: 'commit' });
  const field = (key: string) => page.getByLabel(say(`accounts.login.${key}`), { exact: true });
  const submit = page
    .getByRole('main')
    .getByRole('button', { name: say('accounts.login.submit'), exact: true });
  await field('email').fill(demoEmail('paid'));
  await field('password').fill(DEMO_PASSWORD.slice(0, -1));
  await expect(submit).toBeDisabled();
  scriptsCome();
  await expect(submit).toBeEnabled();
  await field('password').press('End');
  await page.keyboard.type(DEMO_PASSWORD.slice(-1));
  await expect(field('email')).toHaveValue(demoEmail('paid'));
  await submit.click();
  await page.waitForURL('**/find');
});
