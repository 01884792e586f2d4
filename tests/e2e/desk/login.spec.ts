import { addAdmin, authenticatorCode, deskOriginOf } from '../steps/desk.ts';
import { on } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';

const PASSWORD = 'Amarena-demo-2026';

test(
  'the desk requires password and code together, and logs logins and failures',
  on('phone'),
  async ({ page, app, expectedErrors }) => {
    expectedErrors.push(/status of 401/);
    await app.clock.reset();
    const origin = deskOriginOf(app);
    const email = 'login@desk.test';
    const secret = await addAdmin(app, email, 'Livia');
    const logIn = async (password: string): Promise<void> => {
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password').fill(password);
      await page.getByRole('button', { name: 'Continue' }).click();
    };
    const giveCode = async (code: string): Promise<void> => {
      await page.getByLabel('Authenticator code').fill(code);
      await page.getByRole('button', { name: 'Log in' }).click();
    };

    await test.step('refuses a wrong password and a wrong code', async () => {
      await page.goto(`${origin}/operators`);
      await page.waitForURL('**/login');
      await logIn('not-this-one');
      await expect(
        page.getByRole('alert').filter({ hasText: 'Wrong email or password' }),
      ).toBeVisible();
      await logIn(PASSWORD);
      await page.waitForURL('**/code');
      await giveCode('000000');
      await expect(
        page.getByRole('alert').filter({ hasText: 'Invalid or already used code' }),
      ).toBeVisible();
    });

    await test.step('accepts both together', async () => {
      await giveCode(await authenticatorCode(app, secret));
      await page.waitForURL(`${origin}/`);
      await expect(page.getByRole('heading', { name: 'Hello, Livia' })).toBeVisible();
    });

    await test.step('logs the login, and logs out', async () => {
      await page.goto(`${origin}/log`);
      const entries = page.getByRole('region', { name: 'Entries' });
      await expect(entries.getByText('Logged in', { exact: true }).first()).toBeVisible();
      await page.getByRole('button', { name: 'Log out' }).click();
      await page.waitForURL('**/login');
    });
  },
);
