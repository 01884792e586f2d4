import type { Capability, Method, ProviderName } from './capabilities.ts';
import type { ChargeRequest } from './charge-request.ts';
import type { Delivery, Notice, ReceivedEvent, StoredEvent } from './notice.ts';
import type { Observation, RefundObservation } from './observation.ts';

/** What a provider needs to be asked about an attempt. */
export type AskedAttempt = {
  readonly company: string;
  readonly method: string;
  readonly reference: string;
  readonly idempotencyKey: string;
  readonly providerReference: string | null;
  readonly amountMinor: number;
  readonly currency: string;
  /** The `result` of what the provider said last. */
  readonly result: Readonly<Record<string, string>>;
};

/** What a provider needs to be asked about a refund. */
export type AskedRefund = {
  readonly company: string;
  /** Ours, as the refund request carries it. */
  readonly reference: string;
  readonly idempotencyKey: string;
  /** The provider's own name of the refund, once it told one. */
  readonly providerReference: string | null;
  readonly amountMinor: number;
  readonly currency: string;
  /** It was sent once already, and nobody knows what came of it. */
  readonly sentBefore: boolean;
  /** The payment that is paid back. */
  readonly payment: AskedAttempt & { readonly providerReference: string };
};

/** A kept card or account that is no longer wanted. */
export type MandateRevocation = {
  readonly company: string;
  readonly token: string;
  /** The payer's id in the request that had it kept. */
  readonly payerId: string;
};

/**
 * One payment provider. None of these throws for what a provider or the network may do: that is an
 * observation, `unknown` where nobody can tell. Only `receive` raises, `signature_invalid` and
 * `input_invalid`.
 */
export type Provider = {
  readonly name: ProviderName;
  readonly methods: Readonly<Partial<Record<Method, ReadonlySet<Capability>>>>;
  charge(request: ChargeRequest): Promise<Observation>;
  /**
   * Finishes an attempt with what the browser brought back; the answer alone decides. What is asked about
   * is what the browser named, so that somebody else's payment shows by its reference.
   */
  finish(attempt: AskedAttempt, returned: Readonly<Record<string, string>>): Promise<Observation>;
  /** Asks what became of an attempt; `request` is what was sent, as far as it is still known. */
  inquire(attempt: AskedAttempt, request: ChargeRequest | undefined): Promise<Observation>;
  refund(refund: AskedRefund): Promise<RefundObservation>;
  /** `unknown` from a provider that cannot be asked. */
  inquireRefund(refund: AskedRefund): Promise<RefundObservation>;
  /** `revoked` also for what the provider does not keep any more. */
  revoke(revocation: MandateRevocation): Promise<'revoked' | 'unknown'>;
  /** Reads and verifies a delivery; nothing is stored of one that is refused. */
  readonly receive: (delivery: Delivery) => Promise<readonly ReceivedEvent[]>;
  interpret(event: StoredEvent): Promise<readonly Notice[]>;
  /** How a delivery is answered. */
  readonly accepted: { readonly body: string; readonly type: string };
};
