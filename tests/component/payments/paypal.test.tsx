import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { answering, callsOf } from '#tests/component/support/server.ts';
import {
  MOLLIE,
  order,
  orderAnswer,
  orderButton,
  outcomeAnswer,
  renderCheckout,
  type CheckoutPage,
} from './checkout-page.tsx';
import { stepsOf } from './dom.ts';
import { BRANDS } from './offers.ts';
import { endScript, paypalOption, resetWallets, walletBrowser } from './wallet-scripts.ts';

beforeEach(resetWallets);

describe('PayPal', () => {
  const BEGIN = 'POST /api/orders/client/paypal/createOrder';
  const TAKE = 'POST /api/orders/client/paypal/orderOk';
  type Session = {
    onApprove: (approved: { orderId: string }) => Promise<void>;
    onCancel: () => void;
    onError: () => void;
  };
  let session: Session | undefined;

  function paypalScript(): void {
    session = undefined;
    const sdk = {
      createPayPalOneTimePaymentSession: (given: Session) => {
        session = given;
        return { start: () => Promise.resolve() };
      },
    };
    walletBrowser.paypal = { createInstance: () => Promise.resolve(sdk) };
  }

  async function open(brand: CheckoutPage['brand'], script: 'load' | 'error') {
    if (script === 'load') paypalScript();
    const page = renderCheckout({ brand, options: [paypalOption()] });
    await endScript(script);
    await waitFor(async () => {
      expect((await orderButton(page)).hasAttribute('disabled')).toBe(false);
    });
    return page;
  }

  const begun = { ...orderAnswer({ status: 'open', message: 'pending' }), id: 'PAYPAL-1' } as never;

  test.each(BRANDS)(
    'charges nothing and restores the form when its window is closed on %s',
    async (brand) => {
      answering({ [BEGIN]: begun });
      const page = await open(brand, 'load');
      await order(page);
      screen.getByText(page.say('checkout.paypal.window'));
      await act(async () => {
        session?.onCancel();
        await Promise.resolve();
      });
      await waitFor(async () => {
        expect((await orderButton(page)).hasAttribute('disabled')).toBe(false);
      });
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(callsOf(TAKE)).toEqual([]);
    },
  );

  test.each(BRANDS)(
    'has its own text for a payment that PayPal did not complete on %s',
    async (brand) => {
      answering({ [BEGIN]: begun, [TAKE]: outcomeAnswer('retry') as never });
      const page = await open(brand, 'load');
      await order(page);
      await act(async () => {
        await session?.onApprove({ orderId: 'PAYPAL-1' });
      });
      await screen.findByRole('dialog', { name: page.say('payments.outcomePaypal.title') });
      screen.getByText(page.say('payments.outcomePaypal.text'));
      expect(callsOf(TAKE)[0]?.body).toEqual({ response: { id: 'PAYPAL-1' } });
    },
  );

  test('offers no card of ours when refused, and leaves nothing to order after a switch of method', async () => {
    answering({ [BEGIN]: begun, [TAKE]: outcomeAnswer('insufficient_funds') as never });
    paypalScript();
    const page = renderCheckout({ brand: 'lumiere', options: [MOLLIE, paypalOption()] });
    await page.user.click(screen.getByRole('radio', { name: page.say('payments.method.paypal') }));
    await endScript('load');
    await waitFor(async () => {
      expect((await orderButton(page)).hasAttribute('disabled')).toBe(false);
    });
    await order(page);
    await act(async () => {
      await session?.onApprove({ orderId: 'PAYPAL-1' });
    });
    const dialog = await screen.findByRole('dialog', {
      name: page.say('payments.outcome.insufficient_funds.title'),
    });
    expect(stepsOf(dialog).map(([label]) => label)).toEqual(
      ['return.again', 'action.otherMethod', 'return.plans'].map((key) =>
        page.say(`payments.${key}`),
      ),
    );
    const name = page.say('payments.action.otherMethod');
    await page.user.click(screen.getByRole('button', { name }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    expect(screen.queryByRole('button', { name: page.say('payments.offer.button') })).toBeNull();
  });

  test('is paid after the approval', async () => {
    answering({ [BEGIN]: begun, [TAKE]: orderAnswer() as never });
    const page = await open('spark', 'load');
    await order(page);
    await act(async () => {
      await session?.onApprove({ orderId: 'PAYPAL-1' });
    });
    await screen.findByText(page.say('payments.credits.adding'));
  });

  test.each(BRANDS)(
    'says on %s that its script failed to load, and the page itself redirects to PayPal',
    async (brand) => {
      const threeDS = {
        type: 'acs',
        url: 'https://paypal.test/approve',
        data: {},
        reference: 'r',
      } as const;
      const begunThere = {
        ...orderAnswer({ message: 'authentication_required', threeDS }),
        id: 'P',
      };
      answering({ [BEGIN]: begunThere as never });
      const page = await open(brand, 'error');
      await screen.findByText(page.say('checkout.paypal.failed'));
      expect(callsOf('POST /api/log/client').map(({ body }) => body.subject)).toEqual([
        'validation paypal_button',
      ]);
      await order(page);
      await screen.findByText(page.say('payments.form.redirecting'));
      expect(callsOf(BEGIN)).toHaveLength(1);
    },
  );
});
