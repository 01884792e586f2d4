import type { AttemptState } from '../attempt-states.ts';
import type { Outcome } from '../outcomes.ts';

/** Where the browser goes on: a form that submits itself, or an address. */
export type Action = {
  readonly type: 'redirect';
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly data: Readonly<Record<string, string>>;
};

/** A card that the provider keeps for us: a reference and what may be shown of it. */
export type StoredMeans = {
  readonly token: string;
  readonly cardBrand: string | null;
  readonly lastFour: string | null;
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
  readonly outcome: Outcome;
  /** True when the cardholder was authenticated. */
  readonly threeDs: boolean;
  readonly action: Action | null;
  readonly stored: StoredMeans | null;
  /** What is kept for care: result and refusal codes, never card data. */
  readonly result: Readonly<Record<string, string>>;
};

export type RefundObservation = {
  readonly state: 'pending' | 'succeeded' | 'failed' | 'unknown';
  readonly providerReference: string | null;
};

/** Card fields as the provider's own fields sealed them, or a card that the provider keeps. */
export type Means =
  | { readonly kind: 'sealed_card'; readonly fields: SealedCard; readonly holderName: string }
  | { readonly kind: 'stored'; readonly token: string };

export type SealedCard = {
  readonly number: string;
  readonly expiryMonth: string;
  readonly expiryYear: string;
  readonly securityCode: string;
};

export type Browser = {
  readonly userAgent: string;
  readonly acceptHeader: string;
  readonly language: string;
  readonly colorDepth: number;
  readonly screenHeight: number;
  readonly screenWidth: number;
  /** Minutes, as Date.getTimezoneOffset gives them. */
  readonly timezone: number;
  readonly javaEnabled: boolean;
};

export type ChargeRequest = {
  readonly company: string;
  readonly reference: string;
  readonly idempotencyKey: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly means: Means;
  /** The member is there and can authenticate; a renewal is the merchant's own. */
  readonly initiator: 'member' | 'merchant';
  /** Keep the card for renewals. */
  readonly store: boolean;
  readonly descriptor: string;
  readonly returnUrl: string;
  readonly payer: {
    readonly id: string;
    readonly email: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly country: string;
    readonly locale: string;
    readonly address: string;
  };
  readonly browser: Browser | null;
};

/** The part of an attempt that a provider needs to be asked about it. */
export type AskedAttempt = {
  readonly company: string;
  readonly reference: string;
  readonly idempotencyKey: string;
  readonly providerReference: string | null;
  readonly amountMinor: number;
  readonly currency: string;
};

type RefundRequest = {
  readonly company: string;
  readonly providerReference: string;
  readonly reference: string;
  readonly idempotencyKey: string;
  readonly amountMinor: number;
  readonly currency: string;
};

/** An event as it is stored before it is answered; `payload` is all that `interpret` will see. */
export type ReceivedEvent = {
  readonly dedupeKey: string;
  readonly reference: string | null;
  readonly payload: Readonly<Record<string, unknown>>;
};

export type Notice =
  | { readonly kind: 'payment'; readonly observation: Observation }
  | {
      readonly kind: 'refund';
      /** The reference that our refund request carried. */
      readonly reference: string;
      readonly observation: RefundObservation;
    }
  | { readonly kind: 'other' };

/**
 * One payment provider. None of these throws for what a provider or the network may do: that is an
 * observation, `unknown` where nobody can tell. Only `receive` raises, `signature_invalid`.
 */
export type Provider = {
  readonly name: string;
  readonly methods: readonly string[];
  charge(request: ChargeRequest): Promise<Observation>;
  /** Finishes an attempt with what the browser brought back; the answer alone decides. */
  finish(returned: Readonly<Record<string, string>>): Promise<Observation>;
  /** Asks what became of an attempt; `held` is the request, while this process still has it. */
  inquire(attempt: AskedAttempt, held: ChargeRequest | undefined): Promise<Observation>;
  refund(request: RefundRequest): Promise<RefundObservation>;
  receive(company: string, raw: string): readonly ReceivedEvent[];
  interpret(payload: Readonly<Record<string, unknown>>): Notice;
};
