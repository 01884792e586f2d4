import { readFile } from 'node:fs/promises';
import { deskOriginOf, enterDesk, lookAtDesk } from './desk-steps.ts';
import { expect, test } from './fixtures.ts';
import { boughtOrder, planName } from './money-steps.ts';
import { inDatabase } from './member-rows.ts';
import { newcomers } from './places.ts';

test('finance finds a payment, reads what happened, gives a part back once, and takes figures out', async ({
  page: desk,
  visit,
  app,
  otherDevice,
  expectedErrors,
}, info) => {
  test.setTimeout(240_000);
  const screen = info.project.name;
  const member = visit({ phone: 'dolcevita', desktop: 'spark' }, await otherDevice());
  await app.clock.reset();
  await member.join('desk-finance');
  const orderId = await boughtOrder(member.page, 'sub_1m');
  const name = planName('sub_1m', newcomers[member.brand].locale);
  const origin = deskOriginOf(app);
  await enterDesk(desk, app, 'finance');

  await test.step('by its number, out of all orders', async () => {
    await desk.goto(`${origin}/payments`);
    await expect(desk.getByRole('list', { name: 'Orders' })).toBeVisible();
    await lookAtDesk(desk, 'desk-payments', screen);
    await desk.getByLabel('Order, charge, receipt or reference').fill(orderId);
    await desk.getByRole('button', { name: 'Find' }).click();
    await desk.waitForURL(`**/payments?find=${orderId}`);
    const orders = desk.getByRole('list', { name: 'Orders' });
    await expect(orders.getByRole('listitem')).toHaveCount(1);
    await orders.getByRole('link', { name }).click();
    await desk.waitForURL(`**/payments/${orderId}`);
    await desk.getByRole('button', { name: 'A question about a payment' }).click();
  });

  const happened = desk.getByRole('list', { name: 'What happened' });

  await test.step('everything in one line of time', async () => {
    await expect(desk.getByRole('heading', { level: 1, name })).toBeVisible();
    for (const step of ['Ordered', 'Charged', 'Subscription begun', '+200 credits']) {
      await expect(happened.getByText(step, { exact: false }).first()).toBeVisible();
    }
    await lookAtDesk(desk, 'desk-order', screen);
  });

  const late = await desk.context().newPage();
  await late.goto(`${origin}/payments/${orderId}`);
  await late.getByRole('button', { name: 'A question about a payment' }).click();
  await late.getByRole('button', { name: 'Give money back' }).click();

  await test.step('a part of it goes back, however often the button is pressed', async () => {
    await desk.getByRole('button', { name: 'Give money back' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Give money back' });
    await dialog.getByLabel('Amount in EUR').fill('999');
    await expect(dialog.getByText('is left of this payment')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Go on' })).toBeDisabled();
    await dialog.getByLabel('Amount in EUR').fill('5.90');
    await dialog.getByLabel('Reason').fill('Asked for by letter');
    await lookAtDesk(desk, 'desk-refund', screen);
    await dialog.getByRole('button', { name: 'Go on' }).click();
    await expect(dialog.getByText('five euros and ninety cents')).toBeVisible();
    await lookAtDesk(desk, 'desk-refund-sure', screen);
    await dialog.getByRole('button', { name: 'Give €5.90 back' }).dblclick();
    await expect(desk.getByRole('status').filter({ hasText: '€5.90 go back' })).toBeVisible();
    await expect(happened.getByText(/Refund asked for/)).toHaveCount(1);
    await expect(happened.getByText('Asked for by letter').first()).toBeVisible();
  });

  await test.step('more than the rest is refused, from a page that knew of no refund too', async () => {
    expectedErrors.push(/status of 409/, /status of 422/);
    const dialog = late.getByRole('dialog', { name: 'Give money back' });
    await dialog.getByLabel('Reason').fill('All of it');
    await dialog.getByRole('button', { name: 'Go on' }).click();
    await dialog.getByRole('button', { name: /^Give .* back$/ }).click();
    await expect(
      dialog.getByRole('alert').filter({ hasText: 'Somebody decided about this meanwhile' }),
    ).toBeVisible();
    await late.close();
    await desk.getByRole('button', { name: 'Give money back' }).click();
    const again = desk.getByRole('dialog', { name: 'Give money back' });
    await expect(again.getByLabel('Amount in EUR')).toHaveValue('19.00');
    await again.getByLabel('Amount in EUR').fill('19.01');
    await again.getByLabel('Reason').fill('All of it');
    await expect(again.getByText('No more than €19.00 is left of this payment.')).toBeVisible();
    await expect(again.getByRole('button', { name: 'Go on' })).toBeDisabled();
    await again.getByRole('button', { name: 'Leave it' }).click();
  });

  await test.step('what hangs, what was declared, what is disputed', async () => {
    await desk.goto(`${origin}/payments/hanging?kind=incidents`);
    await expect(desk.getByRole('link', { name: 'Incidents' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await lookAtDesk(desk, 'desk-hanging', screen);
    await desk.goto(`${origin}/payments/declarations`);
    await expect(desk.getByRole('heading', { name: 'Declarations' })).toBeVisible();
    await lookAtDesk(desk, 'desk-declarations', screen);
    await inDatabase(
      app.databaseUrl,
      `insert into money_days (day, brand_id, company, provider, currency, charges, disputes, lost)
       select date_trunc('month', now())::date - months * 30, brand, 'gankomedia', 'adyen', 'EUR', 400,
              months * 2 + length(brand) % 3, months % 2
         from generate_series(1, 4) months, unnest(array['dolcevita', 'spark', 'fuego']) brand
           on conflict do nothing`,
      [],
    );
    await app.clock.runDue();
    await desk.goto(`${origin}/disputes`);
    await expect(desk.getByText('Counted').first()).toBeVisible();
    const ratios = desk.getByRole('region', { name: 'Dispute ratio by brand' });
    await expect(ratios.getByText('excessive').first()).toBeVisible();
    await lookAtDesk(desk, 'desk-disputes', screen);
  });

  await test.step('refunds of today as a file', async () => {
    await desk.goto(`${origin}/payments/exports`);
    await desk.getByLabel('What', { exact: true }).selectOption('refunds');
    await desk.getByLabel('What for').fill('The books of this month');
    await lookAtDesk(desk, 'desk-exports', screen);
    const [file] = await Promise.all([
      desk.waitForEvent('download'),
      desk.getByRole('button', { name: 'Take out as CSV' }).click(),
    ]);
    const text = await readFile(await file.path(), 'utf8');
    const line = text.split('\r\n').find((one) => one.includes(orderId));
    expect(line).toContain(',5.90,EUR');
  });

  await test.step('the books are looked at, and a settlement is compared with them', async () => {
    await desk.goto(`${origin}/reconciliation`);
    await desk.getByRole('button', { name: 'Look now' }).click();
    const looks = desk.getByRole('list', { name: 'Looks at the books' });
    await expect(looks.getByRole('listitem').first()).toBeVisible();
    await app.clock.runDue();
    await expect(looks.getByText('being looked at')).toBeHidden();
    const columns = 'kind,provider_reference,amount,currency\n';
    const settlement = (lines: string) => ({
      ...{ name: 'november.csv', mimeType: 'text/csv' },
      buffer: Buffer.from(`${columns}${lines}`),
    });
    await desk
      .getByLabel('Settlement', { exact: true })
      .setInputFiles(settlement('sale,P-1,a lot,EUR\n'));
    await desk.getByRole('button', { name: 'Compare with our books' }).click();
    await expect(desk.getByText('Line 2, amount, is no amount of this currency.')).toBeVisible();
    await lookAtDesk(desk, 'desk-reconciliation', screen);
    await desk
      .getByLabel('Settlement', { exact: true })
      .setInputFiles(settlement('sale,P-1,9.90,EUR\n'));
    await desk.getByRole('button', { name: 'Compare with our books' }).click();
    await desk.waitForURL(/\/reconciliation\/[\da-f-]{36}$/);
    await app.clock.runDue();
    await expect(desk.getByText('No such payment of ours')).toBeVisible();
    await expect(desk.getByText('1 differ')).toBeVisible();
    await lookAtDesk(desk, 'desk-settlement', screen);
  });
});
