// [money §1 Card check free of charge]
import { challengedCard, fillPayment, passChallenge } from '../../pages/card-form.ts';
import { newcomers, on } from '../../fixtures/places.ts';
import { expect, test } from '../../fixtures/test.ts';
import { startVisitEarlier } from '../../fixtures/visit-age.ts';

test(
  'the card check has its own page, charges nothing, and is made once',
  on('phone', 'phare'),
  async ({ visit }) => {
    const { page, brand, say, join, open, check } = visit();
    const button = page.getByRole('button', {
      name: say('payments.offer.buttonCheck'),
      exact: true,
    });
    // The flow that requires the check also asks for the notification channels, on the first page of a visit.
    await startVisitEarlier(page, 60_000);
    await join('checks-card', { flow: '15' });

    await test.step('the page explains the check, and does not mention plans', async () => {
      await open('/purchase/pay?plan=card_check');
      await expect(page).toHaveURL(/\/purchase\/check$/);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(say('checkout.check.title'));
      await expect(page.getByText(say('checkout.check.adults'), { exact: true })).toBeAttached();
      await expect(main.getByText(say('payments.form.minimumTerm'))).toHaveCount(0);
      await expect(main.getByRole('link', { name: say('payments.return.plans') })).toHaveCount(0);
      await expect(main.getByRole('checkbox')).toHaveCount(0);
    });

    await test.step('the bank’s confirmation verifies the card', async () => {
      await fillPayment(page, newcomers[brand].locale, challengedCard);
      await button.click();
      await passChallenge(page);
      const proved = page.getByRole('dialog', { name: say('payments.outcomeCheck.success.title') });
      await expect(proved).toContainText(say('payments.outcomeCheck.success.text'));
    });

    await test.step('the page offers no second check afterwards', async () => {
      await open('/purchase/check');
      await expect(
        page.getByRole('heading', { name: say('checkout.check.done.title') }),
      ).toBeVisible();
      await expect(button).toHaveCount(0);
      await check('card-check-done');
    });
  },
);
