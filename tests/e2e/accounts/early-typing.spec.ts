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

test(
  'keeps the file and the text that a member enters before the scripts of the contact form have loaded',
  on('desktop', 'lumiere'),
  async ({ visit, expectedErrors }) => {
    expectedErrors.push(/status of 422/);
    const { page, say, url, join } = visit();
    await join('early-file');
    const releaseScripts = await holdScripts(page);
    await page.goto(url('/contactUs'), { waitUntil: 'commit' });
    const main = page.getByRole('main');
    const text = main.getByLabel(say('care.contact.text'), { exact: true });
    const send = main.getByRole('button', { name: say('care.contact.send'), exact: true });
    await main.getByLabel(say('care.files.label'), { exact: true }).setInputFiles({
      name: 'a.png',
      mimeType: 'image/png',
      buffer: Buffer.from('<script>1</script>'),
    });
    await text.fill('Bonjour');
    await expect(send).toBeDisabled();
    releaseScripts();
    await expect(main.getByText(say('errors.file_type_refused'))).toBeVisible();
    await expect(send).toBeEnabled();
    await expect(text).toHaveValue('Bonjour');
  },
);
