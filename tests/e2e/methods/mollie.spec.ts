import { expect, test } from '../fixtures.ts';
import {
  chooseMethod,
  giveTerms,
  orderButton,
  pickMethod,
  refund,
  renew,
  seeHistory,
  told,
} from '../pay-steps.ts';
import { onItsScreen } from '../places.ts';
import type { Visit } from '../visit.ts';

const CHECKOUT = /\/mollie\/checkout\/tr_/;

/** Orders on our page; ends on the provider's. */
async function toCheckout(buyer: Visit, productId: string): Promise<void> {
  await chooseMethod(buyer, productId, 'mollie');
  await giveTerms(buyer);
  await orderButton(buyer).click();
  await buyer.page.waitForURL(CHECKOUT);
}

/** Chooses how the payment ends, on the provider's page, which goes back to ours. */
async function end({ page }: Visit, ending: string, reason?: string): Promise<void> {
  await page.locator(`input[value="${ending}"]`).check();
  if (reason !== undefined) await page.getByRole('combobox').selectOption(reason);
  await page.getByRole('button').click();
  await page.waitForURL(/\/mollie\/paymentCheck/);
}

test('Mollie: refused, bought, paid back, subscribed and renewed', async ({ visit, app }) => {
  test.setTimeout(120_000);
  const buyer = visit(onItsScreen('fuego'));
  const { page, say, join, check, picture } = buyer;
  const email = await join('mollie-buyer', { flow: '7' });

  await test.step('is refused on the provider’s page, and reads why', async () => {
    await chooseMethod(buyer, 'pack_50', 'mollie');
    await expect(page.getByText(say('checkout.mollie.lead'))).toBeVisible();
    await check('mollie-01-form');
    await giveTerms(buyer);
    await orderButton(buyer).click();
    await page.waitForURL(CHECKOUT);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await page.locator('input[value="failed"]').check();
    await check('mollie-02-checkout');
    await end(buyer, 'failed', 'insufficient_funds');
    await expect(told(buyer, 'insufficient_funds')).toBeVisible();
    await picture('mollie-03-refused');
  });

  await test.step('buys, and comes back to the chats', async () => {
    await toCheckout(buyer, 'pack_50');
    await end(buyer, 'paid');
    await expect(told(buyer, 'success')).toBeVisible();
    await page.waitForURL('**/chats');
    await seeHistory(buyer, 1);
  });

  await test.step('gets the money back by the guarantee', async () => {
    await refund(buyer, app.clock);
    await picture('mollie-04-refunded');
  });

  await test.step('subscribes, and is renewed without a page', async () => {
    await toCheckout(buyer, 'sub_1m');
    await end(buyer, 'paid');
    await expect(told(buyer, 'success')).toBeVisible();
    await seeHistory(buyer, 2);
    await renew(buyer, app, { email, paid: 2 });
    await check('mollie-05-renewed');
  });
});

test('Mollie: canceled, left by the back button, and paid after all', async ({ visit }) => {
  test.setTimeout(90_000);
  const buyer = visit(onItsScreen('lumiere'));
  const { page, say, join, check } = buyer;
  await join('mollie-undecided', { flow: '7' });

  await test.step('cancels on the provider’s page and has the form again', async () => {
    await toCheckout(buyer, 'pack_50');
    await check('mollie-06-checkout');
    await end(buyer, 'canceled');
    const canceled = told(buyer, 'retry');
    await expect(canceled).toBeVisible();
    await check('mollie-07-canceled');
    await canceled.getByRole('link', { name: say('payments.return.again'), exact: true }).click();
    await page.waitForURL('**/vip_plan/cred');
    await toCheckout(buyer, 'pack_50');
  });

  await test.step('goes back without a choice: the same payment is entered again', async () => {
    const checkout = page.url();
    await page.goBack();
    await expect(page).toHaveURL(/\/purchase\/pay\?/);
    await pickMethod(buyer, 'mollie');
    await giveTerms(buyer);
    await orderButton(buyer).click();
    await page.waitForURL(CHECKOUT);
    expect(page.url()).toBe(checkout);
  });

  await test.step('comes back before the bank has paid, and is told when it has', async () => {
    await end(buyer, 'open');
    await expect(
      page.getByRole('heading', { name: say('payments.return.checking') }),
    ).toBeVisible();
    await expect(told(buyer, 'success')).toBeVisible({ timeout: 15_000 });
    await seeHistory(buyer, 1);
  });
});
