/** The parts of the provider's messages that the stand-in reads or writes. */
export interface Amount {
  readonly currency: string;
  readonly value: string;
}

export type Metadata = Readonly<Record<string, unknown>>;

export interface PaymentRequest {
  readonly amount: Amount;
  readonly description: string;
  readonly redirectUrl: string | null;
  readonly cancelUrl?: string | null;
  readonly webhookUrl?: string | null;
  readonly locale?: string | null;
  readonly metadata?: Metadata;
  readonly sequenceType?: 'oneoff' | 'first' | 'recurring';
  readonly customerId?: string;
  readonly mandateId?: string;
}

export interface RefundRequest {
  readonly amount: Amount;
  readonly description?: string;
  readonly metadata?: Metadata;
}
