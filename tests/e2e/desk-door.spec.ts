import type { Page } from '@playwright/test';
import { authenticatorCode, deskOriginOf, lookAtDesk as look } from './desk-steps.ts';
import { expect, test } from './fixtures.ts';

const PASSWORD = 'Amarena-demo-2026';

test('the desk opens to password and code, shows each role its rooms, and lets somebody new in', async ({
  page,
  app,
  otherDevice,
  expectedErrors,
}, info) => {
  const screen = info.project.name;
  expectedErrors.push(/status of 401/);
  const origin = deskOriginOf(app);
  const codeOf = (secret?: string) => authenticatorCode(app, secret);
  const give = async (on: Page, email: string, password: string, code: () => Promise<string>) => {
    await on.getByLabel('E-mail').fill(email);
    await on.getByLabel('Password').fill(password);
    await on.getByRole('button', { name: 'Go on' }).click();
    await on.waitForURL('**/code');
    await on.getByLabel('Code of your authenticator').fill(await code());
    await on.getByRole('button', { name: 'Log in' }).click();
  };
  await app.clock.reset();

  await test.step('nobody comes in without both', async () => {
    await page.goto(`${origin}/operators`);
    await page.waitForURL('**/login');
    await look(page, 'desk-login', screen);
    await give(page, 'desk@demo.test', 'not-this-one', codeOf).catch(() => undefined);
    await expect(page.getByRole('alert').filter({ hasText: 'do not fit' })).toBeVisible();
    await give(page, 'desk@demo.test', PASSWORD, () => Promise.resolve('000000'));
    await expect(page.getByRole('alert').filter({ hasText: 'wrong or was used' })).toBeVisible();
    await look(page, 'desk-code', screen);
    // A code that the other screen's run has used works no more; the next one does.
    await expect(async () => {
      await page.getByLabel('Code of your authenticator').fill(await codeOf());
      await page.getByRole('button', { name: 'Log in' }).click();
      await page.waitForURL(`${origin}/`, { timeout: 2_000 });
    }).toPass({ intervals: [9_000], timeout: 40_000 });
    await look(page, 'desk-start', screen);
  });

  await test.step('an admin invites a moderator, who chooses how to come in', async () => {
    await page.getByRole('link', { name: 'Operators' }).first().click();
    await page.getByLabel('Name').fill(`Nora ${screen}`);
    await page.getByLabel('E-mail').fill(`nora.${screen}@desk.test`);
    await page.getByLabel('Role').selectOption('moderator');
    await page.getByLabel('Lumière').check();
    await page.getByRole('button', { name: 'Invite' }).click();
    const link = await page.getByRole('status').getByRole('link').getAttribute('href');
    await look(page, 'desk-operators', screen);
    const nora = await otherDevice();
    await nora.goto(link ?? '');
    const secret = await nora.getByRole('figure').locator('code').innerText();
    await look(nora, 'desk-invitation', screen);
    await nora.getByLabel('Choose a password').fill('Nora-at-the-desk-7');
    await nora.getByLabel('Code of your authenticator').fill(await codeOf(secret));
    await nora.getByRole('button', { name: 'Start' }).click();
    await expect(nora.getByRole('listitem')).toHaveCount(10);
    await nora.getByRole('link', { name: 'I have kept them' }).click();
    await expect(nora.getByRole('heading', { name: `Good day, Nora ${screen}` })).toBeVisible();
    await nora.goto(`${origin}/operators`);
    await expect(nora.getByRole('heading', { name: 'Not for your role' })).toBeVisible();
    await page.reload();
    const row = page.getByRole('listitem').filter({ hasText: `nora.${screen}@desk.test` });
    await row.getByRole('button', { name: 'Put out' }).click();
    await row.getByRole('button', { name: `Put Nora ${screen} out now` }).click();
    await expect(row.getByText('disabled')).toBeVisible();
    await nora.goto(`${origin}/`);
    await nora.waitForURL('**/login');
  });

  await test.step('the log tells all of it', async () => {
    await page.getByRole('link', { name: 'Log', exact: true }).click();
    const entries = page.getByRole('region', { name: 'Entries' });
    for (const deed of ['log_in', 'invite_operator', 'accept_invitation', 'try_room']) {
      await expect(entries.getByText(deed, { exact: true }).first()).toBeVisible();
    }
    await look(page, 'desk-log', screen);
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL('**/login');
  });
});
