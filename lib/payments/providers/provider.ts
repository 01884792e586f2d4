import type { Capability, Method, ProviderName } from './capabilities.ts';
import type { ChargeRequest } from './charge-request.ts';
import type { Delivery, Notice, ReceivedEvent, StoredEvent } from './notice.ts';
import type { Observation, RefundObservation } from './observation.ts';

/** The fields of an attempt that a provider needs for an inquiry. */
export type AskedAttempt = {
  readonly company: string;
  readonly method: string;
  readonly reference: string;
  readonly idempotencyKey: string;
  readonly providerReference: string | null;
  readonly amountMinor: number;
  readonly currency: string;
  /** The `result` of the provider's last observation. */
  readonly result: Readonly<Record<string, string>>;
};

/** The fields of a refund that a provider needs. */
export type AskedRefund = {
  readonly company: string;
  /** Our reference, as sent with the refund request. */
  readonly reference: string;
  readonly idempotencyKey: string;
  /** The provider's own reference of the refund, once it is known. */
  readonly providerReference: string | null;
  readonly amountMinor: number;
  readonly currency: string;
  /** It was sent before, and its result is unknown. */
  readonly sentBefore: boolean;
  /** The payment that is refunded. */
  readonly payment: AskedAttempt & { readonly providerReference: string };
};

/** A stored card or account that is no longer needed. */
export type MandateRevocation = {
  readonly company: string;
  readonly token: string;
  /** The payer's id in the request that stored it. */
  readonly payerId: string;
};

/**
 * One payment provider. No method throws for what a provider or the network does: that is an observation,
 * `unknown` when the result cannot be determined. Only `receive` raises, `signature_invalid` and
 * `input_invalid`.
 */
export type Provider = {
  readonly name: ProviderName;
  readonly methods: Readonly<Partial<Record<Method, ReadonlySet<Capability>>>>;
  charge(request: ChargeRequest): Promise<Observation>;
  /**
   * Finishes an attempt with the data the browser returned with; only the provider's answer decides. The
   * payment named by the browser is the one looked up, so another attempt's payment is detected by its
   * reference.
   */
  finish(attempt: AskedAttempt, returned: Readonly<Record<string, string>>): Promise<Observation>;
  /** Asks for the result of an attempt; `request` is what was sent, if it is still known. */
  inquire(attempt: AskedAttempt, request: ChargeRequest | undefined): Promise<Observation>;
  refund(refund: AskedRefund): Promise<RefundObservation>;
  /** Returns `unknown` for a provider without such a call. */
  inquireRefund(refund: AskedRefund): Promise<RefundObservation>;
  /** Returns `revoked` also when the provider no longer stores the token. */
  revoke(revocation: MandateRevocation): Promise<'revoked' | 'unknown'>;
  /** Reads and verifies a delivery; nothing of a refused one is stored. */
  readonly receive: (delivery: Delivery) => Promise<readonly ReceivedEvent[]>;
  interpret(event: StoredEvent): Promise<readonly Notice[]>;
  /** The answer to a delivery. */
  readonly accepted: { readonly body: string; readonly type: string };
};
