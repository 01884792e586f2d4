// [money §2 /trpay] [money §4 3DS trustpay] [money §9 4 s provider B]
import { on } from '../../fixtures/places.ts';
import { test } from '../../fixtures/test.ts';
import { seeHistory } from '../../steps/pay.ts';
import {
  expectOutcome,
  goToProvider,
  joinHosted,
  openOrder,
  typeCard,
} from '../../steps/pay-hosted.ts';

const MAXPAY = { name: 'Maxpay', base: 'maxpay', segment: 'maxpay' };

test(
  'Maxpay: a refused card is explained on the return page, and a challenged card pays',
  on('phone', 'bside'),
  async ({ visit }) => {
    const buyer = visit();
    const { page, check } = buyer;
    await joinHosted(buyer, 'maxpay');

    await test.step('the provider’s page refuses invalid input', async () => {
      await openOrder(buyer, MAXPAY, 'pack_50');
      await goToProvider(buyer, MAXPAY);
      await page.locator('button[value=pay]').click();
      await page.getByRole('alert').waitFor();
      await check('maxpay-page');
    });

    await test.step('a refusal is explained', async () => {
      await typeCard(page, 'lost_or_stolen');
      await expectOutcome(buyer, MAXPAY, 'lost_or_stolen');
    });

    await test.step('the bank challenges the card, and the order is paid', async () => {
      await openOrder(buyer, MAXPAY, 'pack_50');
      await goToProvider(buyer, MAXPAY);
      await typeCard(page, 'challenge');
      await page.locator('button[value=confirm]').click();
      await expectOutcome(buyer, MAXPAY, 'success');
      await seeHistory(buyer, 1);
    });
  },
);
