import { companyIn } from '../hosted/company-reference.ts';
import { BoundedMap } from '../http/bounded-map.ts';
import type { TestCase } from '../payments/test-payment-methods.ts';
import type { CardForm } from './schema.ts';

const LIMIT = 5000;

export interface Transaction {
  /** The provider's name of it. */
  readonly reference: string;
  readonly form: CardForm;
  /** Proves that the browser came by the address that the merchant was given. */
  readonly pareq: string;
  status: 'success' | 'decline' | 'error' | 'pending';
  code: number;
  amountMinor: number;
  currency: string;
  /** True while its buyer has not decided. */
  isOpen: boolean;
  /** What the buyer's card comes to, in later charges too. */
  case: TestCase | undefined;
  authenticated: 'Y' | 'N' | undefined;
  rebillToken: string | undefined;
  refundedMinor: number;
}

export const companyOf = ({ form }: Transaction): string =>
  companyIn(form.transaction_unique_id ?? '');

export function createMaxpayState() {
  return {
    /** By the merchant's own id: one of it is taken once. */
    transactions: new BoundedMap<string, Transaction>(LIMIT),
  };
}

export type MaxpayState = ReturnType<typeof createMaxpayState>;

export function byReference(
  { transactions }: MaxpayState,
  reference: string | undefined,
): Transaction | undefined {
  return [...transactions.values()].find((one) => one.reference === reference);
}
