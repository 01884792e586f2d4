import { expect, test } from '../fixtures.ts';
import { refund, renew, seeHistory } from '../pay-steps.ts';
import {
  expectTold,
  goToProvider,
  joinHosted,
  openOrder,
  payBy,
  typeCard,
} from './hosted-steps.ts';

const TRUSTPAY = { name: 'TrustPay', base: 'trustpay', segment: 'trpay' };

test('TrustPay: refused, bought through the bank, paid back, renewed', async ({ visit, app }) => {
  test.setTimeout(180_000);
  const buyer = visit({ phone: 'lumiere', desktop: 'dolcevita' });
  const { page, check, picture } = buyer;
  const email = await joinHosted(buyer, 'trustpay');

  await test.step('the order leads by a hidden page to the provider’s own', async () => {
    await openOrder(buyer, TRUSTPAY, 'pack_50');
    await check('trustpay-01-form');
    const hidden = page.waitForRequest(/\/trustpay\/method\?/);
    await goToProvider(buyer, TRUSTPAY);
    await hidden;
    await check('trustpay-02-page');
  });

  await test.step('a refused card is told on the return page', async () => {
    await typeCard(page, 'insufficient_funds');
    await expectTold(buyer, TRUSTPAY, 'insufficient_funds');
    await check('trustpay-03-refused');
  });

  await test.step('the bank asks, and the credits are there', async () => {
    await openOrder(buyer, TRUSTPAY, 'pack_50');
    await goToProvider(buyer, TRUSTPAY);
    await typeCard(page, 'challenge');
    await page.locator('button[value=confirm]').waitFor();
    await check('trustpay-04-bank');
    await page.locator('button[value=confirm]').click();
    await expectTold(buyer, TRUSTPAY, 'success');
    await picture('trustpay-05-bought');
    await page.waitForURL('**/chats');
    await seeHistory(buyer, 1);
  });

  await test.step('the guarantee pays it back', async () => {
    await refund(buyer, app.clock);
    await picture('trustpay-06-refunded');
  });

  await test.step('what renews is charged without its buyer', async () => {
    const card = 'frictionless' as const;
    await payBy(buyer, TRUSTPAY, { plan: 'sub_1m', card, outcome: 'success' });
    await seeHistory(buyer, 2);
    await renew(buyer, app, { email, paid: 2 });
    await check('trustpay-07-renewed');
  });
});

test('TrustPay: who leaves its page can order again, and pays once', async ({ visit }) => {
  test.setTimeout(90_000);
  const buyer = visit({ phone: 'dolcevita', desktop: 'lumiere' });
  const { page, say } = buyer;
  await joinHosted(buyer, 'trustpay-left');
  await openOrder(buyer, TRUSTPAY, 'pack_50');
  await goToProvider(buyer, TRUSTPAY);
  const first = page.url();
  await page.goBack();
  await openOrder(buyer, TRUSTPAY, 'pack_50');
  await goToProvider(buyer, TRUSTPAY);
  // The same order, so the same page of the provider's.
  expect(page.url()).toBe(first);
  await page.locator('button[value=cancel]').click();
  await expectTold(buyer, TRUSTPAY, 'retry');
  await page.getByRole('link', { name: say('payments.return.again'), exact: true }).click();
  await page.waitForURL('**/vip_plan/cred');
  await payBy(buyer, TRUSTPAY, { plan: 'pack_50', card: 'success', outcome: 'success' });
  await seeHistory(buyer, 1);
});
