import type { Page } from '@playwright/test';
import { passChallenge } from '../card-form.ts';
import { expect, test } from '../fixtures.ts';
import {
  chooseMethod,
  giveTerms,
  orderButton,
  pickMethod,
  refund,
  renew,
  seeHistory,
  told,
} from '../pay-steps.ts';
import type { Visit } from '../visit.ts';
import { leaveSheet, payOnSheet } from '../wallet-sheet.ts';

/** Presses the order button; the window that it opens. */
async function openSheet(buyer: Visit): Promise<Page> {
  const [sheet] = await Promise.all([buyer.page.waitForEvent('popup'), orderButton(buyer).click()]);
  return sheet;
}

async function order(buyer: Visit, productId: string): Promise<Page> {
  await chooseMethod(buyer, productId, 'googlepay');
  await giveTerms(buyer);
  return openSheet(buyer);
}

test('an order by Google Pay: refused, bought at the bank, given back, renewed', async ({
  visit,
  app,
}) => {
  test.setTimeout(150_000);
  const buyer = visit({ phone: 'lumiere', desktop: 'spark' });
  const { page, say, join, check } = buyer;
  const email = await join('google-pay', { flow: '7' });
  await test.step('a closed sheet takes nothing, and the order is still there', async () => {
    const sheet = await order(buyer, 'pack_50');
    await sheet.getByRole('radio').first().waitFor();
    await expect(page.getByText(say('checkout.google.window'))).toBeVisible();
    await leaveSheet(sheet);
    await expect(page.getByText(say('checkout.google.canceled'))).toBeVisible();
    await check('google-pay-01-closed');
  });
  await test.step('a card that its bank refuses', async () => {
    await payOnSheet(await openSheet(buyer), { refused: '12', assurance: 'cryptogram' });
    await expect(told(buyer, 'insufficient_funds')).toBeVisible();
    await check('google-pay-02-refused');
  });
  await test.step('a card of the account, asked about by its bank', async () => {
    await payOnSheet(await order(buyer, 'pack_50'), { assurance: 'pan_only' });
    await passChallenge(page);
    await page.waitForURL(/\/googlePay\/paymentCheck/);
    await expect(told(buyer, 'success')).toBeVisible();
    await page.waitForURL('**/chats');
    await seeHistory(buyer, 1);
  });
  await test.step('given back by the guarantee', () => refund(buyer, app.clock));
  await test.step('a plan, and its next charge without a sheet', async () => {
    await payOnSheet(await order(buyer, 'sub_1m'), { assurance: 'cryptogram' });
    await page.waitForURL(/\/ok/);
    await renew(buyer, app, { email, paid: 2 });
  });
});

test('a wallet whose script does not come is not offered', async ({ visit, expectedErrors }) => {
  const buyer = visit({ phone: 'fuego', desktop: 'dolcevita' });
  const { page, say, join, open, check } = buyer;
  expectedErrors.push(/Failed to load resource/);
  await page.context().route(/\/(?:pay|session)\.js$/, (asked) => asked.abort());
  await join('no-wallet', { flow: '7' });
  await open('/purchase/pay?plan=pack_50');
  const methods = page.getByRole('group', { name: say('payments.method.title') });
  const offered = ['credit_card', 'paypal', 'mollie'].map((name) => say(`payments.method.${name}`));
  await expect(methods.getByRole('radio')).toHaveCount(offered.length);
  for (const name of offered) await expect(methods.getByRole('radio', { name })).toBeEnabled();
  await pickMethod(buyer, 'credit_card');
  await expect(page.getByLabel(say('payments.form.firstName'), { exact: true })).toBeVisible();
  await check('google-pay-03-not-offered');
});
