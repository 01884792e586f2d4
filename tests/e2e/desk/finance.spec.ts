import { readFile } from 'node:fs/promises';
import { callDesk, deskOriginOf, enterDesk } from '../steps/desk.ts';
import { checkState } from '../fixtures/check-screen.ts';
import { on, newcomers } from '../fixtures/places.ts';
import { planName } from '../fixtures/plans.ts';
import { expect, test } from '../fixtures/test.ts';

const PURPOSE = 'Payment inquiry';

test(
  'finance finds a payment, refunds a part of it once, and no more than the rest',
  on('desktop', 'spark'),
  async ({ page: desk, visit, app, otherDevice, expectedErrors }) => {
    expectedErrors.push(/status of 409/, /status of 422/);
    await app.clock.reset();
    const member = visit({ page: await otherDevice() });
    await member.join('refunded-in-part');
    const orderId = await member.buy('sub_1m');
    const name = planName('sub_1m', newcomers[member.brand].locale);
    const happened = desk.getByRole('list', { name: 'Timeline' });

    await test.step('it is found by its number among all orders', async () => {
      await enterDesk(desk, app, 'finance', '/payments');
      const orders = desk.getByRole('list', { name: 'Orders' });
      await expect(orders).toBeVisible();
      await desk.getByLabel('Order, receipt or reference').fill(orderId);
      await desk.getByRole('main').getByRole('button', { name: 'Search' }).click();
      await desk.waitForURL(`**/payments?find=${orderId}`);
      await expect(orders.getByRole('listitem')).toHaveCount(1);
      await orders.getByRole('link', { name }).click();
      await desk.waitForURL(`**/payments/${orderId}`);
      await desk.getByRole('button', { name: PURPOSE }).click();
      await expect(desk.getByRole('heading', { level: 1, name })).toBeVisible();
    });

    await test.step('all events of it are in one list', async () => {
      for (const step of ['Order placed', 'Charged', 'Subscription started', '+200 credits']) {
        await expect(happened.getByText(step, { exact: false }).first()).toBeVisible();
      }
    });

    const late = await desk.context().newPage();
    await late.goto(`${deskOriginOf(app)}/payments/${orderId}`);
    await late.getByRole('button', { name: PURPOSE }).click();
    await late.getByRole('button', { name: 'Refund' }).click();

    await test.step('a part is refunded once, however often the button is pressed', async () => {
      await desk.getByRole('button', { name: 'Refund' }).click();
      const dialog = desk.getByRole('dialog', { name: 'Refund' });
      await dialog.getByLabel('Amount in EUR').fill('999');
      await expect(dialog.getByText('The maximum is')).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Continue' })).toBeDisabled();
      await dialog.getByLabel('Amount in EUR').fill('5.90');
      await dialog.getByLabel('Reason').fill('Asked for by letter');
      await dialog.getByRole('button', { name: 'Continue' }).click();
      await expect(dialog.getByText('five euros and ninety cents')).toBeVisible();
      await checkState(desk);
      await dialog.getByRole('button', { name: 'Refund €5.90' }).dblclick();
      await expect(
        desk.getByRole('status').filter({ hasText: 'Refund of €5.90 requested' }),
      ).toBeVisible();
      await expect(happened.getByText(/Refund requested/)).toHaveCount(1);
      await expect(happened.getByText('Asked for by letter').first()).toBeVisible();
    });

    await test.step('more than the rest is refused, also from a page without that refund', async () => {
      const outdated = late.getByRole('dialog', { name: 'Refund' });
      await outdated.getByLabel('Reason').fill('All of it');
      await outdated.getByRole('button', { name: 'Continue' }).click();
      await outdated.getByRole('button', { name: /^Refund €/ }).click();
      await expect(
        outdated.getByRole('alert').filter({ hasText: 'Already decided by someone else' }),
      ).toBeVisible();
      await late.close();
      await desk.getByRole('button', { name: 'Refund' }).click();
      const dialog = desk.getByRole('dialog', { name: 'Refund' });
      await expect(dialog.getByLabel('Amount in EUR')).toHaveValue('19.00');
      await dialog.getByLabel('Amount in EUR').fill('19.01');
      await dialog.getByLabel('Reason').fill('All of it');
      await expect(dialog.getByText('The maximum is €19.00.')).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Continue' })).toBeDisabled();
      await dialog.getByRole('button', { name: 'Cancel' }).click();
    });
  },
);

test(
  'finance exports refunds as CSV, checks the ledger, and compares a settlement with it',
  on('phone', 'dolcevita'),
  async ({ page: desk, visit, app, otherDevice, expectedErrors }) => {
    expectedErrors.push(/status of 422/);
    await app.clock.reset();
    const member = visit({ page: await otherDevice() });
    await member.join('refunded-by-desk');
    const orderId = await member.buy('sub_1m');
    await enterDesk(desk, app, 'finance', '/payments/exports');
    await callDesk(desk, app, `/api/desk/orders/${orderId}/refund`, {
      body: { amountMinor: 590, refundCount: 0, reason: 'Asked for by letter' },
      purpose: PURPOSE,
    });

    await test.step('exports the refunds of today', async () => {
      await desk.getByLabel('Data', { exact: true }).selectOption('refunds');
      await desk.getByLabel('Reason').fill('The ledger of this month');
      const saved = desk.waitForEvent('download');
      await desk.getByRole('button', { name: 'Export CSV' }).click();
      const text = await readFile(await (await saved).path(), 'utf8');
      const line = text.split('\r\n').find((one) => one.includes(orderId));
      expect(line).toContain(',5.90,EUR');
    });

    await test.step('a ledger check is requested, and completes', async () => {
      await desk.goto(`${deskOriginOf(app)}/reconciliation`);
      await desk.getByRole('button', { name: 'Run check' }).click();
      const checks = desk.getByRole('list', { name: 'Ledger checks' });
      await expect(checks.getByRole('listitem').first()).toBeVisible();
      await app.clock.runDue();
      await expect(checks.getByText('checking')).toBeHidden();
    });

    await test.step('a settlement is refused by its invalid line, or compared', async () => {
      const compare = async (line: string): Promise<void> => {
        await desk.getByLabel('Settlement file', { exact: true }).setInputFiles({
          name: 'november.csv',
          mimeType: 'text/csv',
          buffer: Buffer.from(`kind,provider_reference,amount,currency\n${line}\n`),
        });
        await desk.getByRole('button', { name: 'Upload and compare' }).click();
      };
      await compare('sale,P-1,a lot,EUR');
      await expect(desk.getByText('Line 2, amount, has an invalid amount.')).toBeVisible();
      await checkState(desk);
      await compare('sale,P-1,9.90,EUR');
      await desk.waitForURL(/\/reconciliation\/[\da-f-]{36}$/);
      await app.clock.runDue();
      await expect(desk.getByText('Unknown payment')).toBeVisible();
      await expect(desk.getByText('1 difference')).toBeVisible();
      await checkState(desk);
    });
  },
);
