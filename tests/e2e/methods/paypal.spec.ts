import type { Page } from '@playwright/test';
import { chooseMethod } from '../card-form.ts';
import { expect, test } from '../fixtures.ts';
import { orderButton, refund, renew, seeHistory } from '../pay-steps.ts';
import { newcomers } from '../places.ts';
import type { Visit } from '../visit.ts';

async function choosePaypal(buyer: Visit, plan = 'pack_50'): Promise<void> {
  const { page, brand, say, open } = buyer;
  await open(`/purchase/pay?plan=${plan}`);
  await chooseMethod(page, newcomers[brand].locale, 'paypal');
  await page.getByRole('checkbox', { name: say('payments.offer.startNow') }).check();
  await expect(orderButton(buyer)).toBeEnabled();
}

async function openWindow(buyer: Visit): Promise<Page> {
  const [wallet] = await Promise.all([
    buyer.page.waitForEvent('popup'),
    orderButton(buyer).click(),
  ]);
  await wallet.waitForURL(/\/paypal\/approve\//);
  return wallet;
}

/** On the wallet's page: who pays, and yes. */
async function agree(wallet: Page, email: string): Promise<void> {
  await wallet.locator('input[type=email]').fill(email);
  await wallet.locator('button[value=pay]').click();
}

test('PayPal: a closed window takes nothing, a refusal is told, an approval buys and renews', async ({
  visit,
  app,
}) => {
  test.setTimeout(180_000);
  const buyer = visit({ phone: 'lumiere', desktop: 'fuego' });
  const { page, say, join, check, picture } = buyer;
  const email = await join('paypal');

  await test.step('closes the window and has the form back', async () => {
    await choosePaypal(buyer);
    await check('paypal-01-form');
    const wallet = await openWindow(buyer);
    await expect(page.getByText(say('checkout.paypal.window'))).toBeVisible();
    await picture('paypal-02-window');
    await wallet.close();
    await expect(orderButton(buyer)).toBeEnabled();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('is refused, and may take another way', async () => {
    const wallet = await openWindow(buyer);
    await agree(wallet, 'insufficient-funds@example.test');
    const told = page.getByRole('dialog', {
      name: say('payments.outcome.insufficient_funds.title'),
    });
    await expect(told).toBeVisible();
    await expect(told.getByRole('button', { name: say('payments.action.otherCard') })).toHaveCount(
      0,
    );
    await check('paypal-03-refused');
    await told.getByRole('button', { name: say('payments.action.otherMethod') }).click();
    await expect(told).toBeHidden();
    await expect(orderButton(buyer)).toHaveCount(0);
  });

  await test.step('what PayPal did not finish has its own words', async () => {
    await choosePaypal(buyer);
    await agree(await openWindow(buyer), 'retry@example.test');
    const told = page.getByRole('dialog', { name: say('payments.outcomePaypal.title') });
    await expect(told).toContainText(say('payments.outcomePaypal.text'));
    await told.getByRole('button', { name: say('payments.return.again'), exact: true }).click();
    await expect(orderButton(buyer)).toBeEnabled();
  });

  await test.step('agrees, and has the credits', async () => {
    await agree(await openWindow(buyer), 'buyer@example.test');
    await page.waitForURL(/\/ok$/);
    await page.getByRole('button', { name: say('payments.ok.stay'), exact: true }).click();
    await expect(
      page.getByRole('main').getByText(say('payments.ok.total', { count: 50 })),
    ).toBeVisible();
    await check('paypal-04-ok');
    await seeHistory(buyer, 1);
  });

  await test.step('has it back by the guarantee', () => refund(buyer, app.clock));

  await test.step('what renews is charged without its buyer', async () => {
    await choosePaypal(buyer, 'sub_1m');
    await agree(await openWindow(buyer), 'buyer@example.test');
    await page.waitForURL(/\/ok$/);
    await seeHistory(buyer, 2);
    await renew(buyer, app, { email, paid: 2 });
  });
});

test('PayPal: without its script the page itself goes there and comes back', async ({
  visit,
  expectedErrors,
}) => {
  test.setTimeout(90_000);
  const buyer = visit({ phone: 'dolcevita', desktop: 'spark' });
  const { page, say, join, check } = buyer;
  await join('paypal-page');
  expectedErrors.push(/ERR_FAILED/);
  await page.route('**/web-sdk/v6/core', (route) => route.abort());
  const logged = page.waitForRequest((request) =>
    (request.postData() ?? '').includes('validation paypal_button'),
  );
  await choosePaypal(buyer);
  await expect(page.getByText(say('checkout.paypal.failed'))).toBeVisible();
  await logged;
  await check('paypal-05-failed');
  await orderButton(buyer).click();
  await page.waitForURL(/\/paypal\/approve\//);
  await agree(page, 'challenge@example.test');
  await page.locator('button[value=confirm]').click();
  await expect(
    page.getByRole('dialog', { name: say('payments.outcome.success.title') }),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/paypal\/paymentCheck\?order=[\w-]+$/);
});
