import type { Ending, FailureName } from '../endings.ts';

export interface CheckoutCopy {
  readonly title: string;
  readonly legend: string;
  /** Label of an ending, and a description of its effect. */
  readonly ending: Readonly<Record<Ending, readonly [label: string, hint: string]>>;
  readonly why: string;
  readonly reason: Readonly<Record<FailureName, string>>;
  readonly renewalConsent: string;
  readonly go: string;
  readonly note: string;
}
