import { companyIn } from '../hosted/company-reference.ts';
import { BoundedMap } from '../http/bounded-map.ts';
import type { TestCase } from '../payments/test-payment-methods.ts';
import type { CardForm } from './schema.ts';

const LIMIT = 5000;

export interface Transaction {
  /** The provider's reference. */
  readonly reference: string;
  readonly form: CardForm;
  /** Proves that the browser used the redirect URL that was issued to the merchant. */
  readonly pareq: string;
  status: 'success' | 'decline' | 'error' | 'pending';
  code: number;
  amountMinor: number;
  currency: string;
  /** True while the buyer has not decided. */
  isOpen: boolean;
  /** Test case of the buyer's card, which also decides later charges. */
  case: TestCase | undefined;
  authenticated: 'Y' | 'N' | undefined;
  rebillToken: string | undefined;
  refundedMinor: number;
}

export const companyOf = ({ form }: Transaction): string =>
  companyIn(form.transaction_unique_id ?? '');

export function createMaxpayState() {
  return {
    /** By the merchant's own id, which is accepted once. */
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
