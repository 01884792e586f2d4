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
  /** Asked by their bank, the buyer said that it was not they. */
  readonly deniedByBank: boolean;
}

export interface Order {
  readonly id: string;
  readonly request: OrderRequest;
  readonly createdAt: string;
  /** The address by which the merchant reaches this process. */
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

/** Seventeen characters, as the provider's own ids. */
export function newId(length = 17): string {
  return [...randomBytes(length)].map((byte) => ALPHABET[byte % ALPHABET.length] ?? '').join('');
}

/** Who the merchant's call is about, as a plan of faults names it. */
export const referenceOf = ({ request }: Order): string =>
  request.purchase_units[0]?.custom_id ?? '';

/** Invoices are `company:reference`: one account serves both companies. */
export const companyOf = ({ request }: Order): string =>
  request.purchase_units[0]?.invoice_id?.split(':')[0] ?? 'unknown';

export function createPayPalState() {
  return {
    orders: new BoundedMap<string, Order>(LIMIT),
    tokens: new BoundedMap<string, Token>(LIMIT),
    refunds: new BoundedMap<string, Refund>(LIMIT),
    /** Answers by `PayPal-Request-Id`, the running ones too. */
    answers: new BoundedMap<string, Promise<Answer>>(LIMIT),
    access: new BoundedMap<string, true>(LIMIT),
  };
}

export type PayPalState = ReturnType<typeof createPayPalState>;
