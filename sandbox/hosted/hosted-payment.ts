import type { CardBrand } from '../adyen/fields/card-rules.ts';
import type { TestCase } from '../payments/test-payment-methods.ts';

/** What a page of the provider's own shows of a payment. */
export interface HostedPayment {
  readonly id: string;
  readonly merchant: string;
  readonly order: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly locale: string;
  /** The means are kept for later charges. */
  readonly storesCard: boolean;
  /** The buyer has not decided yet. */
  readonly open: boolean;
}

export interface TypedCard {
  /** Undefined for a card that no row of the test means has. */
  readonly case: TestCase | undefined;
  readonly brand: CardBrand | null;
  readonly lastFour: string;
  /** MM/YYYY. */
  readonly expiresOn: string;
}

/** What the buyer came to on the provider's page. */
export type HostedDecision =
  | { readonly kind: 'canceled' }
  /** `asked`: the bank asked, and the buyer said yes or no to it. */
  | { readonly kind: 'typed'; readonly card: TypedCard; readonly asked: 'yes' | 'no' | null };
