import type { Outcome } from '#lib/payments/outcomes.ts';
import type { Method } from '#lib/payments/providers/capabilities.ts';
import type { PaymentMethod } from '#lib/payments/providers/charge-request.ts';
import type { Provider } from '#lib/payments/providers/provider.ts';
import type { ThreeDs } from '#lib/payments/attempts/three-ds.ts';
import type { Delivered } from '../../setup/sandbox-process.ts';

export type Fault =
  | 'lost_answer'
  | 'failed_before_commit'
  | 'throttled'
  | 'wrong_amount'
  | 'wrong_currency'
  | 'late_success'
  | 'no_webhook'
  | 'early_webhook'
  | 'duplicate_webhook'
  | 'reordered_webhook'
  | 'late_webhook'
  | 'refund_failed';

/** The buyer's choice: what we send, and what they type on the provider's own page. */
export type Choice = { readonly paymentMethod: PaymentMethod; readonly typed?: string };

/** An adapter's input for the suite: its sandbox, its test payment methods, and how its pages are used. */
export type ProviderBench = {
  readonly provider: Provider;
  readonly method: Method;
  readonly company: string;
  readonly good: Choice;
  /**
   * A choice that the buyer's bank challenges. On the provider's own page a challenge may be part of every
   * payment; null when no challenge is possible.
   */
  readonly challenged: Choice | null;
  readonly refused: readonly { readonly choice: Choice; readonly outcome: Outcome }[];
  /** Faults that the provider or its set-up cannot have. */
  readonly without: readonly Fault[];
  /** Acts as the buyer on the page of bank or provider; resolves to the parameters of the return. */
  readonly authenticate: (
    action: ThreeDs,
    how: 'confirm' | 'refuse',
    choice: Choice,
  ) => Promise<Readonly<Record<string, string>>>;
  /** The return has no payment id: the stored one is queried. */
  readonly returnsNothing?: true;
  /** Parameters that a browser could send to pretend that it paid. */
  readonly pretended: Readonly<Record<string, string>>;
  /** Makes the next operation of our reference fail this way. */
  readonly fault: (fault: Fault, reference: string) => Promise<void>;
  /** Notifications received for our reference, oldest first, as delivered. */
  readonly deliveries: (reference: string) => readonly Delivered[] | Promise<readonly Delivered[]>;
  /** The same notification with another amount; null when a notification contains only a payment id. */
  readonly forge: ((raw: string) => string) | null;
  /** Bodies that are not valid notifications. */
  readonly malformed: readonly string[];
  /** The payer opens a dispute, or the bank decides it; null when the provider does not report disputes. */
  readonly dispute: ((reference: string, step: 'open' | 'won' | 'lost') => Promise<void>) | null;
  /** The dispute steps that this provider reports, in a possible order; all by default. */
  readonly claims?: readonly ('open' | 'won' | 'lost')[];
  /** The number of times the provider charged our reference. */
  readonly charges: (reference: string) => Promise<number>;
  readonly refundedMinor: (reference: string) => Promise<number>;
};
