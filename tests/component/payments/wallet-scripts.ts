import { act, waitFor } from '@testing-library/react';
import type { PaymentOption } from '#lib/payments/options/payment-options.ts';

/** What wallets put onto the window. */
export const walletBrowser = window as unknown as Record<
  'google' | 'paypal' | 'ApplePaySession',
  unknown
>;

let scripts = 0;

/** An address that the test file has not asked a script of: each is asked for once a page. */
function scriptUrl(): string {
  scripts += 1;
  return `https://wallet.test/${String(scripts)}.js`;
}

/** The wallet's script comes, or does not. */
export async function endScript(event: 'load' | 'error'): Promise<void> {
  const script = await waitFor(() => {
    const found = document.head.querySelector(
      'script[src^="https://wallet.test/"]:not([data-done])',
    );
    if (!found) throw new Error('no script was asked for');
    return found;
  });
  script.setAttribute('data-done', '');
  await act(async () => {
    script.dispatchEvent(new Event(event));
    await Promise.resolve();
  });
}

/** No wallet has brought anything yet. */
export function resetWallets(): void {
  for (const script of document.head.querySelectorAll('script')) script.remove();
  for (const name of ['google', 'paypal', 'ApplePaySession'] as const)
    walletBrowser[name] = undefined;
}

export const googlePayOption = (): PaymentOption => ({
  method: 'googlepay',
  details: {
    scriptUrl: scriptUrl(),
    environment: 'TEST',
    merchantId: null,
    merchantName: 'Dolcevita',
    gateway: 'adyen',
    gatewayMerchantId: 'merchant',
    country: 'IT',
  },
});

export const applePayOption = (): PaymentOption => ({
  method: 'applepay',
  details: { scriptUrl: null, merchantName: 'Dolcevita', country: 'IT' },
});

export const paypalOption = (): PaymentOption => ({
  method: 'paypal',
  details: { scriptUrl: scriptUrl(), clientId: 'client' },
});

/** Google's script in this browser; `sheets` end as given, one for each press. */
export function googleScript(
  sheets: readonly (() => Promise<unknown>)[] = [],
  isReady = true,
): { opened: number } {
  const seen = { opened: 0 };
  class PaymentsClient {
    isReadyToPay(): Promise<unknown> {
      return Promise.resolve({ result: isReady });
    }
    loadPaymentData(): Promise<unknown> {
      const sheet = sheets[seen.opened];
      seen.opened += 1;
      return sheet?.() ?? Promise.reject(new Error('no sheet'));
    }
  }
  walletBrowser.google = { payments: { api: { PaymentsClient } } };
  return seen;
}

/** How a sheet of Google's ends. */
export const pays = () =>
  Promise.resolve({ paymentMethodData: { tokenizationData: { token: 'sealed' } } });
export const closed = () =>
  Promise.reject(Object.assign(new Error('closed'), { statusCode: 'CANCELED' }));
export const breaks = () => Promise.reject(new Error('DEVELOPER_ERROR'));
