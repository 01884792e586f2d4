import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { containing } from '#tests/component/support/copy.ts';
import { deferred } from '#tests/component/support/deferred.ts';
import { textOf } from '#tests/component/support/element.ts';
import { navigations } from '#tests/component/support/navigation.ts';
import { answering, callsOf, OFFLINE } from '#tests/component/support/server.ts';
import { fakeTimeUser, pass } from './fake-time.ts';
import { hrefOf } from './dom.ts';
import { openMoney, PLANS, subscription, TRACKER, UNTIL } from './money-page.tsx';
import { BRANDS, euro } from './offers.ts';

const CANCEL = 'POST /api/orders/unsubUser';
const CHANGE = 'POST /api/orders/changePlan';
const RELOADED = [{ kind: 'reload', href: '/x/profile/money' }];

const canceled = (status: 'ok' | 'ko') =>
  ({ status, periodEnd: status === 'ok' ? UNTIL.toISOString() : null }) as never;

afterEach(() => {
  jest.useRealTimers();
});

describe('the subscription', () => {
  test.each(BRANDS)('shows on %s that there is none, with a link to the plans', (brand) => {
    const { say, part } = openMoney({ brand });
    const link = part('subscription').getByRole('link', { name: say('money.subscription.plans') });
    expect(hrefOf(link)).toBe('/x/vip_plan/cred');
    part('orders').getByText(say('money.orders.none'));
    part('ledger').getByText(say('money.ledger.none'));
  });

  test.each(BRANDS)('shows on %s what renews, when, for how much and by which card', (brand) => {
    const page = openMoney({ brand, subscription: subscription({ isPastDue: true }) });
    const { say, part, textOfPart } = page;
    part('subscription').getByText('Un mese');
    const text = textOfPart('subscription');
    expect(text).toContain(euro(2_490, brand));
    // The date in the brand's country.
    expect(text).toMatch(/\b6\b/);
    part('subscription').getByText(say('money.subscription.pastDue'));
    part('subscription').getByText(say('money.subscription.card', { lastFour: '1111' }));
  });

  // 69
  test('shows when a failed charge is tried again, and no date of the period that is over', async () => {
    const over = new Date('2026-11-20T10:00:00Z');
    const { say, part, user } = openMoney({
      brand: 'spark',
      subscription: subscription({
        isPastDue: true,
        periodEnd: over,
        paidUntil: new Date('2026-11-23T10:00:00Z'),
        nextChargeAt: new Date('2026-11-24T10:00:00Z'),
        nextPlanName: 'Three months',
      }),
      plans: PLANS,
    });
    part('subscription').getByText(/Next charge on 24 November 2026/);
    part('subscription').getByText(/changes to “Three months” on 24 November 2026/);
    expect(part('subscription').queryByRole('radio')).toBeNull();
    await user.click(
      part('subscription').getByRole('button', { name: say('money.subscription.cancel') }),
    );
    await screen.findByText(/until 23 November 2026/);
    expect(document.body.textContent).not.toContain('20 November');
  });

  test('shows its end date when cancelled, and can be neither cancelled nor changed', () => {
    const { say, part } = openMoney({
      brand: 'spark',
      subscription: subscription({ nextChargeAt: null }),
      plans: PLANS,
    });
    expect(
      part('subscription').queryByRole('button', { name: say('money.subscription.cancel') }),
    ).toBeNull();
    expect(part('subscription').queryByRole('radio')).toBeNull();
    part('subscription').getByText(/6 December 2026/);
  });
});

