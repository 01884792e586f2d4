import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Outcome } from '#lib/payments/outcomes.ts';
import { textOf } from '#tests/component/support/element.ts';
import { navigations } from '#tests/component/support/navigation.ts';
import { answering, callsOf } from '#tests/component/support/server.ts';
import {
  CARD,
  MOLLIE,
  MOLLIE_ORDER,
  order,
  orderButton,
  outcomeAnswer,
  renderCheckout,
  type CheckoutPage,
} from './checkout-page.tsx';
import { hrefOf, pressBackdrop, stepsOf } from './dom.ts';
import { brandAt, type TestBrand } from './offers.ts';

const PLANS = '/vip_plan/cred';

/** The options of each outcome when another method is available; a path is a link, null a button. */
const OUTCOMES: Readonly<
  Record<Exclude<Outcome, 'success'>, readonly (readonly [string, string | null])[]>
> = {
  pending: [['return.toChats', '/chats']],
  open: [['return.toChats', '/chats']],
  invalid_cvc: [
    ['return.again', null],
    ['return.plans', PLANS],
  ],
  invalid_number: [
    ['return.again', null],
    ['return.plans', PLANS],
  ],
  invalid_expiry_month: [
    ['return.again', null],
    ['return.plans', PLANS],
  ],
  invalid_expiry_year: [
    ['return.again', null],
    ['return.plans', PLANS],
  ],
  expired_card: [
    ['return.again', null],
    ['action.otherMethod', null],
    ['return.plans', PLANS],
  ],
  insufficient_funds: [
    ['return.again', null],
    ['action.otherMethod', null],
    ['return.plans', PLANS],
  ],
  lost_or_stolen: [
    ['return.again', null],
    ['action.otherMethod', null],
    ['return.plans', PLANS],
  ],
  card_declined: [
    ['return.again', null],
    ['action.otherMethod', null],
    ['return.plans', PLANS],
  ],
  already_declined: [
    ['return.again', null],
    ['action.otherMethod', null],
    ['return.plans', PLANS],
  ],
  processing_error: [
    ['return.again', null],
    ['action.otherMethod', null],
    ['return.plans', PLANS],
  ],
  change_method: [
    ['action.otherMethod', null],
    ['action.contact', '/contactUs'],
    ['return.plans', PLANS],
  ],
  address_blacklisted: [
    ['action.contact', '/contactUs'],
    ['return.plans', PLANS],
  ],
  warning: [
    ['return.again', null],
    ['action.otherMethod', null],
    ['return.plans', PLANS],
  ],
  retry: [
    ['return.again', null],
    ['action.otherMethod', null],
    ['return.plans', PLANS],
  ],
  authentication_required: [
    ['return.again', null],
    ['action.otherMethod', null],
    ['return.plans', PLANS],
  ],
  generic: [
    ['return.again', null],
    ['action.contact', '/contactUs'],
    ['return.plans', PLANS],
  ],
};

const cases = (Object.keys(OUTCOMES) as (keyof typeof OUTCOMES)[]).map(
  (outcome, index) => [outcome, brandAt(index)] as const,
);

/** Orders by one of two methods and gets this outcome. */
async function refusedWith(outcome: Outcome, brand: TestBrand): Promise<CheckoutPage> {
  answering({ [MOLLIE_ORDER]: outcomeAnswer(outcome) });
  const page = renderCheckout({ brand, options: [MOLLIE, CARD] });
  await page.user.click(screen.getByRole('radio', { name: page.say('payments.method.mollie') }));
  await order(page);
  return page;
}

const title = ({ say }: CheckoutPage, outcome: Outcome) => ({
  name: say(`payments.outcome.${outcome}.title`),
});

describe('the outcome dialog', () => {
  test.each(cases)('shows for %s (%s) the reason and the options', async (outcome, brand) => {
    const page = await refusedWith(outcome, brand);
    const dialog = await screen.findByRole('dialog', title(page, outcome));
    expect(textOf(dialog)).toContain(page.say(`payments.outcome.${outcome}.text`));
    expect(stepsOf(dialog)).toEqual(
      OUTCOMES[outcome].map(([key, href]) => [page.say(`payments.${key}`), href]),
    );
    expect(callsOf(MOLLIE_ORDER)).toHaveLength(1);
  });

  test.each(['Escape', 'backdrop'])(
    'is not closed by %s before an option is chosen',
    async (by) => {
      const page = await refusedWith('card_declined', 'spark');
      const dialog = await screen.findByRole('dialog');
      expect(
        within(dialog).queryByRole('button', { name: page.say('payments.return.close') }),
      ).toBeNull();
      if (by === 'Escape') await page.user.keyboard('{Escape}');
      else await pressBackdrop(page.user);
      expect(screen.queryByRole('dialog')).toBe(dialog);
    },
  );
});

describe('the chosen option', () => {
  test('retries: the selection is kept, and the page is refreshed', async () => {
    const page = await refusedWith('retry', 'fuego');
    await page.user.click(
      await screen.findByRole('button', { name: page.say('payments.return.again') }),
    );
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    expect(screen.getByRole('radio', { name: page.say('payments.method.mollie') })).toMatchObject({
      checked: true,
    });
    expect((await orderButton(page)).hasAttribute('disabled')).toBe(false);
    expect(navigations()).toEqual([{ kind: 'refresh', href: '/purchase/pay?plan=pack_50' }]);
  });

  test('opens another method: none is selected and nothing can be ordered', async () => {
    const page = await refusedWith('insufficient_funds', 'lumiere');
    const name = page.say('payments.action.otherMethod');
    await page.user.click(await screen.findByRole('button', { name }));
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: page.say('payments.offer.button') })).toBeNull();
    });
    for (const radio of screen.getAllByRole('radio')) {
      expect(radio).toMatchObject({ checked: false });
    }
  });

  test('offers no other method when there is only one', async () => {
    answering({ [MOLLIE_ORDER]: outcomeAnswer('card_declined') });
    const page = renderCheckout({ brand: 'dolcevita' });
    await order(page);
    const dialog = await screen.findByRole('dialog', title(page, 'card_declined'));
    const name = page.say('payments.action.otherMethod');
    expect(within(dialog).queryByRole('button', { name })).toBeNull();
  });

  test('keeps the locale prefix', async () => {
    answering({ [MOLLIE_ORDER]: outcomeAnswer('address_blacklisted') });
    const page = renderCheckout({ brand: 'spark', prefix: '/it' });
    await order(page);
    const dialog = await screen.findByRole('dialog', title(page, 'address_blacklisted'));
    expect(within(dialog).getAllByRole('link').map(hrefOf)).toEqual([
      '/it/contactUs',
      '/it/vip_plan/cred',
    ]);
  });
});

describe('refunded money', () => {
  test('is shown as refunded, not as bought', async () => {
    const data = { customerId: 'c', orderId: 'o', kind: 'pack', returned: true } as const;
    answering({ [MOLLIE_ORDER]: { ...outcomeAnswer('generic'), data } });
    const page = renderCheckout({ brand: 'fuego' });
    await order(page);
    const dialog = await screen.findByRole('dialog', {
      name: page.say('payments.outcomeReturned.title'),
    });
    expect(textOf(dialog)).toContain(page.say('payments.outcomeReturned.text'));
    within(dialog).getByRole('button', { name: page.say('payments.return.again') });
  });
});
