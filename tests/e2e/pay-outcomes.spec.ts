import type { Page } from '@playwright/test';
import type { Outcome } from '../../lib/payments/outcomes.ts';
import { chooseMethod, fillPayment, type Card } from './card-form.ts';
import { expect, test } from './fixtures.ts';
import { newcomers } from './places.ts';
import type { Say, Visit } from './visit.ts';

const GOOD: Card = { number: '4111111111111111', expiry: '0330', code: '737' };

/** Names at which the provider's sandbox refuses, and what the buyer is told of it. */
const REFUSED_NAMES = {
  invalid_cvc: 'Cvc_Declined',
  insufficient_funds: 'Not_Enough_Balance',
  lost_or_stolen: 'Block_Card',
  expired_card: 'Card_Expired',
  already_declined: 'Blocked_Retry',
  processing_error: 'Issuer_Unavailable',
  card_declined: 'Declined',
  warning: 'Not_3d_Authenticated',
  invalid_number: 'Invalid_Card',
  invalid_expiry_month: 'Invalid_Expiry_Month',
  invalid_expiry_year: 'Invalid_Expiry_Year',
  address_blacklisted: 'Fraud',
  retry: 'Shopper_Cancelled',
  authentication_required: 'Authentication_Required',
  generic: 'Invalid_Amount',
} as const satisfies Partial<Record<Outcome, string>>;

type Refused = keyof typeof REFUSED_NAMES;

async function order({ page, brand, say }: Visit, holder: string): Promise<void> {
  const button = page.getByRole('button', { name: say('payments.offer.button'), exact: true });
  await fillPayment(page, newcomers[brand].locale, GOOD);
  const lastName = page.getByLabel(say('payments.form.lastName'), { exact: true });
  await lastName.fill(holder);
  await button.click();
}

const popup = (page: Page, say: Say, outcome: Outcome) =>
  page.getByRole('dialog', { name: say(`payments.outcome.${outcome}.title`) });

/** Begins an order anew: what was typed for the one before is gone. */
const anew = ({ open }: Visit) => open('/purchase/pay?plan=pack_50');

async function refusals(visit: Visit, outcomes: readonly Refused[]): Promise<void> {
  const { page, say } = visit;
  for (const outcome of outcomes) {
    await test.step(outcome, async () => {
      await anew(visit);
      await order(visit, REFUSED_NAMES[outcome]);
      const shown = popup(page, say, outcome);
      await expect(shown).toBeVisible();
      await expect(shown).toContainText(say(`payments.outcome.${outcome}.text`));
      await expect(shown.getByRole('button').or(shown.getByRole('link'))).not.toHaveCount(0);
    });
  }
}

test('a refused buyer reads why: the card’s own faults', async ({ visit }) => {
  test.setTimeout(120_000);
  const buyer = visit({ phone: 'dolcevita', desktop: 'spark' });
  const { page, say, join, check, picture } = buyer;
  await join('refused-card');
  await anew(buyer);
  const box = page.getByRole('region', { name: say('payments.guarantee.title') });
  await expect(box).toContainText(say('payments.offer.guarantee', { days: 14 }));
  await check('pay-outcomes-01-form');
  await refusals(buyer, ['invalid_cvc', 'invalid_number', 'expired_card', 'lost_or_stolen']);
  await picture('pay-outcomes-02-lost');
  await test.step('takes another card: the form is empty', async () => {
    await page.getByRole('button', { name: say('payments.action.otherCard') }).click();
    await expect(popup(page, say, 'lost_or_stolen')).toBeHidden();
    await expect(page.getByLabel(say('payments.form.lastName'), { exact: true })).toHaveValue('');
  });
  await refusals(buyer, ['insufficient_funds']);
  await check();
});

test('a refused buyer reads which part of the date is wrong', async ({ visit }) => {
  const buyer = visit({ phone: 'spark', desktop: 'dolcevita' });
  await buyer.join('refused-date');
  await refusals(buyer, ['invalid_expiry_month', 'invalid_expiry_year']);
});

