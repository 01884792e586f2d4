// [core §4 Deactivate] [core §9 Gift popup 500 ms] [money §4 Unsubscribe from a subscription]
// [money §6 Above level 1 may unsubscribe]
import { brandById } from '#lib/brands/registry.ts';
import { containing } from '../fixtures/copy.ts';
import { fromDatabase } from '../fixtures/database-rows.ts';
import { newcomers, on } from '../fixtures/places.ts';
import { euro, planName } from '../fixtures/plans.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Visit } from '../fixtures/visit.ts';

const MONEY = '/profile/money';

/** The parts of the money page, and the close button of a result dialog. */
function moneyOf({ page, say, brand }: Visit) {
  const { locale } = newcomers[brand];
  const part = (name: string) => page.getByRole('region', { name: say(`money.${name}.title`) });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const orderOf = (productId: string) => {
    const named = page.getByText(planName(productId, locale), { exact: true });
    return part('orders').getByRole('listitem').filter({ has: named });
  };
  /** Closes the dialog, which reloads the page. */
  const close = async () => {
    const loaded = page.waitForEvent('load');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('money.close') })
      .last()
      .click();
    await loaded;
  };
  return { locale, part, button, orderOf, close };
}

test(
  'a subscription is changed to another plan, cancelled, and remains until its end',
  on('desktop', 'dolcevita'),
  async ({ visit, app, mail }) => {
    const member = visit();
    const { page, brand, say, join, open, buy } = member;
    const { locale, part, button, close } = moneyOf(member);
    const subscription = part('subscription');
    const email = await join('money-plan');
    await buy('sub_1m');
    const cancel = page.getByRole('button', {
      name: say('money.subscription.cancel'),
      exact: true,
    });

    await test.step('the renewing plan is shown with its price', async () => {
      await open(MONEY);
      await expect(subscription.getByText(planName('sub_1m', locale)).first()).toBeVisible();
      await expect(subscription.getByText(containing(euro(2_490, locale))).first()).toBeVisible();
      await expect(part('ledger').getByText('+200')).toBeVisible();
    });

    await test.step('another plan is ordered from the next period on, at its full price', async () => {
      const next = planName('sub_3m', locale);
      const unfold = () => subscription.getByText(say('money.change.button')).first().click();
      await unfold();
      await subscription.getByRole('radio', { name: containing(next) }).check();
      await button(say('money.change.button')).click();
      const asked = page.getByRole('dialog', { name: say('money.change.title') });
      await expect(asked).toContainText(containing(euro(5_990, locale)));
      await asked.getByRole('button', { name: say('money.change.order') }).click();
      await expect(page.getByRole('dialog', { name: say('money.change.done') })).toBeVisible();
      await close();
      await unfold();
      await expect(subscription.getByRole('radio', { name: containing(next) })).toBeChecked();
    });

    const other = await page.context().newPage();
    await other.goto(member.url(MONEY));
    await page.bringToFront();

    await test.step('two presses cancel it, and a mail confirms the cancellation', async () => {
      const asked = page.getByRole('dialog', { name: say('money.subscription.cancelTitle') });
      await cancel.click();
      await asked.getByRole('button', { name: say('money.keep') }).click();
      await expect(asked).toBeHidden();
      await cancel.click();
      await asked.getByRole('button', { name: say('money.subscription.cancelConfirm') }).click();
      const done = page.getByRole('dialog', { name: say('money.subscription.cancelDone') });
      await expect(done).toBeVisible();
      await close();
      await expect(cancel).toHaveCount(0);
      await expect(subscription.getByText(planName('sub_1m', locale)).first()).toBeVisible();
      await app.clock.runDue();
      const subject = say('mail.canceled.subject', { brand: brandById(brand)?.name ?? '' });
      const { text } = await mail.waitFor(email, containing(subject));
      expect(text).toContain(planName('sub_1m', locale));
    });

    await test.step('a tab opened before answers as the first one', async () => {
      await other.bringToFront();
      await other
        .getByRole('button', { name: say('money.subscription.cancel'), exact: true })
        .click();
      const asked = other.getByRole('dialog', { name: say('money.subscription.cancelTitle') });
      await asked.getByRole('button', { name: say('money.subscription.cancelConfirm') }).click();
      const done = other.getByRole('dialog', { name: say('money.subscription.cancelDone') });
      await expect(done).toBeVisible();
      await other.close();
    });
  },
);

