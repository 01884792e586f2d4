import { readFileSync } from 'node:fs';
import { authenticatorCode, deskOriginOf, enterDesk } from '../steps/desk.ts';
import { on } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';

const NAME = 'Nora';
const EMAIL = 'nora@desk.test';

test(
  'an admin invites an operator, changes the role, resets the login and disables it, all logged',
  on('desktop'),
  async ({ page, app, otherDevice, expectedErrors }) => {
    expectedErrors.push(/status of 401/);
    await app.clock.reset();
    const origin = deskOriginOf(app);
    const nora = await otherDevice();
    const row = page.getByRole('listitem').filter({ hasText: EMAIL });

    await test.step('the invitation sets password and authenticator', async () => {
      await enterDesk(page, app, 'admin');
      await page.getByRole('link', { name: 'Operators' }).first().click();
      await page.getByLabel('Name').fill(NAME);
      await page.getByLabel('Email').fill(EMAIL);
      await page.getByLabel('Role').selectOption('moderator');
      await page.getByRole('button', { name: 'Invite', exact: true }).click();
      const link = await page.getByRole('status').getByRole('link').getAttribute('href');
      await nora.goto(link ?? '');
      const secret = await nora.getByRole('figure').locator('code').innerText();
      await nora.getByLabel('Password').fill('Nora-at-the-desk-7');
      await nora.getByLabel('Authenticator code').fill(await authenticatorCode(app, secret));
      await nora.getByRole('button', { name: 'Activate account' }).click();
      await expect(nora.getByRole('listitem')).toHaveCount(10);
      await nora.getByRole('link', { name: 'I have saved them' }).click();
      await expect(nora.getByRole('heading', { name: `Hello, ${NAME}` })).toBeVisible();
    });

    await test.step('shows a moderator no page of another duty', async () => {
      await nora.goto(`${origin}/operators`);
      await expect(nora.getByRole('heading', { name: 'No permission' })).toBeVisible();
    });

    await test.step('changes role and brands', async () => {
      await page.reload();
      await row.getByRole('button', { name: 'Edit' }).click();
      await row.getByLabel('Role').selectOption('care');
      await row.getByLabel('Lumière').check();
      await row.getByRole('button', { name: 'Save' }).click();
      await expect(row.getByText('care', { exact: true })).toBeVisible();
      await expect(row.getByText(/· Lumière ·/)).toBeVisible();
    });

    await test.step('a disabled operator is logged out at once, and can be invited again', async () => {
      await row.getByRole('button', { name: 'Disable' }).click();
      await row.getByRole('button', { name: `Disable ${NAME}` }).click();
      await expect(row.getByText('disabled')).toBeVisible();
      await nora.goto(`${origin}/`);
      await nora.waitForURL('**/login');
      await row.getByRole('button', { name: 'Reactivate' }).click();
      await row.getByRole('button', { name: `Reactivate ${NAME}` }).click();
      await expect(row.getByText('invited', { exact: true })).toBeVisible();
    });

    await test.step('a new login replaces the previous one', async () => {
      const links = row.getByRole('status').getByRole('link');
      const first = (await links.getAttribute('href')) ?? '';
      await row.getByRole('button', { name: 'Reset login' }).click();
      await row.getByRole('button', { name: `Reset login of ${NAME}` }).click();
      await expect(links).not.toHaveAttribute('href', first);
      await nora.goto((await links.getAttribute('href')) ?? '');
      await expect(nora.getByRole('heading', { name: `Welcome, ${NAME}` })).toBeVisible();
    });

    await test.step('the log has each action, filters by one, and is exported as CSV', async () => {
      await page.getByRole('link', { name: 'Access log', exact: true }).click();
      const entries = page.getByRole('region', { name: 'Entries' });
      for (const action of ['invite_operator', 'accept_invitation', 'try_page', 'reset_operator']) {
        await expect(entries.getByTitle(action, { exact: true }).first()).toBeVisible();
      }
      await page.getByLabel('Action').selectOption('Reset an operator');
      await page.getByRole('button', { name: 'Filter' }).click();
      await page.waitForURL(/action=reset_operator/);
      await expect(entries.getByText('Reset an operator').first()).toBeVisible();
      await expect(entries.getByText('Invited an operator', { exact: true })).toHaveCount(0);
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export CSV' }).click();
      const [head = '', ...lines] = readFileSync(await (await download).path(), 'utf8').split(
        '\r\n',
      );
      expect(head).toBe('at,actor,name,action,subject,purpose,brand,data');
      expect(lines.filter((line) => line.includes('reset_operator')).length).toBeGreaterThan(0);
      expect(lines.filter((line) => line.includes('invite_operator'))).toEqual([]);
    });
  },
);
