import type { FrameLocator } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import {
  chooseMethod,
  giveTerms,
  orderButton,
  refund,
  renew,
  seeHistory,
  told,
} from '../pay-steps.ts';
import type { Visit } from '../visit.ts';
import { leaveSheet, payOnSheet } from '../wallet-sheet.ts';

/** Presses the order button; the sheet that rises over the page. */
async function openSheet(buyer: Visit): Promise<FrameLocator> {
  await orderButton(buyer).click();
  return buyer.page.frameLocator('iframe[title="Apple Pay"]');
}

async function order(buyer: Visit, productId: string): Promise<FrameLocator> {
  await chooseMethod(buyer, productId, 'applepay');
  await giveTerms(buyer);
  return openSheet(buyer);
}

/** What happened last on a sheet of the stand-in, as it noted it. */
async function lastOnSheet(sandboxUrl: string): Promise<string | undefined> {
  const answer = await fetch(`${sandboxUrl}/wallets/events.json?wallet=applepay`);
  return ((await answer.json()) as { readonly event: string }[]).at(-1)?.event;
}

test('an order by Apple Pay: refused, bought on the device, given back, renewed', async ({
  visit,
  app,
  expectedErrors,
}) => {
  test.setTimeout(150_000);
  const buyer = visit({ phone: 'dolcevita', desktop: 'fuego' });
  const { page, say, join, check, picture } = buyer;
  const email = await join('apple-pay', { flow: '7' });
  await test.step('without a session of the merchant there is no sheet', async () => {
    expectedErrors.push(/503/);
    const faults = [{ provider: 'applepay', operation: 'session', kind: 'http_500' }];
    const body = JSON.stringify({ faults });
    await fetch(`${app.sandboxUrl}/control`, { method: 'POST', body });
    await order(buyer, 'pack_50');
    await expect(page.getByText(say('checkout.apple.failed'))).toBeVisible();
    await check('apple-pay-04-failed');
  });
  await test.step('a closed sheet takes nothing, and the order is still there', async () => {
    const sheet = await order(buyer, 'pack_50');
    await sheet.locator('button[type=submit]:enabled').waitFor();
    await picture('apple-pay-01-sheet');
    await leaveSheet(sheet);
    await expect(page.getByText(say('checkout.apple.canceled'))).toBeVisible();
    await check('apple-pay-02-closed');
  });
  await test.step('a card that its bank refuses, told on the sheet too', async () => {
    await payOnSheet(await openSheet(buyer), { refused: '12' });
    await expect(told(buyer, 'insufficient_funds')).toBeVisible();
    await expect.poll(() => lastOnSheet(app.sandboxUrl)).toBe('completed:failure');
  });
  await test.step('bought with the device', async () => {
    await payOnSheet(await order(buyer, 'pack_50'));
    await expect.poll(() => lastOnSheet(app.sandboxUrl)).toBe('completed:success');
    await page.waitForURL(/\/ok/);
    await check('apple-pay-03-ok');
    await seeHistory(buyer, 1);
  });
  await test.step('given back by the guarantee', () => refund(buyer, app.clock));
  await test.step('a plan, and its next charge without a sheet', async () => {
    await payOnSheet(await order(buyer, 'sub_1m'));
    await page.waitForURL(/\/ok/);
    await renew(buyer, app, { email, paid: 2 });
  });
});
