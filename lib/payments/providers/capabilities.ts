/** Wallets are methods, not providers: their payments go through one of these. */
export const providerNames = ['adyen', 'paypal', 'mollie', 'trustpay', 'maxpay'] as const;

export type ProviderName = (typeof providerNames)[number];

export type Method = 'credit_card' | 'paypal' | 'applepay' | 'googlepay' | 'mollie';

/** What a provider supports for a method. The contract suite tests each adapter against its list. */
export type Capability =
  /** Encrypted card fields on our own page. */
  | 'card_fields'
  /** The buyer enters the card on the provider's page. */
  | 'hosted_page'
  | 'native_3ds'
  | 'redirect'
  /** The buyer approves in the provider's own window. */
  | 'approval'
  /** Stores the payment method for later charges. */
  | 'store'
  /** Charges a stored card when its holder orders, with authentication. */
  | 'one_click'
  | 'merchant_initiated'
  | 'revoke'
  | 'zero_amount'
  | 'refund'
  | 'partial_refund'
  /** Has a call that reads the status of a payment. */
  | 'look_up'
  | 'look_up_refund'
  | 'disputes';
