import { companyIn } from '../hosted/company-reference.ts';
import { BoundedMap } from '../http/bounded-map.ts';
import type { TestCase } from '../payments/test-payment-methods.ts';
import type { PurchaseForm } from './schema.ts';

const LIMIT = 5000;

interface Booked {
  readonly id: string;
  readonly amountMinor: number;
  readonly currency: string;
}

export interface Purchase extends Booked {
  readonly form: PurchaseForm;
  /** Proves that the browser used the merchant's form. */
  readonly token: string;
  code: string;
  amountMinor: number;
  currency: string;
  /** True while the buyer has not decided. */
  isOpen: boolean;
  /** Test case of the buyer's card, which also decides later charges. */
  case: TestCase | undefined;
  /** Y or N after the bank's challenge. */
  authenticated: 'Y' | 'N' | undefined;
  refundedMinor: number;
}

export interface Refund extends Booked {
  readonly reference: string;
  readonly purchase: Purchase;
  readonly code: string;
}

export const companyOf = ({ form }: Purchase): string => companyIn(form.reference);

export function createTrustPayState() {
  return {
    purchases: new BoundedMap<string, Purchase>(LIMIT),
    refunds: new BoundedMap<string, Refund>(LIMIT),
  };
}

export type TrustPayState = ReturnType<typeof createTrustPayState>;