describe('cancelling', () => {
  async function asked(brand: (typeof BRANDS)[number] = 'dolcevita') {
    const page = openMoney({ brand, subscription: subscription() });
    await page.press(page.say('money.subscription.cancel'));
    const dialog = await screen.findByRole('dialog', {
      name: page.say('money.subscription.cancelTitle'),
    });
    const press = (key: string) =>
      page.user.click(within(dialog).getByRole('button', { name: page.say(`money.${key}`) }));
    return { ...page, dialog, confirm: press };
  }

  test.each(BRANDS)(
    'asks for confirmation on %s, and is aborted by the other button',
    async (brand) => {
      const { confirm } = await asked(brand);
      await confirm('keep');
      await waitFor(() => {
        expect(screen.queryByRole('dialog')).toBeNull();
      });
      expect(callsOf(CANCEL)).toEqual([]);
      expect(navigations()).toEqual([]);
    },
  );

  test.each(BRANDS)(
    'takes effect on %s at the second press, is shown, and reloads the page',
    async (brand) => {
      answering({ [CANCEL]: canceled('ok') });
      const { say, user, confirm } = await asked(brand);
      await confirm('subscription.cancelConfirm');
      const done = await screen.findByRole('dialog', {
        name: say('money.subscription.cancelDone'),
      });
      expect(textOf(within(done).getByRole('status'))).toMatch(/\b6\b/);
      expect(callsOf(CANCEL).map(({ body }) => body)).toEqual([{ clickid: TRACKER }]);
      await user.click(
        within(done)
          .getAllByRole('button', { name: say('money.close') })
          .at(-1) ?? done,
      );
      await waitFor(() => {
        expect(navigations()).toEqual(RELOADED);
      });
    },
  );

  test('reloads the page by itself after six seconds', async () => {
    jest.useFakeTimers();
    answering({ [CANCEL]: canceled('ok') });
    const page = openMoney({ brand: 'spark', subscription: subscription(), user: fakeTimeUser });
    await page.press(page.say('money.subscription.cancel'));
    await pass(0);
    const dialog = within(screen.getByRole('dialog'));
    const name = page.say('money.subscription.cancelConfirm');
    await page.user.click(dialog.getByRole('button', { name }));
    await pass(0);
    screen.getByRole('dialog', { name: page.say('money.subscription.cancelDone') });
    await pass(5_999);
    expect(navigations()).toEqual([]);
    await pass(1);
    expect(navigations()).toEqual(RELOADED);
  });

  test('says that nothing was left to cancel after another tab did it', async () => {
    answering({ [CANCEL]: canceled('ko') });
    const { say, confirm } = await asked('lumiere');
    await confirm('subscription.cancelConfirm');
    await screen.findByText(say('money.subscription.cancelKo'));
  });

  test.each(BRANDS)(
    'titles a failed cancellation on %s as such, with a way to customer care',
    async (brand) => {
      answering({ [CANCEL]: canceled('ko') });
      const { say, confirm } = await asked(brand);
      await confirm('subscription.cancelConfirm');
      const dialog = await screen.findByRole('dialog', {
        name: say('money.subscription.cancelKoTitle'),
      });
      expect(hrefOf(within(dialog).getByRole('link'))).toBe('/x/contactUs');
    },
  );

  test('says that the call failed, and can be retried', async () => {
    answering({ [CANCEL]: OFFLINE });
    const { say, confirm, dialog } = await asked('fuego');
    await confirm('subscription.cancelConfirm');
    await within(dialog).findByText(say('errors.offline'));
    answering({ [CANCEL]: canceled('ok') });
    await confirm('subscription.cancelConfirm');
    await screen.findByRole('dialog', { name: say('money.subscription.cancelDone') });
  });

  test('cannot be closed while pending, and accepts no second press', async () => {
    const answer = deferred<never>();
    answering({ [CANCEL]: () => answer.promise });
    const { say, user, dialog, confirm } = await asked('spark');
    await confirm('subscription.cancelConfirm');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBe(dialog);
    const name = say('money.subscription.cancelConfirm');
    const button = within(dialog).getByRole('button', { name: containing(name) });
    expect(button.hasAttribute('disabled')).toBe(true);
    expect(callsOf(CANCEL)).toHaveLength(1);
    answer.resolve(canceled('ok'));
    await screen.findByRole('dialog', { name: say('money.subscription.cancelDone') });
  });
});

describe('another plan', () => {
  test.each(BRANDS)(
    'begins on %s with the next period, and is ordered at its full price',
    async (brand) => {
      answering({
        [CHANGE]: { plan: 'sub_3m', priceMinor: 5_990, from: UNTIL.toISOString() },
      });
      const { say, user, part, press } = openMoney({
        brand,
        subscription: subscription(),
        plans: PLANS,
      });
      await user.click(part('subscription').getByText(say('money.change.button')));
      expect(part('subscription').getByRole('radio', { name: /Un mese/ })).toMatchObject({
        checked: true,
      });
      expect(screen.queryByRole('button', { name: say('money.change.button') })).toBeNull();
      await user.click(part('subscription').getByRole('radio', { name: /Tre mesi/ }));
      await press(say('money.change.button'));
      const dialog = await screen.findByRole('dialog', { name: say('money.change.title') });
      expect(textOf(dialog)).toContain(euro(5_990, brand));
      expect(textOf(dialog)).toContain('Tre mesi');
      expect(callsOf(CHANGE)).toEqual([]);
      await user.click(within(dialog).getByRole('button', { name: say('money.change.order') }));
      await screen.findByRole('dialog', { name: say('money.change.done') });
      expect(callsOf(CHANGE).map(({ body }) => body)).toEqual([
        { plan: 'sub_3m', acceptOrder: true },
      ]);
    },
  );

  test('is named when already ordered, and undone by choosing the current one', async () => {
    const change = { plan: 'sub_1m', priceMinor: 2_490, from: UNTIL.toISOString() };
    answering({ [CHANGE]: change });
    const next = subscription({ nextProductId: 'sub_3m', nextPlanName: 'Tre mesi' });
    const page = openMoney({ brand: 'lumiere', subscription: next, plans: PLANS });
    const { say, user, part, press } = page;
    const named = say('money.subscription.next', { plan: 'Tre mesi', date: '@' });
    const [before = '', after = ''] = named.split('@');
    expect(page.textOfPart('subscription')).toContain(before.trim());
    expect(page.textOfPart('subscription')).toContain(after.trim());
    await user.click(part('subscription').getByText(say('money.change.button')));
    expect(part('subscription').getByRole('radio', { name: /Tre mesi/ })).toMatchObject({
      checked: true,
    });
    expect(screen.queryByRole('button', { name: say('money.change.button') })).toBeNull();
    await user.click(part('subscription').getByRole('radio', { name: /Un mese/ }));
    await press(say('money.change.button'));
    const dialog = await screen.findByRole('dialog', { name: say('money.change.title') });
    await user.click(within(dialog).getByRole('button', { name: say('money.change.order') }));
    await screen.findByRole('dialog', { name: say('money.change.done') });
    expect(callsOf(CHANGE).map(({ body }) => body.plan)).toEqual(['sub_1m']);
  });
});
