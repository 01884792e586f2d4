import type { Observation, RefundObservation, StoredPaymentMethod } from './observation.ts';

/** What arrived at a webhook address. */
export type Delivery = {
  /** Of the address (`?c=`). */
  readonly company: string;
  readonly raw: string;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly contentType: string;
};

/** An event as it is stored before it is answered; `payload` is all that `interpret` will see of it. */
export type ReceivedEvent = {
  readonly dedupeKey: string;
  /** Our attempt's reference, if the event names one. */
  readonly reference: string | null;
  readonly payload: Readonly<Record<string, unknown>>;
  /** True when the same key may tell something new each time, so that a settled row is opened again. */
  readonly again: boolean;
};

export type StoredEvent = Pick<ReceivedEvent, 'dedupeKey' | 'reference' | 'payload'> & {
  readonly company: string;
};

export type DisputeNotice = {
  readonly kind: 'dispute';
  /** The provider's name of the dispute, the same in all that is told of it. */
  readonly providerReference: string;
  /** The provider's name of the payment. */
  readonly paymentReference: string | null;
  readonly stage: 'inquiry' | 'chargeback' | 'second';
  readonly state: 'inquiry' | 'open' | 'won' | 'lost' | 'closed';
  readonly amountMinor: number;
  readonly currency: string;
  readonly reasonCode: string | null;
  /** Until when it can be answered. */
  readonly dueAt: Date | null;
};

export type Notice =
  | { readonly kind: 'payment'; readonly observation: Observation }
  /** `reference` is what our refund request carried; without it the provider's own name finds the refund. */
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
