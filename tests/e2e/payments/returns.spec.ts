// [money §2 /trpay] [money §2 OK page] [money §2 KO page] [money §2 Return page]
// [money §7 POST /api/orders/trustpay/checkTransactionStatus] [money §8 pending] [money §9 3 s adyen]
// [money §9 4 s provider B]
import { challengedCard, fillPayment, passChallenge } from '../pages/card-form.ts';
import { FRESH_PASSWORD } from '../fixtures/fresh-member.ts';
import { newcomers, on } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';
import { orderButton, outcomeDialog } from '../steps/pay.ts';

test(
  'after the back button the form orders again, and a lost session still shows the result after a login',
  on('phone', 'capolinea'),
  async ({ visit, expectedErrors }) => {
    // The server cannot tell whether a retyped card is the same one, so it refuses it under the first order's
    // key.
    expectedErrors.push(/409 \(Conflict\).*\/api\/orders\/tryCharge/);
    const buyer = visit();
    const { page, brand, say, join, open, url } = buyer;
    const email = await join('returns');
    const orderByCard = async () => {
      await fillPayment(page, newcomers[brand].locale, challengedCard);
      await orderButton(buyer).click();
      await page.waitForURL(/\/3ds\/challenge\//);
    };

    await test.step('a second order supersedes the first', async () => {
      await open('/purchase/pay?plan=pack_50');
      await orderByCard();
      const first = page.url();
      await page.goBack();
      await orderByCard();
      expect(page.url()).not.toBe(first);
    });

    await test.step('without a session the return page asks for a login, and then shows the result', async () => {
      await page.context().clearCookies({ domain: new URL(url()).hostname });
      await passChallenge(page);
      await page.waitForURL('**/adyen/paymentCheck?**');
      await page.getByLabel(say('accounts.login.email'), { exact: true }).fill(email);
      await page.getByLabel(say('accounts.login.password'), { exact: true }).fill(FRESH_PASSWORD);
      await page.getByRole('button', { name: say('accounts.login.submit'), exact: true }).click();
      await expect(outcomeDialog(buyer, 'success')).toBeVisible();
      await expect(page).toHaveURL(/\/adyen\/paymentCheck\?order=[\w-]+$/);
    });
  },
);
