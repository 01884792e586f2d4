import { randomBytes } from 'node:crypto';
import { BoundedMap } from '../http/bounded-map.ts';
import type { Answer } from '../http/answer.ts';
import type { TestCase } from '../payments/test-payment-methods.ts';
import type { Money, OrderRequest } from './api-types.ts';

const LIMIT = 5000;
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

export interface Capture {
  readonly id: string;
  status: 'COMPLETED' | 'PENDING' | 'DECLINED' | 'REFUNDED' | 'PARTIALLY_REFUNDED';
  readonly amount: Money;
  readonly processorCode: string | undefined;
  refundedMinor: number;
}

export interface Buyer {
  readonly email: string;
  readonly payerId: string;
  readonly case: TestCase | undefined;
  /** The buyer refused the bank's challenge. */
  readonly deniedByBank: boolean;
}

export interface Order {
  readonly id: string;
  readonly request: OrderRequest;
  readonly createdAt: string;
  /** Base URL by which the merchant reaches this process. */
  readonly calledAt: string;
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED';
  buyer: Buyer | undefined;
  capture: Capture | undefined;
  tokenId: string | undefined;
}

export interface Token {
  readonly id: string;
  readonly buyer: Buyer;
  readonly orderId: string;
}

export interface Refund {
  readonly id: string;
  readonly order: Order;
  readonly amount: Money;
  readonly status: 'COMPLETED' | 'FAILED';
  readonly customId: string | undefined;
  readonly invoiceId: string | undefined;
}

/** Seventeen characters, like the provider's own ids. */
export function newId(length = 17): string {
  return [...randomBytes(length)].map((byte) => ALPHABET[byte % ALPHABET.length] ?? '').join('');
}

/** The merchant's reference of an order, as used in the fault plan. */
export const referenceOf = ({ request }: Order): string =>
  request.purchase_units[0]?.custom_id ?? '';

/** Invoice ids are `company:reference`, because one account serves both companies. */
export const companyOf = ({ request }: Order): string =>
  request.purchase_units[0]?.invoice_id?.split(':')[0] ?? 'unknown';

export function createPayPalState() {
  return {
    orders: new BoundedMap<string, Order>(LIMIT),
    tokens: new BoundedMap<string, Token>(LIMIT),
    refunds: new BoundedMap<string, Refund>(LIMIT),
    /** Answers by `PayPal-Request-Id`, including those still being computed. */
    answers: new BoundedMap<string, Promise<Answer>>(LIMIT),
    access: new BoundedMap<string, true>(LIMIT),
  };
}

export type PayPalState = ReturnType<typeof createPayPalState>;
