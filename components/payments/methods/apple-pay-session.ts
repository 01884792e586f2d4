import type { Offer } from '#lib/payments/offers/offer.ts';
import type { ApplePayDetails } from '#lib/payments/options/apple-pay-details.ts';
import { loadScript } from './load-script.ts';

type Session = {
  onvalidatemerchant: ((event: { readonly validationURL: string }) => void) | null;
  onpaymentauthorized:
    | ((event: { readonly payment: { readonly token: { readonly paymentData: unknown } } }) => void)
    | null;
  oncancel: (() => void) | null;
  readonly begin: () => void;
  readonly abort: () => void;
  readonly completeMerchantValidation: (session: unknown) => void;
  readonly completePayment: (status: number) => void;
};

/** The class that Apple's browsers have by themselves. */
type SessionClass = {
  new (version: number, asked: Readonly<Record<string, unknown>>): Session;
  readonly STATUS_SUCCESS: number;
  readonly STATUS_FAILURE: number;
  readonly supportsVersion: (version: number) => boolean;
  readonly canMakePayments: () => boolean;
};

export type Authorized = {
  /** Apple's payment data as JSON, sealed for our gateway. */
  readonly token: string;
  /** The sheet says how it ended, and goes. */
  readonly complete: (paid: boolean) => void;
};

const VERSION = 3;

function sessionClass(): SessionClass | undefined {
  return (window as unknown as { readonly ApplePaySession?: SessionClass }).ApplePaySession;
}

/** Whether this device can pay, by a sheet of its browser's or of the script that brings one. */
export async function applePayWorks({ scriptUrl }: ApplePayDetails): Promise<boolean> {
  if (!sessionClass() && scriptUrl !== null) await loadScript(scriptUrl);
  const found = sessionClass();
  return found !== undefined && found.supportsVersion(VERSION) && found.canMakePayments();
}

/**
 * Opens Apple's sheet, which only a press may do. `validate` has our server ask for the merchant's session.
 * Null when the buyer closed it; rejects when it cannot be opened.
 */
export function askApplePay(
  { merchantName, country }: ApplePayDetails,
  offer: Offer,
  validate: (validationURL: string) => Promise<unknown>,
): Promise<Authorized | null> {
  return new Promise((resolve, reject) => {
    const Sheet = sessionClass();
    if (!Sheet) throw new Error('this browser has no sheet');
    const session = new Sheet(VERSION, {
      countryCode: country,
      currencyCode: offer.currency,
      supportedNetworks: ['visa', 'masterCard', 'amex', 'discover'],
      merchantCapabilities: ['supports3DS'],
      total: { label: merchantName, amount: offer.price, type: 'final' },
    });
    session.onvalidatemerchant = ({ validationURL }) => {
      validate(validationURL).then(
        (given) => {
          session.completeMerchantValidation(given);
        },
        (error: unknown) => {
          session.abort();
          reject(error instanceof Error ? error : new Error('no session'));
        },
      );
    };
    session.onpaymentauthorized = ({ payment }) => {
      resolve({
        token: JSON.stringify(payment.token.paymentData),
        complete: (paid) => {
          session.completePayment(paid ? Sheet.STATUS_SUCCESS : Sheet.STATUS_FAILURE);
        },
      });
    };
    session.oncancel = () => {
      resolve(null);
    };
    session.begin();
  });
}
