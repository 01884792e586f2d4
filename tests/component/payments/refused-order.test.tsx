import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { navigations } from '#tests/component/support/navigation.ts';
import { answering, callsOf, OFFLINE, refusal } from '#tests/component/support/server.ts';
import { MOLLIE_ORDER, order, orderButton, renderCheckout } from './checkout-page.tsx';
import { bare, OK_PAGE, STATUS, statusAnswer } from './pack-order.ts';

describe('a rule that refuses an order', () => {
  test.each([
    ['spending_cap_reached', 'dolcevita'],
    ['cooling_off', 'fuego'],
    ['subscription_running', 'lumiere'],
    ['email_unconfirmed', 'spark'],
    ['payment_method_unavailable', 'dolcevita'],
    ['plan_unknown', 'fuego'],
  ] as const)('%s (%s) is shown above the form, which stays', async (code, brand) => {
    answering({ [MOLLIE_ORDER]: refusal(409, code) });
    const page = renderCheckout({ brand });
    await order(page);
    await screen.findByText(page.say(`errors.${code}`));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect((await orderButton(page)).hasAttribute('disabled')).toBe(false);
    expect(screen.queryByRole('button', { name: page.say('payments.return.again') })).toBeNull();
  });

  test('is shown without its code when the code has no copy', async () => {
    answering({ [MOLLIE_ORDER]: refusal(500, 'of_no_list') });
    const page = renderCheckout({ brand: 'spark' });
    await order(page);
    await screen.findByText(page.say('payments.outcome.generic.text'));
    expect(screen.queryByText(/of_no_list/)).toBeNull();
  });

  test('offer_changed reloads the current offer', async () => {
    answering({ [MOLLIE_ORDER]: refusal(409, 'offer_changed') });
    const page = renderCheckout({ brand: 'fuego' });
    await order(page);
    await page.user.click(
      await screen.findByRole('button', { name: page.say('payments.return.again') }),
    );
    expect(navigations()).toEqual([{ kind: 'refresh', href: '/purchase/pay?plan=pack_50' }]);
    expect(screen.queryByText(page.say('errors.offer_changed'))).toBeNull();
    expect(callsOf(MOLLIE_ORDER)).toHaveLength(1);
  });

  test.each([
    ['open', 'payments.outcome.open.title'],
    ['pending', 'payments.outcome.pending.title'],
    ['card_declined', 'payments.outcome.card_declined.title'],
  ] as const)('payment_in_progress shows the pending order: %s', async (message, key) => {
    answering({
      [MOLLIE_ORDER]: refusal(409, 'payment_in_progress'),
      [STATUS]: statusAnswer(true, message),
    });
    const page = renderCheckout({ brand: 'lumiere' });
    await order(page);
    await page.user.click(
      await screen.findByRole('button', { name: page.say('payments.form.status') }),
    );
    await screen.findByRole('dialog', { name: page.say(key) });
    expect(callsOf(STATUS).at(-1)?.body).toEqual({});
    expect(callsOf(MOLLIE_ORDER)).toHaveLength(1);
  });

  test('payment_in_progress leads to the result page when the order was paid meanwhile', async () => {
    answering({
      [MOLLIE_ORDER]: refusal(409, 'payment_in_progress'),
      [STATUS]: statusAnswer(true, 'success'),
    });
    const page = renderCheckout({ offer: bare() });
    await order(page);
    await page.user.click(
      await screen.findByRole('button', { name: page.say('payments.form.status') }),
    );
    await waitFor(() => {
      expect(navigations()).toEqual(OK_PAGE);
    });
  });

  test('payment_in_progress restores the form when the status is unknown', async () => {
    answering({ [MOLLIE_ORDER]: refusal(409, 'payment_in_progress'), [STATUS]: OFFLINE });
    const page = renderCheckout();
    await order(page);
    await page.user.click(
      await screen.findByRole('button', { name: page.say('payments.form.status') }),
    );
    await waitFor(() => {
      expect(screen.queryByText(page.say('errors.payment_in_progress'))).toBeNull();
    });
    await orderButton(page);
  });
});
