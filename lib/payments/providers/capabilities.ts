/** Wallets are methods: their money goes through one of these. */
export const providerNames = ['adyen', 'paypal', 'mollie', 'trustpay', 'maxpay'] as const;

export type ProviderName = (typeof providerNames)[number];

export type Method = 'credit_card' | 'paypal' | 'applepay' | 'googlepay' | 'mollie';

/** What a provider can do with a method. The contract suite holds each adapter to what it states. */
export type Capability =
  /** Sealed fields on our own page. */
  | 'card_fields'
  /** The buyer types on the provider's page. */
  | 'hosted_page'
  | 'native_3ds'
  | 'redirect'
  /** The buyer agrees in the provider's own window. */
  | 'approval'
  /** Keeps the means for later charges. */
  | 'store'
  /** Charges what it keeps when its holder orders, and has them asked. */
  | 'one_click'
  | 'merchant_initiated'
  | 'revoke'
  | 'zero_amount'
  | 'refund'
  | 'partial_refund'
  /** Can be asked how a payment stands. */
  | 'look_up'
  | 'look_up_refund'
  | 'disputes';
