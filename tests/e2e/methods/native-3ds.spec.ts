import { fillPayment, type Card } from '../card-form.ts';
import { expect, test } from '../fixtures.ts';
import { orderButton } from '../pay-steps.ts';
import { newcomers } from '../places.ts';
import type { Visit } from '../visit.ts';

/** Its bank asks inside the merchant's page. */
const ASKED_HERE: Card = { number: '5454545454545454', expiry: '0330', code: '737' };

/** Orders with the card; resolves to the bank's own page in its frame. */
async function orderAsked(buyer: Visit) {
  const { page, brand, say, open } = buyer;
  await open('/purchase/pay?plan=pack_50');
  await fillPayment(page, newcomers[brand].locale, ASKED_HERE);
  await orderButton(buyer).click();
  const asked = page.getByRole('region', { name: say('payments.form.confirming') });
  await expect(asked).toBeVisible();
  return asked.frameLocator('iframe[name="threeDSIframe"]');
}

test('the bank asks inside the payment page, and its answer is the order’s', async ({ visit }) => {
  test.setTimeout(120_000);
  const buyer = visit({ phone: 'dolcevita', desktop: 'lumiere' });
  const { page, say, join, check } = buyer;
  await join('native-challenge');

  await test.step('a no charges nothing and says why', async () => {
    const bank = await orderAsked(buyer);
    await expect(bank.locator('input[type=password]')).toBeVisible();
    await check('native-3ds-01-asked');
    await bank.locator('button[value=refuse]').click();
    const told = page.getByRole('dialog', { name: say('payments.outcome.warning.title') });
    await expect(told).toBeVisible();
    await expect(page).toHaveURL(/\/purchase\/pay/);
  });

  await test.step('a yes pays, on the same page', async () => {
    const bank = await orderAsked(buyer);
    await bank.locator('input[type=password]').fill('password');
    await bank.locator('button[value=confirm]').click();
    await expect(page.getByRole('heading', { name: say('payments.ok.pack.title') })).toBeVisible();
    await expect(page).toHaveURL(/\/ok$/);
  });
});
