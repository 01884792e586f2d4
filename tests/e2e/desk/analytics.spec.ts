import { readFileSync } from 'node:fs';
import { enterDesk } from '../steps/desk.ts';
import { on } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';

const QUESTIONS = [
  'Sign-ups',
  'Email confirmation rate',
  'Funnel by sign-up week',
  'Growth by brand',
  'Revenue',
  'Response times',
];

test(
  'analytics answer finance in sentences, charts and numbers, and refuse other roles',
  on('desktop'),
  async ({ page, app }) => {
    await app.clock.reset();
    await enterDesk(page, app, 'finance');
    await page.getByRole('link', { name: 'Analytics' }).first().click();
    await expect(page.getByRole('heading', { name: 'Analytics', level: 1 })).toBeVisible();
    for (const name of QUESTIONS) {
      await expect(page.getByRole('heading', { name, level: 2, exact: true })).toBeVisible();
    }
    const signups = page.getByRole('article', { name: 'Sign-ups' });
    await expect(signups).toContainText(/\d+ people signed up/);
    await expect(signups.getByRole('img')).toBeVisible();

    await test.step('the numbers of a chart are shown, and saved as CSV', async () => {
      await signups.getByText('Data').click();
      await expect(signups.getByRole('row')).toHaveCount(29);
      const saved = page.waitForEvent('download');
      await signups.getByRole('link', { name: 'Export CSV' }).click();
      const file = await saved;
      expect(file.suggestedFilename()).toMatch(/^registrations-[\d-]+\.csv$/);
      const lines = readFileSync(await file.path(), 'utf8')
        .trim()
        .split('\r\n');
      expect(lines[0]).toBe('Day,People,Previous 28 days');
      expect(lines).toHaveLength(29);
    });

    await test.step('the filter is in the address, and back restores it', async () => {
      await page.getByLabel('Period', { exact: true }).selectOption('364');
      await page.getByLabel('Brand', { exact: true }).selectOption('Lumière');
      await page.getByRole('button', { name: 'Apply' }).click();
      await expect(page).toHaveURL(/days=364.*brand=lumiere/);
      await expect(page.getByLabel('Brand', { exact: true })).toHaveValue('lumiere');
      const brands = page.getByRole('article', { name: 'Growth by brand' });
      await expect(brands.getByRole('listitem')).toHaveCount(1);
      await page.goBack();
      await expect(page).not.toHaveURL(/brand=lumiere/);
      await expect(brands.getByRole('listitem')).not.toHaveCount(1);
    });

    await test.step('an unknown brand has no analytics, and a role without that duty no page', async () => {
      await enterDesk(page, app, 'admin', '/analytics?brand=nowhere');
      await expect(page.getByRole('heading', { name: 'Brand not found' })).toBeVisible();
      await enterDesk(page, app, 'care', '/analytics');
      await expect(page.getByRole('heading', { name: 'No permission' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Analytics' })).toHaveCount(0);
    });
  },
);
