import sharp from 'sharp';
import { deskOriginOf, enterDesk } from '../steps/desk.ts';
import { checkState } from '../fixtures/check-screen.ts';
import { on } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';

const NAME = 'Doralice';

test(
  'an admin creates a hosted profile, changes it by versions, and removes it unused',
  on('desktop'),
  async ({ page, app, otherDevice, expectedErrors }) => {
    expectedErrors.push(/status of 422/);
    const origin = deskOriginOf(app);
    await app.clock.reset();
    await enterDesk(page, app, 'admin', '/hosted-profiles');

    await test.step('the list has several pages', async () => {
      const list = page.getByRole('list', { name: 'Hosted profiles' });
      await expect(list.getByRole('listitem')).toHaveCount(40);
      await page.getByRole('button', { name: 'Show more' }).click();
      await expect(list.getByRole('listitem')).not.toHaveCount(40);
    });

    await test.step('a new one is previewed with who answers, and refused when it breaks the rules', async () => {
      await page.getByRole('link', { name: 'New profile' }).click();
      await page.getByLabel('Name', { exact: true }).fill(NAME);
      await page.getByLabel('Age', { exact: true }).fill('41');
      await page.getByLabel('Country').selectOption('it');
      await page.getByLabel('Dolcevita').check();
      await page.getByLabel('About').fill('Scrivimi al 333 12 34 567');
      await page.getByLabel('Italian').check();
      await expect(
        page.getByText('Profilo gestito da noi · risponde un operatore o'),
      ).toBeVisible();
      await page.getByRole('button', { name: 'Make it' }).click();
      await expect(page.getByText('No numbers that somebody could call.')).toBeVisible();
      await checkState(page);
      await page.getByLabel('About').fill('Ascolta volentieri e risponde con calma.');
      await page.getByRole('button', { name: 'Make it' }).click();
      await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
      await expect(page.getByText('Never changed at the desk.')).toHaveCount(0);
    });

    await test.step('its photo is pending until a moderator decides', async () => {
      const blank = { width: 480, height: 640, channels: 3, background: '#7a3b4c' } as const;
      const buffer = await sharp({ create: blank }).png().toBuffer();
      const file = { name: 'drawn.png', mimeType: 'image/png', buffer };
      await page.getByLabel('Add a photo').setInputFiles(file);
      await expect(page.getByText('Waits for review')).toBeVisible();
      await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible();
    });

    await test.step('a change is a version, and an earlier one can be saved again', async () => {
      await page.getByLabel('Looks for').fill('Parole gentili, la sera.');
      await page.getByLabel('State').selectOption('active');
      await page.getByRole('button', { name: 'Save as a new version' }).click();
      await expect(page.getByText('Saved.')).toBeVisible();
      await expect(page.getByText('Changed: looks for, state')).toBeVisible();
      await checkState(page);
      await page.getByRole('button', { name: 'Take version 1 into the form' }).click();
      await expect(page.getByLabel('Looks for')).toHaveValue('');
      await page.getByRole('button', { name: 'Save as a new version' }).click();
      await expect(page.getByText('Version 3', { exact: true }).first()).toBeVisible();
    });

    await test.step('an operator can read it and change nothing', async () => {
      const other = await otherDevice();
      await enterDesk(other, app, 'operator', new URL(page.url()).pathname);
      await expect(other.getByLabel('Looks for')).toBeDisabled();
      await expect(other.getByRole('button', { name: 'Save as a new version' })).toHaveCount(0);
      await other.goto(`${origin}/hosted-profiles/new`);
      await expect(other.getByRole('heading', { name: 'Not for your role' })).toBeVisible();
    });

    await test.step('one without messages from members is removed permanently', async () => {
      await page.getByRole('button', { name: 'Remove for good' }).click();
      await page.waitForURL(`${origin}/hosted-profiles`);
      await page.getByLabel('Name begins with').fill(NAME);
      await page.getByRole('button', { name: 'Find' }).click();
      await expect(page.getByRole('heading', { name: 'No such profile' })).toBeVisible();
    });
  },
);
