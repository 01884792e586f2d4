import { challengedCard, fillPayment, passChallenge, type Card } from '../card-form.ts';
import { expect, test } from '../fixtures.ts';
import { tablesHolding } from '../member-rows.ts';
import { orderButton, refund, renew, seeHistory, told } from '../pay-steps.ts';
import { newcomers } from '../places.ts';
import type { Visit } from '../visit.ts';

/** Typed by this test alone, so that it can be looked for. */
const GOOD: Card = { number: '2222400070000005', expiry: '0330', code: '737' };

async function order(buyer: Visit, plan: string, card: Card): Promise<void> {
  const { page, brand, open } = buyer;
  await open(`/purchase/pay?plan=${plan}`);
  await fillPayment(page, newcomers[brand].locale, card);
  await orderButton(buyer).click();
}

test('A card: refused, asked about by its bank, paid back, renewed', async ({ visit, app }) => {
  test.setTimeout(150_000);
  const buyer = visit({ phone: 'dolcevita', desktop: 'spark' });
  const { page, say, join, check, picture } = buyer;
  const email = await join('pays-by-card');
  const sent: string[] = [];
  page.context().on('request', (request) => {
    sent.push(request.url(), request.postData() ?? '');
  });

  await test.step('a wrong code is told, and the card can be typed anew', async () => {
    await order(buyer, 'pack_50', { ...GOOD, code: '111' });
    await expect(told(buyer, 'invalid_cvc')).toBeVisible();
    await check('card-01-refused');
  });

  await test.step('the bank asks, and the credits are there', async () => {
    await order(buyer, 'pack_50', challengedCard);
    await passChallenge(page);
    await expect(told(buyer, 'success')).toBeVisible({ timeout: 20_000 });
    await page.waitForURL('**/chats');
    await seeHistory(buyer, 1);
  });

  await test.step('given back by the guarantee', () => refund(buyer, app.clock));

  await test.step('what renews is charged without its buyer', async () => {
    await order(buyer, 'sub_1m', GOOD);
    await page.waitForURL(/\/ok$/);
    await page.getByRole('button', { name: say('payments.ok.stay'), exact: true }).click();
    await picture('card-02-plan');
    await seeHistory(buyer, 2);
    await renew(buyer, app, { email, paid: 2 });
    await check('card-03-renewed');
  });

  await test.step('its number was neither sent, nor stored, nor logged', async () => {
    const asked = await fetch(`${app.sandboxUrl}/adyen/log.json`);
    const traffic = { browser: sent.join('\n'), service: await asked.text() };
    for (const texts of Object.values(traffic)) {
      expect(texts).toContain('sealed_');
      expect(texts).not.toContain(GOOD.number);
    }
    expect(await tablesHolding(app.databaseUrl, email)).toContain('users');
    expect(await tablesHolding(app.databaseUrl, GOOD.number)).toEqual([]);
    expect(app.output()).not.toContain(GOOD.number);
  });
});
