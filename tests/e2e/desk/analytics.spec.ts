import { readFileSync } from 'node:fs';
import { enterDesk } from '../steps/desk.ts';
import { on } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';

const QUESTIONS = [
  'Do more people sign up than before?',
  'Do more people who sign up confirm their address than before?',
  'How far do people get, by the week they signed up?',
  'Which brand grows?',
  'How much money came in, and how much of it stayed?',
  'How long do people wait for us?',
];

test(
  'analytics answer finance in sentences, charts and numbers, and refuse other roles',
  on('desktop'),
  async ({ page, app }) => {
    await app.clock.reset();
    await enterDesk(page, app, 'finance');
    await page.getByRole('link', { name: 'Figures' }).first().click();
    await expect(page.getByRole('heading', { name: 'Figures', level: 1 })).toBeVisible();
    for (const name of QUESTIONS) {
      await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
    }
    const signups = page.getByRole('article', { name: 'Do more people sign up than before?' });
    await expect(signups).toContainText(/\d+ people signed up/);
    await expect(signups.getByRole('img')).toBeVisible();

    await test.step('the numbers of a chart are shown, and saved as CSV', async () => {
      await signups.getByText('The numbers').click();
      await expect(signups.getByRole('row')).toHaveCount(29);
      const saved = page.waitForEvent('download');
      await signups.getByRole('link', { name: 'Save as CSV' }).click();
      const file = await saved;
      expect(file.suggestedFilename()).toMatch(/^registrations-[\d-]+\.csv$/);
      const lines = readFileSync(await file.path(), 'utf8')
        .trim()
        .split('\r\n');
      expect(lines[0]).toBe('Day,People,28 days earlier');
      expect(lines).toHaveLength(29);
    });

    await test.step('the filter is in the address, and back restores it', async () => {
      await page.getByLabel('Length', { exact: true }).selectOption('364');
      await page.getByLabel('Brand', { exact: true }).selectOption('Lumière');
      await page.getByRole('button', { name: 'Show' }).click();
      await expect(page).toHaveURL(/days=364.*brand=lumiere/);
      await expect(page.getByLabel('Brand', { exact: true })).toHaveValue('lumiere');
      const brands = page.getByRole('article', { name: 'Which brand grows?' });
      await expect(brands.getByRole('listitem')).toHaveCount(1);
      await page.goBack();
      await expect(page).not.toHaveURL(/brand=lumiere/);
      await expect(brands.getByRole('listitem')).not.toHaveCount(1);
    });

    await test.step('an unknown brand has no analytics, and a role without that duty no page', async () => {
      await enterDesk(page, app, 'admin', '/analytics?brand=nowhere');
      await expect(page.getByRole('heading', { name: 'No such brand' })).toBeVisible();
      await enterDesk(page, app, 'care', '/analytics');
      await expect(page.getByRole('heading', { name: 'Not for your role' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Figures' })).toHaveCount(0);
    });
  },
);
