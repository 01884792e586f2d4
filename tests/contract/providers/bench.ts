import type { Outcome } from '#lib/payments/outcomes.ts';
import type { Action, Means, Provider } from '#lib/payments/providers/provider.ts';

export type Fault =
  | 'lost_answer'
  | 'failed_before_commit'
  | 'wrong_amount'
  | 'wrong_currency'
  | 'late_success'
  | 'no_webhook'
  | 'early_webhook'
  | 'duplicate_webhook'
  | 'reordered_webhook'
  | 'late_webhook'
  | 'refund_failed';

/** What an adapter brings to the suite: its stand-in, its test means, and how its pages are used. */
export type ProviderBench = {
  readonly provider: Provider;
  readonly company: string;
  readonly good: Means;
  readonly challenged: Means;
  readonly refused: readonly { readonly means: Means; readonly outcome: Outcome }[];
  /** Does what the buyer does on the bank's page; resolves to the parameters of the return address. */
  readonly authenticate: (
    action: Action,
    how: 'confirm' | 'refuse',
  ) => Promise<Readonly<Record<string, string>>>;
  /** The next operation of our reference fails this way. */
  readonly fault: (fault: Fault, reference: string) => Promise<void>;
  /** Notifications that arrived for our reference, oldest first, as they were delivered. */
  readonly deliveries: (reference: string) => readonly { company: string; raw: string }[];
  /** How often the provider truly took money for our reference. */
  readonly charges: (reference: string) => Promise<number>;
  readonly refundedMinor: (reference: string) => Promise<number>;
};
