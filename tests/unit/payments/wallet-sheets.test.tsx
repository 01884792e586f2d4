// [money §4 Google Pay]
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test } from '@jest/globals';
import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { locales } from '#lib/brands/schema.ts';
import type { Offer } from '#lib/payments/offers/offer.ts';
import { askApplePay } from '#components/payments/methods/apple-pay-session.ts';
import { askGooglePay } from '#components/payments/methods/google-pay-sdk.ts';
import { NoMethod } from '#components/payments/no-method.tsx';

const OFFER = { price: '24.90', currency: 'EUR' } as Offer;
const browser = globalThis as { window?: unknown };

afterEach(() => {
  delete browser.window;
});

describe('the sheet of Google Pay', () => {
  const details = {
    scriptUrl: 'https://pay.google.com/gp/p/js/pay.js',
    environment: 'TEST' as const,
    merchantId: null,
    merchantName: 'Dolcevita',
    country: 'IT',
    gateway: 'adyen',
    gatewayMerchantId: 'gankomedia',
  };

  /** A script whose sheet ends with the given outcome; returns its requests. */
  function script(end: () => Promise<unknown>): unknown[] {
    const asked: unknown[] = [];
    class PaymentsClient {
      loadPaymentData(request: unknown): Promise<unknown> {
        asked.push(request);
        return end();
      }
    }
    browser.window = { google: { payments: { api: { PaymentsClient } } } };
    return asked;
  }

  test('requests our price and our gateway, and passes on only the token', async () => {
    const tokenizationData = { token: 'sealed', type: 'PAYMENT_GATEWAY' };
    const asked = script(() => Promise.resolve({ paymentMethodData: { tokenizationData } }));
    expect(await askGooglePay(details, OFFER)).toBe('sealed');
    expect(asked).toMatchObject([
      {
        merchantInfo: { merchantName: 'Dolcevita' },
        transactionInfo: { totalPrice: '24.90', currencyCode: 'EUR', totalPriceStatus: 'FINAL' },
        allowedPaymentMethods: [
          {
            parameters: {
              allowedAuthMethods: ['PAN_ONLY', 'CRYPTOGRAM_3DS'],
              allowedCardNetworks: ['VISA', 'MASTERCARD'],
            },
            tokenizationSpecification: {
              parameters: { gateway: 'adyen', gatewayMerchantId: 'gankomedia' },
            },
          },
        ],
      },
    ]);
  });

  test('resolves to nothing when closed, and throws when it fails', async () => {
    const problem = (statusCode: string) => Object.assign(new Error(statusCode), { statusCode });
    script(() => Promise.reject(problem('CANCELED')));
    expect(await askGooglePay(details, OFFER)).toBeNull();
    script(() => Promise.reject(problem('DEVELOPER_ERROR')));
    await expect(askGooglePay(details, OFFER)).rejects.toThrow('DEVELOPER_ERROR');
  });
});

describe('the sheet of Apple Pay', () => {
  const details = { scriptUrl: null, merchantName: 'Dolcevita', country: 'IT' };
  const steps: string[] = [];

  type Handlers = {
    onvalidatemerchant: (event: { readonly validationURL: string }) => void;
    onpaymentauthorized: (event: unknown) => void;
    oncancel: () => void;
  };
  let opened: Handlers;

  /** A browser with a sheet that records the calls to it. */
  function sheet(): void {
    steps.length = 0;
    class ApplePaySession {
      static readonly STATUS_SUCCESS = 0;
      static readonly STATUS_FAILURE = 1;
      constructor(version: number, asked: unknown) {
        steps.push(`version ${version}`, JSON.stringify(asked));
        opened = this as unknown as Handlers;
      }
      begin(): void {
        steps.push('begin');
      }
      abort(): void {
        steps.push('abort');
      }
      completeMerchantValidation(session: unknown): void {
        steps.push(`session ${String(session)}`);
      }
      completePayment(status: number): void {
        steps.push(`status ${status}`);
      }
    }
    browser.window = { ApplePaySession };
  }

  const given = () => Promise.resolve('of Apple');
  const payment = { token: { paymentData: { data: 'sealed' }, transactionIdentifier: '1' } };

  test('passes on the encrypted token, and ends with the given result', async () => {
    sheet();
    const asked = askApplePay(details, OFFER, given);
    opened.onvalidatemerchant({ validationURL: 'https://apple-pay-gateway.apple.com/' });
    await given();
    opened.onpaymentauthorized({ payment });
    const authorized = await asked;
    expect(authorized?.token).toBe('{"data":"sealed"}');
    authorized?.complete(false);
    authorized?.complete(true);
    expect(steps[0]).toBe('version 3');
    expect(steps[1]).toContain('"amount":"24.90"');
    expect(steps.slice(2)).toEqual(['begin', 'session of Apple', 'status 1', 'status 0']);
  });

  test('resolves to nothing when closed', async () => {
    sheet();
    const asked = askApplePay(details, OFFER, given);
    opened.oncancel();
    expect(await asked).toBeNull();
  });

  test('closes when our server gets no session', async () => {
    sheet();
    const asked = askApplePay(details, OFFER, () => Promise.reject(new Error('unavailable')));
    opened.onvalidatemerchant({ validationURL: 'https://stranger.example/' });
    await expect(asked).rejects.toThrow('unavailable');
    expect(steps.slice(2)).toEqual(['begin', 'abort']);
  });
});

describe('a page without a usable payment method', () => {
  test.each(locales)('says in %s which wallet the device lacks', (locale) => {
    const messages = Object.fromEntries(
      ['checkout', 'payments'].map((name) => {
        const file = new URL(`../../../messages/${locale}/${name}.json`, import.meta.url);
        return [name, JSON.parse(readFileSync(file, 'utf8')) as Record<string, never>];
      }),
    );
    const { google, apple } = messages['checkout'] as Record<string, { unavailable: string }>;
    const page = renderToStaticMarkup(
      <NextIntlClientProvider locale={locale} messages={messages} timeZone="Europe/Rome">
        <NoMethod offered={[{ method: 'applepay', details: {} as never }]} prefix="/it" />
      </NextIntlClientProvider>,
    );
    expect(page).toContain(apple?.unavailable);
    expect(page).not.toContain(google?.unavailable);
    expect(page).toContain('href="/it/contactUs"');
  });
});