test('a refused buyer reads why: the bank’s and the network’s answers', async ({ visit }) => {
  test.setTimeout(120_000);
  const buyer = visit({ phone: 'lumiere', desktop: 'fuego' });
  const { page, say, join } = buyer;
  await join('refused-bank');
  await refusals(buyer, ['card_declined', 'processing_error', 'warning', 'retry']);
  await test.step('tries again: what was typed is still there', async () => {
    await page.getByRole('button', { name: say('payments.return.again'), exact: true }).click();
    await expect(page.getByLabel(say('payments.form.lastName'), { exact: true })).toHaveValue(
      REFUSED_NAMES.retry,
    );
  });
  await refusals(buyer, ['address_blacklisted']);
  await expect(page.getByRole('link', { name: say('payments.action.contact') })).toHaveAttribute(
    'href',
    /\/contactUs$/,
  );
});

test('after six refusals cards are paused, and the page says until when', async ({ visit }) => {
  test.setTimeout(150_000);
  const buyer = visit({ phone: 'fuego', desktop: 'dolcevita' });
  const { page, say, join, check } = buyer;
  await join('refused-often');
  await refusals(buyer, ['already_declined', 'authentication_required', 'generic']);
  await refusals(buyer, ['generic', 'generic']);
  await test.step('the sixth leaves none', async () => {
    await anew(buyer);
    // Another page of theirs is open already: its next try is answered without the bank.
    const other = await page.context().newPage();
    await anew({ ...buyer, open: (path) => other.goto(buyer.url(path)) });
    await order(buyer, REFUSED_NAMES.generic);
    await expect(popup(page, say, 'generic')).toBeVisible();
    await order({ ...buyer, page: other }, 'Prova');
    await expect(popup(other, say, 'change_method')).toBeVisible();
    await other.close();
  });
  await test.step('and no form is offered any more', async () => {
    await anew(buyer);
    const title = say('payments.notice.tries_used.title');
    await expect(page.getByRole('region', { name: title })).toBeVisible();
    await expect(
      page.getByRole('button', { name: say('payments.offer.button'), exact: true }),
    ).toHaveCount(0);
    await check('pay-outcomes-03-paused');
  });
});

test('a form with faults marks them, and logs them without what was typed', async ({ visit }) => {
  const buyer = visit({ phone: 'dolcevita', desktop: 'spark' });
  const { page, brand, say, join, check } = buyer;
  await join('form-faults');
  await anew(buyer);
  const button = page.getByRole('button', { name: say('payments.offer.button'), exact: true });
  await chooseMethod(page, newcomers[brand].locale, 'credit_card');
  await expect(button).toBeEnabled();
  const logged = () =>
    page
      .waitForRequest((request) => (request.postData() ?? '').includes('validation card_form'))
      .then((request) => request.postDataJSON() as { readonly messaggio: string });
  const names = logged();
  await button.click();
  expect((await names).messaggio).toBe('firstName:required lastName:required');
  await expect(page.getByLabel(say('payments.form.firstName'), { exact: true })).toBeFocused();
  await expect(page.getByText(say('payments.form.startNowMissing'))).toBeVisible();
  await check('pay-outcomes-05-faults');
  const fields = logged();
  await fillPayment(page, newcomers[brand].locale, { ...GOOD, number: '4111111111111112' });
  await button.click();
  const { messaggio } = await fields;
  expect(messaggio).toMatch(/^encryptedCardNumber:[\w.-]+$/);
  expect(messaggio).not.toContain('1112');
  await expect(page).toHaveURL(/\/purchase\/pay/);
});

test('a card that asks for nothing leads to the page of what was bought', async ({ visit }) => {
  const buyer = visit({ phone: 'spark', desktop: 'lumiere' });
  const { page, say, join, check } = buyer;
  await join('buyer-at-once');
  await anew(buyer);
  await order(buyer, 'Prova');
  await expect(page.getByRole('heading', { name: say('payments.ok.pack.title') })).toBeVisible();
  await expect(page).toHaveURL(/\/ok$/);
  await page.getByRole('button', { name: say('payments.ok.stay'), exact: true }).click();
  const total = page.getByRole('main').getByText(say('payments.ok.total', { count: 50 }));
  await expect(total).toBeVisible();
  await check('pay-outcomes-04-ok');
  await test.step('a second order has no guarantee', async () => {
    await anew(buyer);
    await chooseMethod(page, newcomers[buyer.brand].locale, 'credit_card');
    await expect(page.getByRole('region', { name: say('payments.guarantee.title') })).toHaveCount(
      0,
    );
  });
});
