import type { CardBrand } from '../adyen/fields/card-rules.ts';
import type { TestCase } from '../payments/test-payment-methods.ts';

/** What the provider's own page shows of a payment. */
export interface HostedPayment {
  readonly id: string;
  readonly merchant: string;
  readonly order: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly locale: string;
  /** The card is stored for later charges. */
  readonly storesCard: boolean;
  /** The buyer has not decided yet. */
  readonly open: boolean;
}

export interface TypedCard {
  /** Undefined for a card that is not in the table of test payment methods. */
  readonly case: TestCase | undefined;
  readonly brand: CardBrand | null;
  readonly lastFour: string;
  /** MM/YYYY. */
  readonly expiresOn: string;
}

/** The buyer's decision on the provider's page. */
export type HostedDecision =
  | { readonly kind: 'canceled' }
  /** `asked`: the buyer's answer to the bank's challenge; null without one. */
  | { readonly kind: 'typed'; readonly card: TypedCard; readonly asked: 'yes' | 'no' | null };
