import type { AttemptInitiator, IntentPurpose } from '../../db/generated/enums.ts';

/** Card fields as encrypted by the provider's own fields. */
export type SealedCard = {
  readonly number: string;
  readonly expiryMonth: string;
  readonly expiryYear: string;
  readonly securityCode: string;
};

export type PaymentMethod =
  | { readonly kind: 'sealed_card'; readonly fields: SealedCard; readonly holderName: string }
  /** A payment method that the provider stores. */
  | { readonly kind: 'stored'; readonly token: string }
  /** A wallet's payload: never stored, never logged. */
  | {
      readonly kind: 'wallet';
      readonly wallet: 'applepay' | 'googlepay';
      readonly token: string;
    }
  /** The buyer enters it on the provider's page. */
  | { readonly kind: 'hosted' };

export type Browser = {
  readonly userAgent: string;
  readonly acceptHeader: string;
  readonly language: string;
  readonly colorDepth: number;
  readonly screenHeight: number;
  readonly screenWidth: number;
  /** Minutes, as Date.getTimezoneOffset gives them. */
  readonly timezone: number;
  readonly javaEnabled: boolean;
};

export type ChargeRequest = {
  readonly company: string;
  readonly reference: string;
  readonly idempotencyKey: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly paymentMethod: PaymentMethod;
  readonly purpose: IntentPurpose;
  /** `member`: the member is present and can authenticate. `merchant`: a renewal, charged without the member. */
  readonly initiator: AttemptInitiator;
  readonly sca: 'required' | 'none';
  /** The role of this charge for a stored payment method: the first one stores it, the others use it. */
  readonly cardOnFile: 'none' | 'first' | 'one_click' | 'renewal';
  /** Store the payment method for later charges. */
  readonly store: boolean;
  readonly planName: string;
  readonly descriptor: string;
  readonly returnUrl: string;
  readonly cancelUrl: string;
  /** Where the provider sends its notifications, for providers that receive the URL with each payment. */
  readonly notifyUrl: string;
  readonly payer: {
    readonly id: string;
    readonly email: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly country: string;
    readonly locale: string;
    readonly address: string;
  };
  readonly browser: Browser | null;
};
