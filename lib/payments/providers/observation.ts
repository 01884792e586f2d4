import type { AttemptState } from '../attempts/attempt-states.ts';
import type { Outcome } from '../outcomes.ts';
import type { ThreeDs } from '../attempts/three-ds.ts';

/** A card or account that the provider keeps for us: a reference and what may be shown of it. */
export type StoredPaymentMethod = {
  readonly token: string;
  readonly cardBrand: string | null;
  readonly lastFour: string | null;
  /** MM/YYYY. */
  readonly expiresOn: string | null;
};

/** What a provider says about one attempt, in our words. Nothing else changes an attempt. */
export type Observation = {
  readonly state: Exclude<AttemptState, 'created' | 'submitting'>;
  /** Our reference as the provider states it; null where it states none. */
  readonly reference: string | null;
  readonly providerReference: string | null;
  readonly amountMinor: number | null;
  readonly currency: string | null;
  /** What was truly taken, where that was told beside the amount. */
  readonly capturedMinor: number | null;
  readonly outcome: Outcome;
  /**
   * True when it is sure that the payment was never looked at: no connection, or the call itself refused.
   * Another provider may then be tried. Never after an answer that was lost.
   */
  readonly technical: boolean;
  /** True when the cardholder was authenticated. */
  readonly threeDs: boolean;
  readonly action: ThreeDs | null;
  readonly stored: StoredPaymentMethod | null;
  /** What is kept for care and for later calls: ids, result and refusal codes, never card data. */
  readonly result: Readonly<Record<string, string>>;
};

export type RefundObservation = {
  readonly state: 'pending' | 'succeeded' | 'failed' | 'unknown';
  readonly providerReference: string | null;
  /** What was given back as the provider tells it; null where it does not say. */
  readonly amountMinor: number | null;
  /** True when it is sure that nothing was done: the next try is the first. */
  readonly technical: boolean;
  /** Why it failed, in the provider's code. */
  readonly reason: string | null;
};
