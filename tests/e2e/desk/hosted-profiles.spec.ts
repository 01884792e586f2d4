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
      await expect(page.getByText('Gestito da noi · staff o')).toBeVisible();
      await page.getByRole('button', { name: 'Create' }).click();
      await expect(page.getByText('Remove phone numbers.')).toBeVisible();
      await checkState(page);
      await page.getByLabel('About').fill('Ascolta volentieri e risponde con calma.');
      await page.getByRole('button', { name: 'Create' }).click();
      await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
      await expect(page.getByText('No changes.')).toHaveCount(0);
    });

    await test.step('its photo is pending until a moderator decides', async () => {
      const blank = { width: 480, height: 640, channels: 3, background: '#7a3b4c' } as const;
      const buffer = await sharp({ create: blank }).png().toBuffer();
      const file = { name: 'drawn.png', mimeType: 'image/png', buffer };
      await page.getByLabel('Add photo').setInputFiles(file);
      await expect(page.getByText('Pending review')).toBeVisible();
      await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible();
    });

    await test.step('a change is a version, and an earlier one can be saved again', async () => {
      await page.getByLabel('Looking for').fill('Parole gentili, la sera.');
      await page.getByLabel('State').selectOption('active');
      await page.getByRole('button', { name: 'Save new version' }).click();
      await expect(page.getByText('Saved.')).toBeVisible();
      await expect(page.getByText('Changed: looking for, state')).toBeVisible();
      await checkState(page);
      await page.getByRole('button', { name: 'Load version 1' }).click();
      await expect(page.getByLabel('Looking for')).toHaveValue('');
      await page.getByRole('button', { name: 'Save new version' }).click();
      await expect(page.getByText('Version 3', { exact: true }).first()).toBeVisible();
    });

    await test.step('an operator can read it and change nothing', async () => {
      const other = await otherDevice();
      await enterDesk(other, app, 'operator', new URL(page.url()).pathname);
      await expect(other.getByLabel('Looking for')).toBeDisabled();
      await expect(other.getByRole('button', { name: 'Save new version' })).toHaveCount(0);
      await other.goto(`${origin}/hosted-profiles/new`);
      await expect(other.getByRole('heading', { name: 'No permission' })).toBeVisible();
    });

    await test.step('one without messages from members is removed permanently', async () => {
      await page.getByRole('button', { name: 'Delete permanently' }).click();
      await page.waitForURL(`${origin}/hosted-profiles`);
      await page.getByLabel('Name starts with').fill(NAME);
      await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
      await expect(page.getByRole('heading', { name: 'No profiles found' })).toBeVisible();
    });
  },
);
