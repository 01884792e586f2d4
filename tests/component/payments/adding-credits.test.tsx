import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { navigations } from '#tests/component/support/navigation.ts';
import { credits, OWN_ID } from '#tests/component/support/render-member.tsx';
import { answering, callsOf, OFFLINE } from '#tests/component/support/server.ts';
import {
  MOLLIE_ORDER,
  order,
  orderAnswer,
  renderCheckout,
  type CheckoutCase,
} from './checkout-page.tsx';
import { fakeTimeUser, pass } from './fake-time.ts';

const CREDITS = 'GET /api/get/credits/{trackerId}';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

async function paid(given: CheckoutCase = {}) {
  answering({ [MOLLIE_ORDER]: orderAnswer() });
  const page = renderCheckout({
    credits: credits({ totalCredits: 4 }),
    user: fakeTimeUser,
    ...given,
  });
  await pass(0);
  await order(page);
  await pass(0);
  return page;
}

const answerOf = (totalCredits: number) => ({
  remainingCredits: credits({ totalCredits }),
  entries: [],
});

describe('the wait between payment and result page', () => {
  test('lasts until the credits arrive, then shows the new total and goes on', async () => {
    answering({ [CREDITS]: answerOf(4) });
    const page = await paid({ brand: 'lumiere' });
    screen.getByText(page.say('payments.credits.adding'));
    await pass(1_000);
    expect(callsOf(CREDITS)[0]?.params).toEqual({ trackerId: OWN_ID });
    expect(navigations()).toEqual([]);
    answering({ [CREDITS]: answerOf(54) });
    await pass(1_000);
    screen.getByText(page.say('payments.credits.done', { count: 54 }));
    expect(navigations()).toEqual([]);
    await pass(1_200);
    expect(navigations()).toEqual([{ kind: 'document', href: '/ok' }]);
  });

  test('ends when the socket reports them, without a call', async () => {
    const page = await paid({ brand: 'spark' });
    await page.socket.receive('remainingCredits', credits({ totalCredits: 54 }));
    screen.getByText(page.say('payments.credits.done', { count: 54 }));
    await pass(1_200);
    expect(navigations()).toEqual([{ kind: 'document', href: '/ok' }]);
    expect(callsOf(CREDITS)).toEqual([]);
  });

  test('ends after five calls, whatever they answered', async () => {
    answering({ [CREDITS]: OFFLINE });
    const page = await paid({ brand: 'fuego' });
    await pass(5_000);
    screen.getByText(page.say('payments.credits.adding'));
    expect(callsOf(CREDITS)).toHaveLength(5);
    await pass(1_000);
    expect(navigations()).toEqual([{ kind: 'document', href: '/ok' }]);
    expect(callsOf(CREDITS)).toHaveLength(5);
  });

  test('hides the order button, so that nothing can be ordered again', async () => {
    answering({ [CREDITS]: answerOf(4) });
    const page = await paid({ brand: 'dolcevita' });
    expect(screen.queryByRole('button', { name: page.say('payments.offer.button') })).toBeNull();
    expect(callsOf(MOLLIE_ORDER)).toHaveLength(1);
  });
});
