// [money §2 /purchase/pay] [money §2 Plans page: "adding credits" overlay] [money §2 Payment page: chooser]
// [money §4 PayPal on the page] [money §8 PayPal errors on the page]
import type { Page } from '@playwright/test';
import { on } from '../../fixtures/places.ts';
import { expect, test } from '../../fixtures/test.ts';
import { chooseMethod, giveTerms, orderButton } from '../../steps/pay.ts';
import type { Visit } from '../../fixtures/visit.ts';

async function openWindow(buyer: Visit): Promise<Page> {
  const [wallet] = await Promise.all([
    buyer.page.waitForEvent('popup'),
    orderButton(buyer).click(),
  ]);
  await wallet.waitForURL(/\/paypal\/approve\//);
  return wallet;
}

/** On the wallet's page, enters the account and approves. */
async function approve(wallet: Page, email: string): Promise<void> {
  await wallet.locator('input[type=email]').fill(email);
  await wallet.locator('button[value=pay]').click();
}

test(
  'PayPal: a closed window charges nothing, an approval in it pays',
  on('desktop', 'fuego'),
  async ({ visit }) => {
    const buyer = visit();
    const { page, say, join } = buyer;
    await join('paypal');

    await test.step('a closed window restores the form', async () => {
      await chooseMethod(buyer, 'pack_50', 'paypal');
      await giveTerms(buyer);
      const wallet = await openWindow(buyer);
      await expect(page.getByText(say('checkout.paypal.window'))).toBeVisible();
      await wallet.close();
      await expect(orderButton(buyer)).toBeEnabled();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

    await test.step('an approval pays', async () => {
      await approve(await openWindow(buyer), 'buyer@example.test');
      await page.waitForURL(/\/ok$/);
      const total = page.getByRole('main').getByText(say('payments.ok.total', { count: 50 }));
      await expect(total).toBeVisible();
    });
  },
);
