import { brandById } from '../../lib/brands/registry.ts';
import { containing } from './copy.ts';
import { expect, test } from './fixtures.ts';
import { expectNoOverflow } from './expect-no-overflow.ts';
import { boughtOrder, euro, planName } from './money-steps.ts';
import { newcomers } from './places.ts';
import type { Visit } from './visit.ts';

const MONEY = '/profile/money';

/** What somebody sees of their money, and the answer to a question asked twice. */
function moneyOf({ page, say, brand }: Visit) {
  const { locale } = newcomers[brand];
  const part = (name: string) => page.getByRole('region', { name: say(`money.${name}.title`) });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const orderOf = (productId: string) => {
    const named = page.getByText(planName(productId, locale), { exact: true });
    return part('orders').getByRole('listitem').filter({ has: named });
  };
  /** Reads the answer, closes it; the page is read anew by that. */
  const close = async () => {
    const anew = page.waitForEvent('load');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('money.close') })
      .last()
      .click();
    await anew;
  };
  return { locale, part, button, orderOf, close };
}

test('a subscription becomes another plan, is cancelled, and stays until its end', async ({
  visit,
  mail,
}) => {
  test.setTimeout(120_000);
  const member = visit({ phone: 'dolcevita', desktop: 'spark' });
  const { page, brand, say, join, open, check, picture } = member;
  const { locale, part, button, close } = moneyOf(member);
  const email = await join('money-plan');
  const subscription = part('subscription');

  await test.step('before anything was paid each part says so', async () => {
    await open(MONEY);
    await expect(
      subscription.getByRole('link', { name: say('money.subscription.plans') }),
    ).toBeVisible();
    await expect(part('orders').getByText(say('money.orders.none'))).toBeVisible();
    await check('money-01-nothing');
  });

  await boughtOrder(page, 'sub_1m');

  await test.step('what renews, when and for how much', async () => {
    await open(MONEY);
    await expect(subscription.getByText(planName('sub_1m', locale)).first()).toBeVisible();
    await expect(subscription.getByText(containing(euro(2_490, locale))).first()).toBeVisible();
    await expect(part('ledger').getByText('+200')).toBeVisible();
    await expectNoOverflow(page);
    await check('money-02-subscription');
  });

  await test.step('another plan from the next period on, ordered with its whole price', async () => {
    const next = planName('sub_3m', locale);
    await subscription.getByRole('radio', { name: containing(next) }).check();
    await button(say('money.change.button')).click();
    const asked = page.getByRole('dialog', { name: say('money.change.title') });
    await expect(asked).toContainText(containing(euro(5_990, locale)));
    await check('money-03-change');
    await asked.getByRole('button', { name: say('money.change.order') }).click();
    await expect(page.getByRole('dialog', { name: say('money.change.done') })).toBeVisible();
    await close();
    await expect(subscription.getByText(containing(next)).first()).toBeVisible();
    await expect(subscription.getByRole('radio', { name: containing(next) })).toBeChecked();
  });

  const other = await page.context().newPage();
  await other.goto(member.url(MONEY));

  await test.step('cancelled in two presses, and told by mail', async () => {
    await button(say('money.subscription.cancel')).click();
    const asked = page.getByRole('dialog', { name: say('money.subscription.cancelTitle') });
    await expect(asked).toBeVisible();
    await check('money-04-cancel');
    await asked.getByRole('button', { name: say('money.keep') }).click();
    await expect(asked).toBeHidden();
    await button(say('money.subscription.cancel')).click();
    await asked.getByRole('button', { name: say('money.subscription.cancelConfirm') }).click();
    const done = page.getByRole('dialog', { name: say('money.subscription.cancelDone') });
    const readAnew = page.waitForEvent('load');
    await expect(done).toBeVisible();
    await picture('money-05-cancelled');
    await readAnew;
    await expect(done).toHaveCount(0);
    await expect(button(say('money.subscription.cancel'))).toHaveCount(0);
    await expect(subscription.getByText(planName('sub_1m', locale)).first()).toBeVisible();
    const { text } = await mail.waitFor(
      email,
      containing(say('mail.canceled.subject', { brand: brandById(brand)?.name ?? '' })),
    );
    expect(text).toContain(planName('sub_1m', locale));
  });

  await test.step('a tab that was open before is told that nothing is left to cancel', async () => {
    await other
      .getByRole('button', { name: say('money.subscription.cancel'), exact: true })
      .click();
    const asked = other.getByRole('dialog', { name: say('money.subscription.cancelTitle') });
    await asked.getByRole('button', { name: say('money.subscription.cancelConfirm') }).click();
    await expect(other.getByText(say('money.subscription.cancelKo'))).toBeVisible();
    await other.close();
  });
});

