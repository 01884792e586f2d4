// [money §2 Plans page: "adding credits" overlay] [money §4 Google Pay] [money §9 Wallet networks]
import type { Page } from '@playwright/test';
import { passChallenge } from '../../pages/card-form.ts';
import { leaveSheet, payOnSheet } from '../../pages/wallet-sheet.ts';
import { on } from '../../fixtures/places.ts';
import { expect, test } from '../../fixtures/test.ts';
import { chooseMethod, giveTerms, orderButton, outcomeDialog } from '../../steps/pay.ts';
import type { Visit } from '../../fixtures/visit.ts';

/** Presses the order button; resolves to the window that it opens. */
async function openSheet(buyer: Visit): Promise<Page> {
  const [sheet] = await Promise.all([buyer.page.waitForEvent('popup'), orderButton(buyer).click()]);
  return sheet;
}

test(
  'Google Pay: a closed sheet charges nothing, a card of the account is challenged and pays',
  on('desktop', 'vermut'),
  async ({ visit }) => {
    const buyer = visit();
    const { page, say, join, check } = buyer;
    await join('google-pay', { flow: '7' });
    await chooseMethod(buyer, 'pack_50', 'googlepay');
    await giveTerms(buyer);

    await test.step('after a closed sheet the form is still there', async () => {
      const sheet = await openSheet(buyer);
      await sheet.getByRole('radio').first().waitFor();
      await expect(page.getByText(say('checkout.google.window'))).toBeVisible();
      await leaveSheet(sheet);
      await expect(page.getByText(say('checkout.google.canceled'))).toBeVisible();
      await check('google-pay-canceled');
    });

    await test.step('the bank challenges the card, and the order is paid', async () => {
      await payOnSheet(await openSheet(buyer), { assurance: 'pan_only' });
      await passChallenge(page);
      await page.waitForURL(/\/googlePay\/paymentCheck/);
      await expect(outcomeDialog(buyer, 'success')).toBeVisible();
    });
  },
);
