import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { answering, callsOf, OFFLINE } from '#tests/component/support/server.ts';
import {
  order,
  orderButton,
  outcomeAnswer,
  renderCheckout,
  type CheckoutPage,
} from './checkout-page.tsx';
import { stepsOf } from './dom.ts';
import { BRANDS } from './offers.ts';
import {
  breaks,
  closed,
  endScript,
  googleScript,
  googlePayOption,
  pays,
  resetWallets,
} from './wallet-scripts.ts';

beforeEach(resetWallets);

const GOOGLE_ORDER = 'POST /api/orders/googlePay/paymentData';

describe('Google Pay', () => {
  async function open(brand: CheckoutPage['brand'] = 'dolcevita') {
    const page = renderCheckout({ brand, options: [googlePayOption()] });
    await endScript('load');
    await orderButton(page);
    screen.getByText(page.say('checkout.google.lead'));
    return page;
  }

  test.each(BRANDS)(
    'charges nothing and keeps the form when the sheet is closed on %s',
    async (brand) => {
      googleScript([closed]);
      const page = await open(brand);
      await order(page);
      await screen.findByText(page.say('checkout.google.canceled'));
      expect(callsOf(GOOGLE_ORDER)).toEqual([]);
      expect(screen.getByRole('checkbox')).toMatchObject({ checked: true });
      expect((await orderButton(page)).hasAttribute('disabled')).toBe(false);
    },
  );

  test.each(BRANDS)('says that the sheet failed to open on %s, and logs it', async (brand) => {
    googleScript([breaks]);
    const page = await open(brand);
    await order(page);
    await screen.findByText(page.say('checkout.google.failed'));
    expect(callsOf('POST /api/log/client').map(({ body }) => body.subject)).toEqual([
      'validation google_pay',
    ]);
    expect(callsOf(GOOGLE_ORDER)).toEqual([]);
  });

  test('offers no card of ours when refused, and opens another sheet at the next press', async () => {
    const seen = googleScript([pays, pays]);
    answering({ [GOOGLE_ORDER]: outcomeAnswer('insufficient_funds') });
    const page = await open('spark');
    await order(page);
    const dialog = await screen.findByRole('dialog', {
      name: page.say('payments.outcome.insufficient_funds.title'),
    });
    expect(stepsOf(dialog).map(([label]) => label)).toEqual([
      page.say('payments.return.again'),
      page.say('payments.return.plans'),
    ]);
    await page.user.click(screen.getByRole('button', { name: page.say('payments.return.again') }));
    await order(page);
    await screen.findByRole('dialog');
    expect(seen.opened).toBe(2);
    const [first] = callsOf(GOOGLE_ORDER);
    expect(first?.body.response).toEqual({
      paymentMethodData: { tokenizationData: { token: 'sealed' } },
    });
  });

  test('retries a lost answer without a second sheet', async () => {
    const seen = googleScript([pays]);
    let tries = 0;
    answering({
      [GOOGLE_ORDER]: () => {
        tries += 1;
        return tries === 1 ? OFFLINE : outcomeAnswer('generic');
      },
    });
    const page = await open();
    await order(page);
    await screen.findByRole('dialog');
    expect([seen.opened, tries]).toEqual([1, 2]);
  });
});