test(
  'orders are refunded by the right of withdrawal and by the guarantee, once each',
  on('phone', 'bside'),
  async ({ visit, app }) => {
    const member = visit();
    const { page, say, join, open, buy } = member;
    const { locale, part, orderOf, close } = moneyOf(member);
    const email = await join('money-back');
    await buy('pack_50');
    await buy('pack_150');
    const first = orderOf('pack_50');
    const second = orderOf('pack_150');
    const withdraw = say('rights.withdraw.go');
    const guarantee = containing(say('money.back.guarantee', { date: '' }).trim());

    await test.step('only the first order has the guarantee; both have the right of withdrawal', async () => {
      await open(MONEY);
      await expect(first.getByRole('button', { name: withdraw })).toBeVisible();
      await expect(second.getByRole('button', { name: withdraw })).toBeVisible();
      await expect(second.getByRole('button', { name: guarantee })).toHaveCount(0);
    });

    await test.step('withdrawal: the amount is shown before it is confirmed', async () => {
      await second.getByRole('button', { name: withdraw }).click();
      const asked = page.getByRole('dialog', { name: say('rights.withdraw.title') });
      await expect(asked).toContainText(containing(euro(2_490, locale)));
      await expect(asked).toContainText('165');
      await asked.getByRole('button', { name: say('rights.withdraw.confirm') }).click();
      await expect(page.getByRole('dialog', { name: say('rights.withdraw.done') })).toBeVisible();
      await close();
      await expect(second.getByRole('button', { name: withdraw })).toHaveCount(0);
      await expect(part('ledger').getByText('-165')).toBeVisible();
    });

    await test.step('guarantee: the full price, and no withdrawal after it', async () => {
      await first.getByRole('button', { name: guarantee }).click();
      const asked = page.getByRole('dialog', { name: say('money.back.guaranteeTitle') });
      await expect(asked).toContainText(containing(euro(990, locale)));
      await asked.getByRole('button', { name: say('money.back.guaranteeConfirm') }).click();
      const done = page.getByRole('dialog', { name: say('money.back.done') });
      await expect(done).toContainText(containing(euro(990, locale)));
      await close();
      await expect(first.getByRole('button', { name: withdraw })).toHaveCount(0);
      await expect(part('ledger').getByText(say('money.ledger.reason.refund'))).toHaveCount(2);
    });

    await test.step('the refund is shown as paid once the provider has confirmed it', async () => {
      await expect(async () => {
        await app.clock.runDue();
        await fromDatabase(
          app.databaseUrl,
          `select r.id from refunds r join charges c on c.id = r.charge_id
           join users u on u.id = c.member_id
          where u.email = $1 and r.kind = 'guarantee' and r.state = 'succeeded'`,
          [email],
        );
      }).toPass();
      await open(MONEY);
      const refunded = say('money.orders.refunded', { amount: euro(990, locale) });
      await expect(first.getByText(containing(refunded))).toBeVisible();
    });
  },
);

test(
  'a member’s own limits also apply on the payment page',
  on('desktop', 'phare'),
  async ({ visit }) => {
    const member = visit();
    const { page, say, join, open } = member;
    const { locale, part, button } = moneyOf(member);
    await join('money-limits');
    const limits = part('limits');
    const status = limits.getByRole('status');
    const cap = (minor: number) =>
      limits.getByRole('radio', { name: containing(euro(minor, locale)) });

    await test.step('a limit applies at once, a higher one a day later, and can be undone', async () => {
      await open(MONEY);
      await expect(status).toContainText(containing(euro(0, locale)));
      await cap(2_000).click();
      await expect(cap(2_000)).toBeChecked();
      await cap(5_000).click();
      await expect(status).toContainText(containing(euro(5_000, locale)));
      await expect(cap(2_000)).toBeChecked();
      await button(say('money.limits.keep', { cap: euro(2_000, locale) })).click();
      await expect(status).not.toContainText(containing(euro(5_000, locale)));
    });

    await test.step('an order past the limit is refused before anything is typed', async () => {
      await open('/purchase/pay?plan=pack_150');
      const title = say('payments.notice.cap_reached.title');
      const notice = page.getByRole('region', { name: title });
      await expect(notice).toContainText(containing(euro(2_000, locale)));
      await expect(button(say('payments.offer.button'))).toHaveCount(0);
      await notice.getByRole('link', { name: say('payments.notice.limits') }).click();
      await page.waitForURL('**/profile/money#limits');
    });

    await test.step('a pause replaces the form', async () => {
      await button(say('money.limits.days', { count: 1 })).click();
      const [paused = ''] = say('money.limits.paused', { date: '@' }).split('@');
      await expect(status).toContainText(containing(paused.trim()));
      await open('/purchase/pay?plan=pack_50');
      const title = say('payments.notice.cooling_off.title');
      await expect(page.getByRole('region', { name: title })).toBeVisible();
      await expect(button(say('payments.offer.button'))).toHaveCount(0);
    });
  },
);
