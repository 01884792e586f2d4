import { fillPayment, type Card } from '../../pages/card-form.ts';
import { newcomers, on } from '../../fixtures/places.ts';
import { expect, test } from '../../fixtures/test.ts';
import { boughtHeading, orderButton } from '../../steps/pay.ts';

/** A card whose bank shows the challenge inside the merchant's page. */
const CHALLENGED_IN_PAGE: Card = { number: '5454545454545454', expiry: '0330', code: '737' };

test(
  'the bank’s challenge is shown inside the payment page, and its confirmation pays on the site',
  on('desktop', 'lumiere'),
  async ({ visit }) => {
    const buyer = visit();
    const { page, brand, say, join, open, check } = buyer;
    await join('native-challenge');
    await open('/purchase/pay?plan=pack_50');
    await fillPayment(page, newcomers[brand].locale, CHALLENGED_IN_PAGE);
    await orderButton(buyer).click();
    const challenge = page.getByRole('region', { name: say('payments.form.confirming') });
    const bank = challenge.frameLocator('iframe[name="threeDSIframe"]');
    await bank.locator('input[type=password]').fill('password');
    await check('native-3ds-challenge');
    await bank.locator('button[value=confirm]').click();
    await expect(boughtHeading(buyer, 'pack')).toBeVisible();
    await expect(page).toHaveURL(/\/ok$/);
  },
);
