import { challengedCard, fillPayment, passChallenge } from '../card-form.ts';
import { expect, test } from '../fixtures.ts';
import { inDatabase } from '../member-rows.ts';
import { newcomers } from '../places.ts';

test('the card check has a page of its own, takes nothing, and is made once', async ({
  visit,
  app,
}) => {
  test.setTimeout(120_000);
  const { page, brand, say, join, open, check, picture } = visit({
    phone: 'dolcevita',
    desktop: 'lumiere',
  });
  const { locale } = newcomers[brand];
  const title = page.getByRole('heading', { level: 1, name: say('checkout.check.title') });
  const button = page.getByRole('button', { name: say('payments.offer.buttonCheck'), exact: true });
  const email = await join('checks-card', { flow: '15' });
  // This flow asks how one wants to be told of messages, on whatever page one opens first.
  const asked = 'update users set channels_asked_at = created_at where email = $1';
  await inDatabase(app.databaseUrl, asked, [email]);

  await test.step('says what it is, without a word of plans', async () => {
    await open('/purchase/pay?plan=card_check');
    await expect(page).toHaveURL(/\/purchase\/check$/);
    await expect(title).toBeVisible();
    await expect(page.getByText(say('checkout.check.adults'))).toBeAttached();
    const main = page.getByRole('main');
    await expect(main.getByText(say('payments.form.minimumTerm'))).toHaveCount(0);
    await expect(main.getByRole('link', { name: say('payments.return.plans') })).toHaveCount(0);
    await expect(main.getByRole('checkbox')).toHaveCount(0);
    await expect(button).toBeEnabled();
    await check('card-check-01-page');
    await button.scrollIntoViewIfNeeded();
    await picture('card-check-02-form');
  });

  await test.step('a card that the bank declines is no proof', async () => {
    await fillPayment(page, locale, challengedCard);
    const lastName = page.getByLabel(say('payments.form.lastName'), { exact: true });
    await lastName.fill('Declined');
    await button.click();
    await passChallenge(page);
    const told = page.getByRole('dialog', { name: say('payments.outcomeCheck.refused.title') });
    await expect(told).toContainText(say('payments.outcomeCheck.refused.text'));
    await expect(told.getByRole('link', { name: say('payments.return.plans') })).toHaveCount(0);
    await check('card-check-03-refused');
    await told.getByRole('link', { name: say('payments.return.again'), exact: true }).click();
    await expect(title).toBeVisible();
  });

  await test.step('the bank’s yes is', async () => {
    await fillPayment(page, locale, challengedCard);
    await button.click();
    await passChallenge(page);
    const told = page.getByRole('dialog', { name: say('payments.outcomeCheck.success.title') });
    await expect(told).toContainText(say('payments.outcomeCheck.success.text'));
    await open('/purchase/check');
    await expect(
      page.getByRole('heading', { name: say('checkout.check.done.title') }),
    ).toBeVisible();
    await expect(button).toHaveCount(0);
    await check('card-check-04-done');
  });
});
