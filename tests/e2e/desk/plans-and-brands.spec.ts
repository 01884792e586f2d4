import { DAY } from '#lib/kernel/clock.ts';
import { deskOriginOf, enterDesk } from '../steps/desk.ts';
import { checkState } from '../fixtures/check-screen.ts';
import { on } from '../fixtures/places.ts';
import { takePicture } from '../fixtures/take-picture.ts';
import { expect, test } from '../fixtures/test.ts';

/** As the input of a day and a time has it, to within the zone of the browser. */
const localTime = (at: number): string => new Date(at).toISOString().slice(0, 16);

test(
  'prices and the settings of a brand change by their rules, and are restored',
  on('desktop', 'verbena'),
  async ({ page, app }) => {
    const origin = deskOriginOf(app);
    const status = page.getByRole('status');
    const faults = page.getByRole('region', { name: 'Errors' });
    const price = page.getByLabel('Price', { exact: true });
    const confirm = async (action: RegExp): Promise<void> => {
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Reason').fill('A journey tries it');
      await dialog.getByRole('button', { name: action }).click();
      await expect(dialog).toBeHidden();
    };
    await app.clock.reset();

    await test.step('a new product is drafted, shows broken rules at the fields, and is discarded', async () => {
      await enterDesk(page, app, 'admin', '/plans');
      await expect(page.getByRole('link', { name: 'sub_1m', exact: true })).toBeVisible();
      await page.getByLabel('New product code').fill('pack_journey');
      await page.getByRole('button', { name: 'Create draft' }).click();
      await page.waitForURL(`${origin}/plans/pack_journey`);
      await price.fill('0.05');
      await expect(faults).toContainText('The minimum is one euro');
      await price.fill('12.90');
      await page.getByRole('button', { name: 'Save draft' }).click();
      await expect(status.getByText('Draft saved')).toBeVisible();
      await expect(faults).toHaveCount(0);
      await page.getByRole('button', { name: 'Discard draft' }).click();
      await expect(status.getByText('No draft')).toBeVisible();
    });

    await test.step('a subscription cannot cost less a month than a longer one', async () => {
      await page.goto(`${origin}/plans/sub_1m`);
      await price.fill('9.90');
      await expect(faults).toContainText('less per month');
      await expect(page.getByRole('button', { name: 'Publish…' })).toBeDisabled();
      await price.fill('24.90');
    });

    const limit = page.getByLabel('AI replies per member and day', { exact: true });
    await test.step('a limit of a brand is published, and the previous version is restored', async () => {
      await page.goto(`${origin}/switches`);
      await page.getByRole('link', { name: 'Verbena', exact: true }).click();
      const before = await limit.inputValue();
      const wanted = String(Number(before) + 1);
      await limit.fill(wanted);
      await page.getByRole('button', { name: 'Publish…' }).click();
      await confirm(/^Publish version/);
      await expect(status.getByText(/Version \d+ is published/)).toBeVisible();
      await expect(limit).toHaveValue(wanted);
      await page.getByRole('link', { name: 'History' }).click();
      await page
        .getByRole('button', { name: /^Restore version \d+$/ })
        .first()
        .click();
      await confirm(/^Publish as version/);
      await page.getByRole('link', { name: 'Edit', exact: true }).click();
      await expect(limit).toHaveValue(before);
    });

    await test.step('a limit is published at a time, listed with its change, and cancelled', async () => {
      const before = await limit.inputValue();
      await limit.fill(String(Number(before) + 2));
      await page.getByRole('button', { name: 'Publish…' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Reason').fill('A journey tries it');
      await dialog.getByLabel(/^Publish at/).fill(localTime(Date.now() + 2 * DAY));
      await dialog.getByRole('button', { name: 'Schedule', exact: true }).click();
      await expect(status.filter({ hasText: 'Until then it can be cancelled' })).toBeVisible();
      await expect(limit).toHaveValue(before);
      await page.getByRole('link', { name: 'All that is scheduled' }).click();
      const row = page
        .getByRole('list', { name: 'Scheduled' })
        .getByRole('listitem')
        .filter({ hasText: 'Verbena' });
      await row.getByText('Changes', { exact: true }).click();
      await expect(row.getByRole('list', { name: 'Changes' })).toContainText(
        'AI replies per member and day',
      );
      await checkState(page);
      await takePicture(page, 'desk-scheduled-settings-desktop');
      await row.getByRole('button', { name: 'Cancel' }).click();
      await confirm(/^Cancel it/);
      await expect(row).toHaveCount(0);
    });
  },
);
