import { challengedCard, fillPayment, passChallenge } from '../../pages/card-form.ts';
import { tablesHolding } from '../../fixtures/database-rows.ts';
import { newcomers, on } from '../../fixtures/places.ts';
import { expect, test } from '../../fixtures/test.ts';
import { orderButton, outcomeDialog, renew } from '../../steps/pay.ts';

test(
  'a card challenged by its bank pays for a plan, which renews, and its number is stored nowhere',
  on('phone', 'dolcevita'),
  async ({ visit, app }) => {
    const buyer = visit();
    const { page, brand, join, open } = buyer;
    const { number } = challengedCard;
    const email = await join('pays-by-card');
    const sent: string[] = [];
    page.context().on('request', (request) => {
      sent.push(request.url(), request.postData() ?? '');
    });

    await test.step('the bank challenges the card, and the order is paid', async () => {
      await open('/purchase/pay?plan=sub_1m');
      await fillPayment(page, newcomers[brand].locale, challengedCard);
      await orderButton(buyer).click();
      await passChallenge(page);
      await expect(outcomeDialog(buyer, 'success')).toBeVisible();
    });

    await test.step('the next charge needs no interaction', () =>
      renew(buyer, app, { email, paid: 1 }));

    await test.step('the number was neither sent, nor stored, nor logged', async () => {
      const asked = await fetch(`${app.sandboxUrl}/adyen/log.json`);
      const traffic = { browser: sent.join('\n'), service: await asked.text() };
      for (const texts of Object.values(traffic)) {
        expect(texts).toContain('sealed_');
        expect(texts).not.toContain(number);
      }
      expect(await tablesHolding(app.databaseUrl, email)).toContain('users');
      expect(await tablesHolding(app.databaseUrl, number)).toEqual([]);
      expect(app.output()).not.toContain(number);
    });
  },
);
