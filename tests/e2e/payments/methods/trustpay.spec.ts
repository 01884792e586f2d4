// [money §2 /trpay] [money §4 3DS trustpay]
import { on } from '../../fixtures/places.ts';
import { expect, test } from '../../fixtures/test.ts';
import { seeHistory } from '../../steps/pay.ts';
import {
  expectOutcome,
  goToProvider,
  joinHosted,
  openOrder,
  typeCard,
} from '../../steps/pay-hosted.ts';

const TRUSTPAY = { name: 'TrustPay', base: 'trustpay', segment: 'trpay' };

test(
  'TrustPay: its page is left and reopened, and the order is paid once, by a challenged card',
  on('desktop', 'serra'),
  async ({ visit }) => {
    const buyer = visit();
    const { page, check } = buyer;
    await joinHosted(buyer, 'trustpay');

    await test.step('the order leads through a hidden page to the provider’s own', async () => {
      await openOrder(buyer, TRUSTPAY, 'pack_50');
      const hidden = page.waitForRequest(/\/trustpay\/method\?/);
      await goToProvider(buyer, TRUSTPAY);
      await hidden;
      await check('trustpay-page');
    });

    await test.step('after the back button the same order opens the same page', async () => {
      const first = page.url();
      await page.goBack();
      await openOrder(buyer, TRUSTPAY, 'pack_50');
      await goToProvider(buyer, TRUSTPAY);
      expect(page.url()).toBe(first);
    });

    await test.step('the bank challenges the card, and the order is paid', async () => {
      await typeCard(page, 'challenge');
      await page.locator('button[value=confirm]').click();
      await expectOutcome(buyer, TRUSTPAY, 'success');
      await seeHistory(buyer, 1);
    });
  },
);
