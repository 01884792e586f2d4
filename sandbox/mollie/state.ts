import { randomBytes } from 'node:crypto';
import type { Answer } from '../http/answer.ts';
import { BoundedMap } from '../http/bounded-map.ts';
import { isSeeded } from '../payments/seeded-token.ts';
import type { Amount, Metadata, PaymentRequest } from './api-types.ts';
import type { Failure } from './endings.ts';

const LIMIT = 5000;
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz';

export type Status = 'open' | 'pending' | 'paid' | 'failed' | 'canceled' | 'expired';

export interface Refund {
  readonly id: string;
  readonly amount: Amount;
  readonly description: string;
  readonly metadata: Metadata;
  readonly createdAt: string;
  status: 'pending' | 'refunded' | 'failed';
}

export interface Chargeback {
  readonly id: string;
  readonly createdAt: string;
  reversedAt: string | null;
}

export interface Payment {
  readonly id: string;
  readonly request: PaymentRequest;
  /** The charged amount, which a fault may change. */
  readonly amount: Amount;
  readonly createdAt: string;
  status: Status;
  /** When the payment reached its final status. */
  endedAt: string | undefined;
  failure: Failure | undefined;
  mandateId: string | undefined;
  readonly refunds: Refund[];
  readonly chargebacks: Chargeback[];
}

export interface Mandate {
  readonly id: string;
  readonly customerId: string;
  readonly createdAt: string;
  /** Charges without the buyer present are refused. */
  readonly refusesLater: boolean;
}

export interface Customer {
  readonly id: string;
  readonly metadata: Metadata;
  readonly createdAt: string;
}

/** In the provider's format: a prefix and letters. */
export function newId(prefix: string): string {
  const letters = [...randomBytes(12)].map((byte) => ALPHABET[byte % ALPHABET.length] ?? 'x');
  return `${prefix}_${letters.join('')}`;
}

/** The merchant's reference of a payment or refund. */
export function referenceOf(metadata: Metadata | undefined): string {
  const reference = metadata?.['reference'];
  return typeof reference === 'string' ? reference : '';
}

export function createMollieState() {
  return {
    payments: new BoundedMap<string, Payment>(LIMIT),
    customers: new BoundedMap<string, Customer>(LIMIT),
    mandates: new BoundedMap<string, Mandate>(LIMIT),
    /** Answers by `Idempotency-Key`, including those still being computed. */
    answers: new BoundedMap<string, Promise<Answer>>(LIMIT),
  };
}

export type MollieState = ReturnType<typeof createMollieState>;

/** The mandate that a first payment made here, or one of the seed with its customer. */
export function findMandate(
  { mandates }: ReturnType<typeof createMollieState>,
  customerId = '',
  mandateId = '',
): Mandate | undefined {
  const known = mandates.get(mandateId);
  if (known || !isSeeded(mandateId)) return known;
  const createdAt = new Date().toISOString();
  const ofCustomer = mandateId.slice(4) === customerId.slice(4);
  return ofCustomer ? { id: mandateId, customerId, createdAt, refusesLater: false } : undefined;
}
