import { readFileSync } from 'node:fs';
import { deskOriginOf, enterDesk, lookAtDesk } from './desk-steps.ts';
import { expect, test } from './fixtures.ts';

const QUESTIONS = [
  'Do more people sign up than before?',
  'Do more people who sign up confirm their address than before?',
  'How far do people get, by the week they signed up?',
  'Which brand grows?',
  'How much money came in, and how much of it stayed?',
  'How long do people wait for us?',
];

test.describe('the figures', () => {
  test('answer finance in sentences, pictures and numbers', async ({ page, app }, info) => {
    const screen = info.project.name;
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
    await lookAtDesk(page, 'desk-figures', screen);
    const whole = `.data/shots/desk-figures-whole-${screen}.png`;
    await page.screenshot({ path: whole, fullPage: true, animations: 'disabled' });

    await test.step('the numbers stand behind the picture, and go into a file', async () => {
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

    await test.step('what is looked at stands in the address, and the way back works', async () => {
      await page.getByLabel('Length', { exact: true }).selectOption('364');
      await page.getByLabel('Brand', { exact: true }).selectOption('Lumière');
      await page.getByRole('button', { name: 'Show' }).click();
      await expect(page).toHaveURL(/days=364.*brand=lumiere/);
      await expect(page.getByLabel('Brand', { exact: true })).toHaveValue('lumiere');
      const brands = page.getByRole('article', { name: 'Which brand grows?' });
      await expect(brands.getByRole('listitem')).toHaveCount(1);
      await lookAtDesk(page, 'desk-figures-year', screen);
      await page.goBack();
      await expect(page).not.toHaveURL(/brand=lumiere/);
      await expect(brands.getByRole('listitem')).not.toHaveCount(1);
    });

    await test.step('by night', async () => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await lookAtDesk(page, 'desk-figures-dark', screen);
      await page.emulateMedia({ colorScheme: null });
    });
  });

  test('are open to admins, and to nobody who has no duty there', async ({
    page,
    app,
    otherDevice,
  }) => {
    await app.clock.reset();
    await enterDesk(page, app, 'admin');
    await page.goto(`${deskOriginOf(app)}/figures?brand=nowhere`);
    await expect(page.getByRole('heading', { name: 'No such brand' })).toBeVisible();
    await page.goto(`${deskOriginOf(app)}/figures?days=7`);
    await expect(page.getByRole('heading', { name: 'Figures', level: 1 })).toBeVisible();
    const other = await otherDevice();
    await enterDesk(other, app, 'care');
    await expect(other.getByRole('link', { name: 'Figures' })).toHaveCount(0);
    await other.goto(`${deskOriginOf(app)}/figures`);
    await expect(other.getByRole('heading', { name: 'Not for your role' })).toBeVisible();
  });
});
