// [money §3 newCard] [money §4 One-click with a stored card]
import { challengedCard, fillPayment, passChallenge } from '../../pages/card-form.ts';
import { containing } from '../../fixtures/copy.ts';
import { newcomers, on } from '../../fixtures/places.ts';
import { expect, test } from '../../fixtures/test.ts';
import { orderButton, outcomeDialog, seeHistory } from '../../steps/pay.ts';

const PAY = '/purchase/pay?plan=pack_50';

test(
  'a card stored by the ticked box pays the next order at one press',
  on('phone', 'spark'),
  async ({ visit }) => {
    const buyer = visit();
    const { page, brand, say, join, open, check } = buyer;
    await join('stores-card');
    const paid = outcomeDialog(buyer, 'success');
    const stored = page.getByRole('radio', {
      name: containing(`Visa ${challengedCard.number.slice(-4)}`),
    });

    await test.step('the box is not ticked by default', async () => {
      await open(PAY);
      await expect(stored).toHaveCount(0);
      await fillPayment(page, newcomers[brand].locale, challengedCard);
      const box = page.getByRole('checkbox', { name: say('checkout.card.keep') });
      await expect(box).not.toBeChecked();
      await box.check();
      await orderButton(buyer).click();
      await passChallenge(page);
      await expect(paid).toBeVisible();
    });

    await test.step('the card is preselected, and nothing must be typed', async () => {
      await open(PAY);
      await expect(stored).toBeChecked();
      await expect(orderButton(buyer)).toBeEnabled();
      await expect(page.locator('iframe')).toHaveCount(0);
      await check('stored-card-proposed');
      await page.getByRole('checkbox', { name: say('payments.offer.startNow') }).check();
      await orderButton(buyer).click();
    });

    await test.step('its bank may challenge it again', async () => {
      await passChallenge(page);
      await expect(paid).toBeVisible();
      await seeHistory(buyer, 2);
    });

    await test.step('it is removed on the money page', async () => {
      const cards = page.getByRole('region', { name: say('checkout.cards.title') });
      await cards.getByRole('button', { name: say('checkout.cards.remove') }).click();
      const asked = page.getByRole('dialog', { name: say('checkout.cards.removeTitle') });
      await asked.getByRole('button', { name: say('checkout.cards.remove') }).click();
      const removed = page.getByRole('dialog', { name: say('checkout.cards.removed') });
      await removed
        .getByRole('button', { name: say('money.close') })
        .last()
        .click();
      await expect(cards.getByRole('listitem')).toHaveCount(0);
    });
  },
);
