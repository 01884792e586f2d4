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

/** The class that Apple's browsers provide natively. */
type SessionClass = {
  new (version: number, asked: Readonly<Record<string, unknown>>): Session;
  readonly STATUS_SUCCESS: number;
  readonly STATUS_FAILURE: number;
  readonly supportsVersion: (version: number) => boolean;
  readonly canMakePayments: () => boolean;
};

export type Authorized = {
  /** Apple's payment data as JSON, encrypted for our gateway. */
  readonly token: string;
  /** Shows the result in the sheet and closes it. */
  readonly complete: (paid: boolean) => void;
};

const VERSION = 3;

function sessionClass(): SessionClass | undefined {
  return (window as unknown as { readonly ApplePaySession?: SessionClass }).ApplePaySession;
}

/** Whether this device can pay, with its browser's own sheet or with that of the script that adds one. */
export async function applePayWorks({ scriptUrl }: ApplePayDetails): Promise<boolean> {
  if (!sessionClass() && scriptUrl !== null) await loadScript(scriptUrl);
  const found = sessionClass();
  return found !== undefined && found.supportsVersion(VERSION) && found.canMakePayments();
}

/**
 * Opens Apple's sheet, which the browser allows only on a press. `validate` has our server request the
 * merchant session. Null when the buyer closed the sheet; rejects when it cannot be opened.
 */
export function askApplePay(
  { merchantName, country }: ApplePayDetails,
  offer: Offer,
  validate: (validationURL: string) => Promise<unknown>,
): Promise<Authorized | null> {
  return new Promise((resolve, reject) => {
    const Sheet = sessionClass();
    if (!Sheet) throw new Error('Apple Pay is not available in this browser');
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
          reject(
            error instanceof Error ? error : new Error('Apple Pay merchant validation failed'),
          );
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
