import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { orderKey } from '#components/payments/order-key.ts';
import { deferred } from '#tests/component/support/deferred.ts';
import { navigations } from '#tests/component/support/navigation.ts';
import { answering, callsOf, OFFLINE, refusal } from '#tests/component/support/server.ts';
import {
  MOLLIE,
  MOLLIE_ORDER,
  order,
  orderAnswer,
  orderButton,
  outcomeAnswer,
  renderCheckout,
} from './checkout-page.tsx';
import { fakeTimeUser, pass } from './fake-time.ts';
import { bare, OK_PAGE, STATUS, statusAnswer } from './pack-order.ts';

const ORDERED = { productId: 'pack_50', offerHash: 'hash-1', method: 'mollie' };

const keys = () => callsOf(MOLLIE_ORDER).map(({ body }) => body.idempotencyKey);

describe('an order', () => {
  test('sends the plan, the offer shown and the consents given', async () => {
    answering({ [MOLLIE_ORDER]: outcomeAnswer('generic') });
    const page = renderCheckout({ hasPendingMessage: true });
    const send = await screen.findByRole('checkbox', {
      name: page.say('payments.form.sendPending'),
    });
    await page.user.click(send);
    await order(page);
    await screen.findByRole('dialog');
    expect(callsOf(MOLLIE_ORDER)[0]?.body).toMatchObject({
      plan: { productId: 'pack_50' },
      offerHash: 'hash-1',
      country: 'it',
      descriptor: 'AMARENA PACK',
      acceptOrder: true,
      startNow: true,
      sendPending: true,
      idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  test('accepts no second press and no other choice while it is pending', async () => {
    const answer = deferred<ReturnType<typeof orderAnswer>>();
    answering({ [MOLLIE_ORDER]: () => answer.promise });
    const page = renderCheckout();
    const button = await orderButton(page);
    await page.user.click(screen.getByRole('checkbox'));
    await page.user.dblClick(button);
    expect(button.hasAttribute('disabled')).toBe(true);
    expect(screen.getByRole('checkbox').hasAttribute('disabled')).toBe(true);
    screen.getByText(page.say('checkout.mollie.leaving'));
    await page.user.keyboard('{Enter}');
    await act(async () => {
      answer.resolve(outcomeAnswer('generic'));
      await answer.promise;
    });
    await screen.findByRole('dialog');
    expect(callsOf(MOLLIE_ORDER)).toHaveLength(1);
  });

  test('is repeated under the same key when its answer was lost', async () => {
    let tries = 0;
    answering({
      [MOLLIE_ORDER]: () => {
        tries += 1;
        return tries === 1 ? OFFLINE : orderAnswer();
      },
    });
    const page = renderCheckout({ offer: bare() });
    await order(page);
    await waitFor(() => {
      expect(navigations()).toEqual(OK_PAGE);
    });
    expect(keys()).toHaveLength(2);
    expect(new Set(keys()).size).toBe(1);
  });

  test('shows a lost connection without any answer, and is the same order at the next press', async () => {
    answering({ [MOLLIE_ORDER]: OFFLINE });
    const page = renderCheckout({ brand: 'spark' });
    await order(page);
    await screen.findByText(page.say('errors.offline'));
    expect(navigations()).toEqual([]);
    answering({ [MOLLIE_ORDER]: outcomeAnswer('open') });
    await order(page);
    await screen.findByRole('dialog', { name: page.say('payments.outcome.open.title') });
    expect(keys()).toHaveLength(3);
    expect(new Set(keys()).size).toBe(1);
  });

  test('leads to the result page when paid, in place of the payment page', async () => {
    answering({ [MOLLIE_ORDER]: orderAnswer() });
    const page = renderCheckout({ brand: 'spark', offer: bare('spark'), prefix: '/es' });
    await order(page);
    await waitFor(() => {
      expect(navigations()).toEqual([{ kind: 'document', href: '/es/ok' }]);
    });
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('an order that was sent before the page was reloaded', () => {
  const remembered = () => orderKey(ORDERED);

  test('leads to the result page without a press when it is paid', async () => {
    const key = remembered();
    answering({ [STATUS]: statusAnswer(true, 'success') });
    renderCheckout();
    await waitFor(() => {
      expect(navigations()).toEqual(OK_PAGE);
    });
    expect(callsOf(STATUS)[0]?.body).toEqual({ idempotencyKey: key });
    expect(sessionStorage).toHaveLength(0);
  });

  test('is shown as open at the bank, so that the buyer does not pay twice', async () => {
    remembered();
    answering({ [STATUS]: statusAnswer(true, 'open') });
    const page = renderCheckout({ brand: 'fuego' });
    await screen.findByRole('dialog', { name: page.say('payments.outcome.open.title') });
    expect(keys()).toEqual([]);
  });

  test.each([
    ['was refused', 'leaves the form for another order', statusAnswer(true, 'card_declined'), 2],
    ['was left at the bank', 'is entered again by ordering', statusAnswer(true, 'pending'), 1],
    ['is unknown', 'is sent again by ordering', statusAnswer(false), 1],
    ['cannot be asked about', 'is sent again by ordering', OFFLINE, 1],
  ] as const)('that %s %s', async (_what, _next, answer, distinct) => {
    const key = remembered();
    answering({ [STATUS]: answer, [MOLLIE_ORDER]: outcomeAnswer('generic') });
    const page = renderCheckout({ brand: 'spark' });
    await waitFor(() => {
      expect(callsOf(STATUS)).toHaveLength(1);
    });
    await order(page);
    await screen.findByRole('dialog', { name: page.say('payments.outcome.generic.title') });
    expect(new Set([key, ...keys()]).size).toBe(distinct);
    expect(navigations()).toEqual([]);
  });

  test('is queried again when the back button restores the page from the cache', async () => {
    const threeDS = {
      type: 'redirect',
      url: 'https://bank.test/',
      method: 'GET',
      data: {},
    } as const;
    answering({
      [MOLLIE_ORDER]: orderAnswer({ message: 'authentication_required', threeDS }),
      [STATUS]: statusAnswer(true, 'pending'),
    });
    const page = renderCheckout({ brand: 'lumiere' });
    await order(page);
    await screen.findByText(page.say('payments.form.redirecting'));
    const shown = Object.assign(new Event('pageshow'), { persisted: true });
    act(() => {
      dispatchEvent(shown);
    });
    await orderButton(page);
    expect(screen.queryByText(page.say('payments.form.redirecting'))).toBeNull();
    await waitFor(() => {
      expect(callsOf(STATUS).map(({ body }) => body)).toEqual([{ idempotencyKey: keys()[0] }]);
    });
  });
});

describe('another order under a used key', () => {
  test('shows the earlier one while that is open, and charges nothing', async () => {
    answering({
      [MOLLIE_ORDER]: refusal(409, 'idempotency_reused'),
      [STATUS]: statusAnswer(true, 'open'),
    });
    const page = renderCheckout({ options: [MOLLIE] });
    await order(page);
    await screen.findByRole('dialog', { name: page.say('payments.outcome.open.title') });
    expect(callsOf(MOLLIE_ORDER)).toHaveLength(1);
  });
});

describe('66: an order that is shown as pending', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test.each([
    ['success', 'the result page'],
    ['card_declined', 'the refusal'],
  ] as const)('becomes, after %s, %s', async (message, _) => {
    let asks = 0;
    answering({
      [MOLLIE_ORDER]: outcomeAnswer('pending'),
      [STATUS]: () => {
        asks += 1;
        return statusAnswer(true, asks < 2 ? 'pending' : message);
      },
    });
    const page = renderCheckout({ offer: bare(), user: fakeTimeUser });
    await pass(100);
    await order(page);
    await pass(100);
    screen.getByRole('dialog', { name: page.say('payments.outcome.pending.title') });
    await pass(7_000);
    if (message === 'success') expect(navigations()).toEqual(OK_PAGE);
    else screen.getByRole('dialog', { name: page.say(`payments.outcome.${message}.title`) });
    expect(sessionStorage).toHaveLength(0);
    const asked = callsOf(STATUS).length;
    await pass(60_000);
    expect(callsOf(STATUS)).toHaveLength(asked);
  });
});
