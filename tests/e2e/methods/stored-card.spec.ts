import { challengedCard, fillPayment, passChallenge, type Card } from '../card-form.ts';
import { containing } from '../copy.ts';
import { expect, test } from '../fixtures.ts';
import { inDatabase } from '../member-rows.ts';
import { orderButton, refund, renew, seeHistory } from '../pay-steps.ts';
import { newcomers } from '../places.ts';
import type { Visit } from '../visit.ts';

const FIRST: Card = { number: '4111111111111111', expiry: '0330', code: '737' };
const SECOND: Card = { number: '5555444433331111', expiry: '0330', code: '737' };

const openForm = ({ open }: Visit, plan = 'pack_50') => open(`/purchase/pay?plan=${plan}`);
const kept = ({ page }: Visit, scheme: string) =>
  page.getByRole('radio', { name: containing(`${scheme} 1111`) });

/** Types a card in, has it kept, and pays with it. */
async function keep(buyer: Visit, card: Card): Promise<void> {
  const { page, brand, say } = buyer;
  await openForm(buyer);
  await fillPayment(page, newcomers[brand].locale, card);
  const box = page.getByRole('checkbox', { name: say('checkout.card.keep') });
  await expect(box).not.toBeChecked();
  await box.check();
  await orderButton(buyer).click();
  await page.waitForURL(/\/ok$/);
}

async function payWithKept(buyer: Visit): Promise<void> {
  const { page, say } = buyer;
  await page.getByRole('checkbox', { name: say('payments.offer.startNow') }).check();
  await orderButton(buyer).click();
}

test('a card that was kept pays the next order at one press, as long as it is kept', async ({
  visit,
  app,
}) => {
  test.setTimeout(150_000);
  const buyer = visit({ phone: 'spark', desktop: 'fuego' });
  const { page, brand, say, join, open, check, picture } = buyer;
  const { databaseUrl } = app;
  const email = await join('keeps-card');
  const ofMember = 'where member_id = (select id from users where email = $1)';

  await test.step('keeps it only when asked to', async () => {
    await openForm(buyer);
    await fillPayment(page, newcomers[brand].locale, FIRST);
    await check();
    await page.getByText(say('checkout.card.keepWhy')).scrollIntoViewIfNeeded();
    await picture('stored-card-01-box');
    await keep(buyer, FIRST);
  });

  await test.step('is proposed, and nothing has to be typed', async () => {
    await openForm(buyer);
    await expect(kept(buyer, 'Visa')).toBeChecked();
    await expect(orderButton(buyer)).toBeEnabled();
    await expect(page.locator('iframe')).toHaveCount(0);
    await kept(buyer, 'Visa').scrollIntoViewIfNeeded();
    await check('stored-card-02-proposed');
    await payWithKept(buyer);
    await page.waitForURL(/\/ok$/);
    await page.getByRole('button', { name: say('payments.ok.stay'), exact: true }).click();
    const total = page.getByRole('main').getByText(say('payments.ok.total', { count: 100 }));
    await expect(total).toBeVisible();
  });

  await test.step('that the provider keeps no more is refused, and another can be typed', async () => {
    await inDatabase(databaseUrl, `update mandates set token = 'gone' || id ${ofMember}`, [email]);
    await openForm(buyer);
    await payWithKept(buyer);
    const told = page.getByRole('dialog', { name: say('payments.outcome.card_declined.title') });
    await expect(told).toBeVisible();
    await picture('stored-card-03-refused');
    await told.getByRole('button', { name: say('payments.action.otherCard') }).click();
    await keep(buyer, SECOND);
  });

  await test.step('past its date cannot be picked', async () => {
    await inDatabase(
      databaseUrl,
      `update mandates set expires_on = '02/2020' ${ofMember} and card_brand = 'visa'`,
      [email],
    );
    await openForm(buyer);
    await expect(kept(buyer, 'Mastercard')).toBeChecked();
    await expect(kept(buyer, 'Visa')).toBeDisabled();
    await kept(buyer, 'Mastercard').scrollIntoViewIfNeeded();
    await check('stored-card-04-expired');
  });

  await test.step('can be removed on the page of money', async () => {
    await open('/profile/money#cards');
    const cards = page.getByRole('region', { name: say('checkout.cards.title') });
    await expect(cards.getByRole('listitem')).toHaveCount(2);
    await expect(cards.getByText(say('checkout.card.expired', { date: '02/2020' }))).toBeVisible();
    await check('stored-card-05-cards');
    const old = cards.getByRole('listitem').filter({ hasText: 'Visa' });
    await old.getByRole('button', { name: say('checkout.cards.remove') }).click();
    const asked = page.getByRole('dialog', { name: say('checkout.cards.removeTitle') });
    await expect(asked).toBeVisible();
    await check('stored-card-06-remove');
    await asked.getByRole('button', { name: say('checkout.cards.remove') }).click();
    const done = page.getByRole('dialog', { name: say('checkout.cards.removed') });
    await done
      .getByRole('button', { name: say('money.close') })
      .last()
      .click();
    await expect(cards.getByRole('listitem')).toHaveCount(1);
    await expect(cards.getByText(say('checkout.cards.default'))).toBeVisible();
  });
});

test('the bank asks about a kept card too, which is paid back and renews', async ({
  visit,
  app,
}) => {
  test.setTimeout(180_000);
  const buyer = visit({ phone: 'lumiere', desktop: 'dolcevita' });
  const { page, brand, say, join } = buyer;
  const email = await join('kept-asked');
  const paid = page.getByRole('dialog', { name: say('payments.outcome.success.title') });
  await test.step('when it is kept', async () => {
    await openForm(buyer);
    await fillPayment(page, newcomers[brand].locale, challengedCard);
    await page.getByRole('checkbox', { name: say('checkout.card.keep') }).check();
    await orderButton(buyer).click();
    await passChallenge(page);
    await expect(paid).toBeVisible({ timeout: 20_000 });
  });
  await test.step('and when it pays', async () => {
    await openForm(buyer);
    await payWithKept(buyer);
    await passChallenge(page);
    await expect(paid).toBeVisible({ timeout: 20_000 });
    await seeHistory(buyer, 2);
  });
  await test.step('it gets back what the law lets one withdraw', () =>
    refund(buyer, app.clock, 'withdrawal'));
  await test.step('a plan is renewed with it', async () => {
    await openForm(buyer, 'sub_1m');
    await payWithKept(buyer);
    await passChallenge(page);
    await expect(paid).toBeVisible({ timeout: 20_000 });
    await seeHistory(buyer, 3);
    await renew(buyer, app, { email, paid: 3 });
  });
});