test('orders go back: by the right to withdraw, by the guarantee, once each', async ({ visit }) => {
  test.setTimeout(120_000);
  const member = visit({ phone: 'fuego', desktop: 'lumiere' });
  const { page, say, join, open, check } = member;
  const { locale, part, orderOf, close } = moneyOf(member);
  await join('money-back');
  await boughtOrder(page, 'pack_50');
  await boughtOrder(page, 'pack_150');
  await open(MONEY);
  const first = orderOf('pack_50');
  const second = orderOf('pack_150');
  const withdraw = say('rights.withdraw.go');
  const guarantee = containing(say('money.back.guarantee', { date: '' }).trim());

  await test.step('only the first order has the guarantee; both can be withdrawn from', async () => {
    await expect(first.getByRole('button', { name: withdraw })).toBeVisible();
    await expect(second.getByRole('button', { name: withdraw })).toBeVisible();
    await expect(second.getByRole('button', { name: guarantee })).toHaveCount(0);
    await check('money-06-orders');
  });

  await test.step('withdrawal: what goes back is said before it is confirmed', async () => {
    await second.getByRole('button', { name: withdraw }).click();
    const asked = page.getByRole('dialog', { name: say('rights.withdraw.title') });
    await expect(asked).toContainText(containing(euro(2_490, locale)));
    await expect(asked).toContainText('165');
    await check('money-07-withdraw');
    await asked.getByRole('button', { name: say('rights.withdraw.confirm') }).click();
    await expect(page.getByRole('dialog', { name: say('rights.withdraw.done') })).toBeVisible();
    await close();
    await expect(second.getByRole('button', { name: withdraw })).toHaveCount(0);
    await expect(part('ledger').getByText('-165')).toBeVisible();
  });

  await test.step('guarantee: the whole price, and the other right is used up with it', async () => {
    await first.getByRole('button', { name: guarantee }).click();
    const asked = page.getByRole('dialog', { name: say('money.back.guaranteeTitle') });
    await expect(asked).toContainText(containing(euro(990, locale)));
    await check('money-08-guarantee');
    await asked.getByRole('button', { name: say('money.back.guaranteeConfirm') }).click();
    const done = page.getByRole('dialog', { name: say('money.back.done') });
    await expect(done).toContainText(containing(euro(990, locale)));
    await close();
    await expect(first.getByRole('button', { name: withdraw })).toHaveCount(0);
    await expect(part('ledger').getByText(say('money.ledger.reason.refund'))).toHaveCount(2);
  });

  await test.step('and the money is told as paid back once the provider says so', async () => {
    const paidBack = say('money.orders.refunded', { amount: euro(990, locale) });
    await expect(async () => {
      await page.reload();
      await expect(first.getByText(containing(paidBack))).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expectNoOverflow(page);
    await check('money-09-paid-back');
  });
});

test('a member’s own limits hold on the payment page too', async ({ visit }) => {
  test.setTimeout(90_000);
  const member = visit({ phone: 'lumiere', desktop: 'dolcevita' });
  const { page, say, join, open, check, picture } = member;
  const { locale, part, button } = moneyOf(member);
  await join('money-limits');
  await open(MONEY);
  const limits = part('limits');
  const told = limits.getByRole('status');
  const cap = (minor: number) =>
    limits.getByRole('radio', { name: containing(euro(minor, locale)) });

  await test.step('a limit holds at once, a higher one a day later, and can be taken back', async () => {
    await expect(told).toContainText(containing(euro(0, locale)));
    await cap(2_000).click();
    await expect(cap(2_000)).toBeChecked();
    await cap(5_000).click();
    await expect(told).toContainText(containing(euro(5_000, locale)));
    await expect(cap(2_000)).toBeChecked();
    await button(say('money.limits.keep', { cap: euro(2_000, locale) })).click();
    await expect(told).not.toContainText(containing(euro(5_000, locale)));
    await check();
    await limits.scrollIntoViewIfNeeded();
    await picture('money-10-limits');
  });

  await test.step('an order that would go past the limit is stopped before anything is typed', async () => {
    await open('/purchase/pay?plan=pack_150');
    const title = say('payments.notice.cap_reached.title');
    const notice = page.getByRole('region', { name: title });
    await expect(notice).toContainText(containing(euro(2_000, locale)));
    await expect(button(say('payments.offer.button'))).toHaveCount(0);
    await check('money-11-limit');
    await notice.getByRole('link', { name: say('payments.notice.limits') }).click();
    await page.waitForURL('**/profile/money#limits');
  });

  await test.step('a pause is said in place of the form', async () => {
    await button(say('money.limits.days', { count: 1 })).click();
    const [paused = ''] = say('money.limits.paused', { date: '@' }).split('@');
    await expect(told).toContainText(containing(paused.trim()));
    await open('/purchase/pay?plan=pack_50');
    const title = say('payments.notice.cooling_off.title');
    await expect(page.getByRole('region', { name: title })).toBeVisible();
    await expect(button(say('payments.offer.button'))).toHaveCount(0);
    await check('money-12-paused');
  });
});
