import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { callsOf } from '#tests/component/support/server.ts';
import { MOLLIE, orderButton, renderCheckout } from './checkout-page.tsx';
import { BRANDS } from './offers.ts';
import {
  applePayOption,
  endScript,
  googleScript,
  googlePayOption,
  paypalOption,
  resetWallets,
} from './wallet-scripts.ts';

beforeEach(resetWallets);

const radios = () => screen.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value);

describe('a wallet', () => {
  test.each(BRANDS)(
    'is not offered beside the others when its script fails to load on %s',
    async (brand) => {
      const page = renderCheckout({ brand, options: [googlePayOption(), MOLLIE, paypalOption()] });
      expect(radios()).toEqual(['mollie', 'paypal']);
      await endScript('error');
      await waitFor(() => {
        expect(callsOf('POST /api/log/client').map(({ body }) => body.logText)).toEqual([
          'script:not_loaded',
        ]);
      });
      expect(radios()).toEqual(['mollie', 'paypal']);
      await page.user.click(
        screen.getByRole('radio', { name: page.say('payments.method.mollie') }),
      );
      await orderButton(page);
    },
  );

  test('is offered only if this browser can pay with it', async () => {
    googleScript([], false);
    const page = renderCheckout({ brand: 'fuego', options: [googlePayOption(), MOLLIE] });
    await endScript('load');
    await orderButton(page);
    expect(screen.queryByRole('radio')).toBeNull();
    page.unmount();
    googleScript([], true);
    renderCheckout({ brand: 'fuego', options: [googlePayOption(), MOLLIE] });
    await endScript('load');
    await waitFor(() => {
      expect(radios()).toEqual(['googlepay', 'mollie']);
    });
  });

  test('says that it cannot be used when it is the only method, with a link to customer care', async () => {
    const page = renderCheckout({ brand: 'spark', options: [applePayOption()] });
    await screen.findByText(page.say('checkout.apple.unavailable'));
    screen.getByRole('link', { name: page.say('payments.action.contact') });
    expect(screen.queryByRole('button')).toBeNull();
  });
});
