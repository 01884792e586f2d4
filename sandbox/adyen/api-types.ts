/** The parts of the provider's messages that the stand-in reads or writes. */
export interface Amount {
  readonly value: number;
  readonly currency: string;
}

export interface CardMethod {
  readonly type?: string;
  readonly holderName?: string;
  readonly encryptedCardNumber?: string;
  readonly encryptedExpiryMonth?: string;
  readonly encryptedExpiryYear?: string;
  readonly encryptedSecurityCode?: string;
  readonly storedPaymentMethodId?: string;
  readonly googlePayToken?: string;
  readonly applePayToken?: string;
  readonly number?: string;
  readonly cvc?: string;
}

export interface PaymentRequest {
  readonly amount: Amount;
  readonly merchantAccount: string;
  readonly paymentMethod: CardMethod;
  readonly reference: string;
  readonly returnUrl: string;
  readonly shopperReference?: string;
  readonly shopperLocale?: string;
  readonly shopperInteraction?: 'Ecommerce' | 'ContAuth' | 'Moto' | 'POS';
  readonly recurringProcessingModel?: string;
  readonly storePaymentMethod?: boolean;
  readonly captureDelayHours?: number;
  readonly redirectToIssuerMethod?: string;
  readonly redirectFromIssuerMethod?: string;
  readonly additionalData?: Readonly<Record<string, string>>;
  readonly authenticationData?: {
    readonly attemptAuthentication?: 'always' | 'never';
    readonly threeDSRequestData?: { readonly nativeThreeDS?: 'preferred' | 'disabled' };
  };
}

export interface DetailsRequest {
  readonly details: {
    readonly redirectResult?: string;
    readonly threeDSResult?: string;
    readonly MD?: string;
  };
}

export interface ModificationRequest {
  readonly merchantAccount: string;
  readonly amount?: Amount;
  readonly reference?: string;
}

export interface MethodsRequest {
  readonly merchantAccount: string;
  readonly shopperReference?: string;
}

export interface StoreRequest {
  readonly merchantAccount: string;
  readonly paymentMethod: CardMethod;
  readonly recurringProcessingModel: string;
  readonly shopperReference: string;
}

interface RedirectAction {
  readonly type: 'redirect';
  readonly paymentMethodType: string;
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly data?: Readonly<Record<string, string>>;
}

export interface ThreeDS2Action {
  readonly type: 'threeDS2';
  readonly subtype: 'fingerprint' | 'challenge';
  readonly paymentMethodType: string;
  readonly token: string;
  readonly paymentData: string;
  readonly authorisationToken: string;
}

export interface PaymentAnswer {
  readonly resultCode: string;
  readonly pspReference?: string;
  readonly merchantReference?: string;
  readonly amount?: Amount;
  readonly refusalReason?: string;
  readonly refusalReasonCode?: string;
  readonly additionalData?: Readonly<Record<string, string>>;
  readonly paymentMethod?: { readonly type: string; readonly brand: string };
  readonly action?: RedirectAction | ThreeDS2Action;
}
