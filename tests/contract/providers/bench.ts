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

/** How a buyer pays: what we send, and what they type where the provider asks on a page of its own. */
export type Choice = { readonly paymentMethod: PaymentMethod; readonly typed?: string };

/** What an adapter brings to the suite: its stand-in, its test means, and how its pages are used. */
export type ProviderBench = {
  readonly provider: Provider;
  readonly method: Method;
  readonly company: string;
  readonly good: Choice;
  /**
   * Asks the buyer's bank. On a page of the provider's own that may be part of every payment; null where
   * nobody is asked any more.
   */
  readonly challenged: Choice | null;
  readonly refused: readonly { readonly choice: Choice; readonly outcome: Outcome }[];
  /** What the provider or its set-up cannot do wrong. */
  readonly without: readonly Fault[];
  /** Does what the buyer does on the page of bank or provider; resolves to what the browser brings back. */
  readonly authenticate: (
    action: ThreeDs,
    how: 'confirm' | 'refuse',
    choice: Choice,
  ) => Promise<Readonly<Record<string, string>>>;
  /** The browser brings back nothing that names a payment: what we kept is asked about. */
  readonly returnsNothing?: true;
  /** What a browser could bring back to pretend that it paid. */
  readonly pretended: Readonly<Record<string, string>>;
  /** The next operation of our reference fails this way. */
  readonly fault: (fault: Fault, reference: string) => Promise<void>;
  /** Notifications that arrived for our reference, oldest first, as they were delivered. */
  readonly deliveries: (reference: string) => readonly Delivered[] | Promise<readonly Delivered[]>;
  /** The same notification with another amount; null where it names no more than a payment. */
  readonly forge: ((raw: string) => string) | null;
  /** Bodies that are no notification at all. */
  readonly malformed: readonly string[];
  /** The payer claims the payment back, or their bank decides; null where the provider tells of no claims. */
  readonly dispute: ((reference: string, step: 'open' | 'won' | 'lost') => Promise<void>) | null;
  /** The steps of a claim that this provider tells of, in an order in which they may come; all by default. */
  readonly claims?: readonly ('open' | 'won' | 'lost')[];
  /** How often the provider truly took money for our reference. */
  readonly charges: (reference: string) => Promise<number>;
  readonly refundedMinor: (reference: string) => Promise<number>;
};
