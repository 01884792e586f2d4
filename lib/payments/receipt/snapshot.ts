import type { Brand } from '../../brands/schema.ts';
import type { Offer } from '../offers/offer.ts';

/** The contents of a receipt as of the payment. ISO 8601 dates, amounts in cents. */
export type ReceiptSnapshot = {
  readonly label: string;
  readonly brandId: string;
  readonly locale: string;
  readonly company: Brand['company'];
  readonly buyer: string;
  readonly offer: Offer;
  readonly startNow: boolean;
  readonly offerHash: string;
  readonly orderId: string;
  readonly chargeId: string;
  readonly amountMinor: number;
  readonly vatMinor: number;
  readonly vatRate: number;
  readonly currency: string;
  readonly paidAt: string;
  readonly orderedAt: string;
  readonly periodStart: string | null;
  readonly periodEnd: string | null;
  /** Null for a renewal, which is not a new contract. */
  readonly withdrawUntil: string | null;
};

/** A credit note, which reverses a receipt in whole or in part. */
export type CreditNoteSnapshot = Pick<
  ReceiptSnapshot,
  'label' | 'amountMinor' | 'vatMinor' | 'vatRate' | 'currency'
> & {
  readonly vatCountry: string;
  readonly issuedAt: string;
  readonly receipt: ReceiptSnapshot;
};
