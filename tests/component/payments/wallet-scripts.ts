import { act, waitFor } from '@testing-library/react';
import type { PaymentOption } from '#lib/payments/options/payment-options.ts';

/** The globals that wallets put on the window. */
export const walletBrowser = window as unknown as Record<
  'google' | 'paypal' | 'ApplePaySession',
  unknown
>;

let scripts = 0;

/** An unused script address: a page loads each script once. */
function scriptUrl(): string {
  scripts += 1;
  return `https://wallet.test/${String(scripts)}.js`;
}

/** Ends the load of the wallet's script, with success or failure. */
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

/** Removes all wallet scripts and globals. */
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

/** Google's script in this browser; `sheets` are the outcomes of its sheets, one for each press. */
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

/** The outcome of a paid Google sheet. */
export const pays = () =>
  Promise.resolve({ paymentMethodData: { tokenizationData: { token: 'sealed' } } });
export const closed = () =>
  Promise.reject(Object.assign(new Error('closed'), { statusCode: 'CANCELED' }));
export const breaks = () => Promise.reject(new Error('DEVELOPER_ERROR'));
