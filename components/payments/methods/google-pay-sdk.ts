import type { Offer } from '#lib/payments/offers/offer.ts';
import type { GooglePayDetails } from '#lib/payments/options/google-pay-details.ts';
import { loadScript } from './load-script.ts';

type CardMethod = {
  readonly type: 'CARD';
  readonly parameters: Readonly<Record<string, readonly string[]>>;
  readonly tokenizationSpecification?: {
    readonly type: 'PAYMENT_GATEWAY';
    readonly parameters: Readonly<Record<string, string>>;
  };
};

type Asked = {
  readonly apiVersion: 2;
  readonly apiVersionMinor: 0;
  readonly allowedPaymentMethods: readonly CardMethod[];
};

type Paid = {
  readonly paymentMethodData: { readonly tokenizationData: { readonly token: string } };
};

/** The part of Google's script that is used here. */
type PaymentsClient = {
  readonly isReadyToPay: (asked: Asked) => Promise<{ readonly result: boolean }>;
  readonly loadPaymentData: (
    asked: Asked & Readonly<Record<'merchantInfo' | 'transactionInfo', unknown>>,
  ) => Promise<Paid>;
};

type Script = {
  readonly payments: {
    readonly api: {
      readonly PaymentsClient: new (settings: { readonly environment: string }) => PaymentsClient;
    };
  };
};

const CARD: CardMethod = {
  type: 'CARD',
  parameters: {
    allowedAuthMethods: ['PAN_ONLY', 'CRYPTOGRAM_3DS'],
    allowedCardNetworks: ['VISA', 'MASTERCARD'],
  },
};

const VERSION = { apiVersion: 2, apiVersionMinor: 0 } as const;

function client({ environment }: GooglePayDetails): PaymentsClient {
  const { google } = window as unknown as { readonly google?: Script };
  if (!google) throw new Error('the Google Pay script loaded but did not define window.google');
  return new google.payments.api.PaymentsClient({ environment });
}

/** Loads Google's script and asks it whether this browser can pay. */
export async function googlePayWorks(details: GooglePayDetails): Promise<boolean> {
  await loadScript(details.scriptUrl);
  const { result } = await client(details).isReadyToPay({
    ...VERSION,
    allowedPaymentMethods: [CARD],
  });
  return result;
}

function wasClosed(error: unknown): boolean {
  return (error as { readonly statusCode?: unknown } | null)?.statusCode === 'CANCELED';
}

/** Opens Google's sheet; returns the token encrypted for our gateway, or null when the buyer closed it. */
export async function askGooglePay(
  details: GooglePayDetails,
  offer: Offer,
): Promise<string | null> {
  const { gateway, gatewayMerchantId, merchantId, merchantName, country } = details;
  const tokenizationSpecification = {
    type: 'PAYMENT_GATEWAY',
    parameters: { gateway, gatewayMerchantId },
  } as const;
  try {
    const paid = await client(details).loadPaymentData({
      ...VERSION,
      allowedPaymentMethods: [{ ...CARD, tokenizationSpecification }],
      merchantInfo: { merchantName, ...(merchantId !== null && { merchantId }) },
      transactionInfo: {
        totalPriceStatus: 'FINAL',
        totalPrice: offer.price,
        currencyCode: offer.currency,
        countryCode: country,
      },
    });
    return paid.paymentMethodData.tokenizationData.token;
  } catch (error) {
    if (wasClosed(error)) return null;
    throw error;
  }
}
