import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { answering, callsOf, OFFLINE, refusal } from '#tests/component/support/server.ts';
import {
  order,
  orderAnswer,
  orderButton,
  outcomeAnswer,
  renderCheckout,
  type CheckoutPage,
} from './checkout-page.tsx';
import { BRANDS } from './offers.ts';
import { applePayOption, resetWallets, walletBrowser } from './wallet-scripts.ts';

beforeEach(resetWallets);

const APPLE_ORDER = 'POST /api/orders/applePay/authorize';
const APPLE_SESSION = 'POST /api/orders/applePay/startSession';

describe('Apple Pay', () => {
  type Sheet = Record<'onvalidatemerchant' | 'onpaymentauthorized', (event: unknown) => void> & {
    oncancel: () => void;
  };
  let sheet: Sheet | undefined;
  let ended: string[] = [];

  function appleBrowser(): void {
    sheet = undefined;
    ended = [];
    class ApplePaySession {
      static readonly STATUS_SUCCESS = 0;
      static readonly STATUS_FAILURE = 1;
      static supportsVersion = () => true;
      static canMakePayments = () => true;
      begin(): void {
        sheet = this as unknown as Sheet;
      }
      abort(): void {
        ended.push('aborted');
      }
      completeMerchantValidation(): void {
        ended.push('validated');
      }
      completePayment(status: number): void {
        ended.push(status === 0 ? 'success' : 'failure');
      }
    }
    walletBrowser.ApplePaySession = ApplePaySession;
  }

  async function open(brand: CheckoutPage['brand'] = 'dolcevita') {
    appleBrowser();
    const page = renderCheckout({ brand, options: [applePayOption()] });
    await orderButton(page);
    await order(page);
    await waitFor(() => {
      expect(sheet).toBeDefined();
    });
    screen.getByText(page.say('checkout.apple.window'));
    return page;
  }

  const done = (press: () => void) =>
    act(async () => {
      press();
      await Promise.resolve();
    });
  const validate = () =>
    done(() => sheet?.onvalidatemerchant({ validationURL: 'https://apple.test/' }));
  const authorize = () =>
    done(() => sheet?.onpaymentauthorized({ payment: { token: { paymentData: { data: 'x' } } } }));

  test.each(BRANDS)('opens no sheet when the merchant session fails on %s', async (brand) => {
    answering({ [APPLE_SESSION]: refusal(503, 'unavailable') });
    const page = await open(brand);
    await validate();
    await screen.findByText(page.say('checkout.apple.failed'));
    expect(ended).toEqual(['aborted']);
    expect(callsOf(APPLE_ORDER)).toEqual([]);
    expect((await orderButton(page)).hasAttribute('disabled')).toBe(false);
  });

  test.each(BRANDS)(
    'charges nothing and keeps the form when the sheet is closed on %s',
    async (brand) => {
      const page = await open(brand);
      await done(() => sheet?.oncancel());
      await screen.findByText(page.say('checkout.apple.canceled'));
      expect(callsOf(APPLE_ORDER)).toEqual([]);
    },
  );

  test('ends its sheet as failed when refused', async () => {
    answering({ [APPLE_SESSION]: {}, [APPLE_ORDER]: outcomeAnswer('insufficient_funds') });
    const page = await open('fuego');
    await validate();
    await authorize();
    await screen.findByRole('dialog', {
      name: page.say('payments.outcome.insufficient_funds.title'),
    });
    expect(ended).toEqual(['validated', 'failure']);
  });

  test('ends its sheet as paid when paid', async () => {
    answering({ [APPLE_ORDER]: orderAnswer() });
    const page = await open('lumiere');
    await authorize();
    await screen.findByText(page.say('payments.credits.adding'));
    expect(ended).toEqual(['success']);
  });

  test('ends its sheet as failed, once, when the answer is lost twice', async () => {
    answering({ [APPLE_ORDER]: OFFLINE });
    const page = await open('spark');
    await authorize();
    await screen.findByText(page.say('errors.offline'));
    expect(ended).toEqual(['failure']);
    expect(callsOf(APPLE_ORDER)).toHaveLength(2);
  });
});
