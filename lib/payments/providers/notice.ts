import type { DisputeKind, DisputeState } from '../../db/generated/enums.ts';
import type { Observation, RefundObservation, StoredPaymentMethod } from './observation.ts';

/** A request received at a webhook URL. */
export type Delivery = {
  /** From the URL (`?c=`). */
  readonly company: string;
  readonly raw: string;
  /** Keyed by lower-case name. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly contentType: string;
};

/** An event as stored before the delivery is answered; `interpret` sees only its `payload`. */
export type ReceivedEvent = {
  readonly dedupeKey: string;
  /** Our attempt's reference, if the event names one. */
  readonly reference: string | null;
  readonly payload: Readonly<Record<string, unknown>>;
  /** True when the same key may carry new information each time, so that a settled row is reopened. */
  readonly again: boolean;
  /** The provider's reference of the payment that an unsigned delivery names; it is not proven. */
  readonly claimed?: string;
};

export type StoredEvent = Pick<ReceivedEvent, 'dedupeKey' | 'reference' | 'payload'> & {
  readonly company: string;
};

export type DisputeNotice = {
  readonly kind: 'dispute';
  /** The provider's reference of the dispute, the same in all its notifications. */
  readonly providerReference: string;
  /** The provider's reference of the payment. */
  readonly paymentReference: string | null;
  readonly stage: DisputeKind;
  readonly state: DisputeState;
  readonly amountMinor: number;
  readonly currency: string;
  readonly reasonCode: string | null;
  /** The deadline for a response. */
  readonly dueAt: Date | null;
};

export type Notice =
  | { readonly kind: 'payment'; readonly observation: Observation }
  /** `reference` is our reference from the refund request; without it the refund is found by the provider's reference. */
  | {
      readonly kind: 'refund';
      readonly reference: string | null;
      readonly observation: RefundObservation;
    }
  | DisputeNotice
  | {
      readonly kind: 'token';
      readonly token: string;
      readonly state: 'stored' | 'revoked';
      readonly stored: StoredPaymentMethod | null;
    }
  | { readonly kind: 'other' };
