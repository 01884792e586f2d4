import { randomBytes } from 'node:crypto';
import { BoundedMap } from '../http/bounded-map.ts';
import type { Amount, PaymentAnswer, PaymentRequest } from './api-types.ts';
import type { Assurance } from '../wallets/seal.ts';
import type { Refusal } from './refusals.ts';

const LIMIT = 5000;
const ALPHABET = 'BCDFGHJKLMNPQRSTVWXZ23456789';

export interface Card {
  readonly number: string;
  readonly month: string;
  readonly year: string;
  readonly holderName: string;
  /** Set for a card from a wallet: it has no security code. */
  readonly assurance?: Assurance;
}

export interface StoredCard {
  readonly id: string;
  readonly merchantAccount: string;
  readonly shopperReference: string;
  readonly card: Card;
  readonly model: string;
  readonly firstPspReference: string;
  readonly createdAt: string;
}

type PaymentStatus = 'challenge' | 'authorised' | 'refused' | 'cancelled' | 'error';

export interface Payment {
  readonly pspReference: string;
  readonly request: PaymentRequest;
  readonly card: Card;
  readonly token: StoredCard | undefined;
  status: PaymentStatus;
  amount: Amount;
  refusal: Refusal | undefined;
  authenticated: boolean;
  captured: number;
  refunded: number;
  /** The answer of `/payments` or `/payments/details` after the decision. */
  answer: PaymentAnswer | undefined;
}

export interface Challenge {
  readonly id: string;
  readonly payment: Payment;
  readonly paReq: string;
  wrongAnswers: number;
  redirectResult: string | undefined;
}

/** A challenge inside the merchant's page: the bank's result is stored until the merchant requests it. */
export interface NativeChallenge {
  readonly id: string;
  readonly payment: Payment;
  /** Returned by the page to identify the payment. */
  readonly authorisationToken: string;
  wrongAnswers: number;
  authenticated: boolean | undefined;
}

/** Sixteen characters, like the provider's own references. */
export function newPspReference(): string {
  return [...randomBytes(16)].map((byte) => ALPHABET[byte % ALPHABET.length] ?? '').join('');
}

export function createAdyenState() {
  return {
    payments: new BoundedMap<string, Payment>(LIMIT),
    challenges: new BoundedMap<string, Challenge>(LIMIT),
    nativeChallenges: new BoundedMap<string, NativeChallenge>(LIMIT),
    results: new BoundedMap<string, Payment>(LIMIT),
    tokens: new BoundedMap<string, StoredCard>(LIMIT),
    /** Stored cards whose future charges are refused, by token. */
    refusedTokens: new BoundedMap<string, Refusal>(LIMIT),
  };
}

export type AdyenState = ReturnType<typeof createAdyenState>;
