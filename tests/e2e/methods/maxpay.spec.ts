import { test } from '../fixtures.ts';
import { refund, renew, seeHistory } from '../pay-steps.ts';
import {
  expectTold,
  goToProvider,
  joinHosted,
  openOrder,
  payBy,
  typeCard,
} from './hosted-steps.ts';

const MAXPAY = { name: 'Maxpay', base: 'maxpay', segment: 'maxpay' };

test('Maxpay: refused, bought through the bank, withdrawn, renewed', async ({ visit, app }) => {
  test.setTimeout(180_000);
  const buyer = visit({ phone: 'fuego', desktop: 'spark' });
  const { page, check, picture } = buyer;
  const email = await joinHosted(buyer, 'maxpay');

  await test.step('the order leads to the provider’s page', async () => {
    await openOrder(buyer, MAXPAY, 'pack_50');
    await check('maxpay-01-form');
    await goToProvider(buyer, MAXPAY);
    await check('maxpay-02-page');
  });

  await test.step('what cannot be right is asked for again, a refused card is told', async () => {
    await page.locator('button[value=pay]').click();
    await page.getByRole('alert').waitFor();
    await check('maxpay-03-wrong');
    await typeCard(page, 'lost_or_stolen');
    await expectTold(buyer, MAXPAY, 'lost_or_stolen');
  });

  await test.step('the bank asks, and the credits are there', async () => {
    await openOrder(buyer, MAXPAY, 'pack_50');
    await goToProvider(buyer, MAXPAY);
    await typeCard(page, 'challenge');
    await page.locator('button[value=confirm]').click();
    await expectTold(buyer, MAXPAY, 'success');
    await picture('maxpay-04-bought');
    await page.waitForURL('**/chats');
    await seeHistory(buyer, 1);
  });

  await test.step('the law’s withdrawal pays back what is left', async () => {
    await refund(buyer, app.clock, 'withdrawal');
    await picture('maxpay-05-withdrawn');
  });

  await test.step('what renews is charged without its buyer', async () => {
    const card = 'success' as const;
    await payBy(buyer, MAXPAY, { plan: 'sub_1m', card, outcome: 'success' });
    await seeHistory(buyer, 2);
    await renew(buyer, app, { email, paid: 2 });
    await check('maxpay-06-renewed');
  });
});
