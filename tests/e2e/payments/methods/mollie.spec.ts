// [money §2 /trpay] [money §4 Mollie] [money §7 POST /api/orders/mollie/checkTransactionStatus]
import { newcomers, on } from '../../fixtures/places.ts';
import { expect, test } from '../../fixtures/test.ts';
import {
  chooseMethod,
  giveTerms,
  orderButton,
  outcomeDialog,
  pickMethod,
} from '../../steps/pay.ts';
import type { Visit } from '../../fixtures/visit.ts';

const CHECKOUT = /\/mollie\/checkout\/tr_/;

/** Orders from the form; ends on the provider's page. */
async function goToCheckout(buyer: Visit): Promise<void> {
  await giveTerms(buyer);
  await orderButton(buyer).click();
  await buyer.page.waitForURL(CHECKOUT);
}

test(
  'Mollie: its page is left by the back button and reopened, and the bank pays after the return',
  on('phone', 'verbena'),
  async ({ visit }) => {
    const buyer = visit();
    const { page, brand, say, join, check } = buyer;
    await join('mollie', { flow: '7' });

    await test.step('the provider’s page is in the buyer’s language', async () => {
      await chooseMethod(buyer, 'pack_50', 'mollie');
      await expect(page.getByText(say('checkout.mollie.lead'))).toBeVisible();
      await check('mollie-form');
      await goToCheckout(buyer);
      await expect(page.locator('html')).toHaveAttribute('lang', newcomers[brand].locale);
    });

    await test.step('a buyer who goes back without a choice reopens the same payment', async () => {
      const checkout = page.url();
      await page.goBack();
      await expect(page).toHaveURL(/\/purchase\/pay\?/);
      await pickMethod(buyer, 'mollie');
      await goToCheckout(buyer);
      expect(page.url()).toBe(checkout);
    });

    await test.step('a return before the bank has paid is pending', async () => {
      await page.locator('input[value="open"]').check();
      await page.getByRole('button').click();
      await page.waitForURL(/\/mollie\/paymentCheck/);
      await expect(
        page.getByRole('heading', { name: say('payments.return.checking') }),
      ).toBeVisible();
      await expect(outcomeDialog(buyer, 'success')).toBeVisible();
    });
  },
);
