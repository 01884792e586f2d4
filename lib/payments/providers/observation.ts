import type { AttemptState } from '../../db/generated/enums.ts';
import type { Outcome } from '../outcomes.ts';
import type { ThreeDs } from '../attempts/three-ds.ts';

/** A card or account that the provider stores for us: a token and what may be shown of it. */
export type StoredPaymentMethod = {
  readonly token: string;
  readonly cardBrand: string | null;
  readonly lastFour: string | null;
  /** MM/YYYY. */
  readonly expiresOn: string | null;
};

/** What a provider reports about one attempt, in our terms. Nothing else changes an attempt. */
export type Observation = {
  readonly state: Exclude<AttemptState, 'created' | 'submitting'>;
  /** Our reference as the provider reports it; null when it reports none. */
  readonly reference: string | null;
  readonly providerReference: string | null;
  readonly amountMinor: number | null;
  readonly currency: string | null;
  /** The amount actually captured, where the provider reports it separately. */
  readonly capturedMinor: number | null;
  readonly outcome: Outcome;
  /**
   * True when it is certain that the payment was never processed: no connection, or the call itself was
   * refused. Another provider may then be tried. Never true after a lost answer.
   */
  readonly technical: boolean;
  /** True when the cardholder was authenticated. */
  readonly threeDs: boolean;
  readonly action: ThreeDs | null;
  readonly stored: StoredPaymentMethod | null;
  /** The provider's own name for the card or account that pays, the same in each payment by it; null without one. */
  readonly payerAlias: string | null;
  /** Stored for customer care and later calls: ids, result and refusal codes, never card data. */
  readonly result: Readonly<Record<string, string>>;
};

export type RefundObservation = {
  readonly state: 'pending' | 'succeeded' | 'failed' | 'unknown';
  readonly providerReference: string | null;
  /** The refunded amount as the provider reports it; null when it does not. */
  readonly amountMinor: number | null;
  /** True when it is certain that nothing was done: the next try counts as the first. */
  readonly technical: boolean;
  /** Why it failed, as the provider's code. */
  readonly reason: string | null;
};
