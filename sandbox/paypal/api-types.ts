/** The parts of the provider's messages that the stand-in reads or writes. */
export interface Money {
  readonly currency_code: string;
  readonly value: string;
}

interface Unit {
  readonly custom_id?: string;
  readonly invoice_id?: string;
  readonly description?: string;
  readonly soft_descriptor?: string;
  readonly amount: Money;
}

interface Wallet {
  readonly vault_id?: string;
  readonly experience_context?: {
    readonly return_url?: string;
    readonly cancel_url?: string;
    readonly locale?: string;
  };
  readonly attributes?: { readonly vault?: { readonly store_in_vault?: string } };
}

export interface OrderRequest {
  readonly intent: 'CAPTURE' | 'AUTHORIZE';
  readonly purchase_units: readonly Unit[];
  readonly payment_source?: { readonly paypal?: Wallet };
}

export interface RefundRequest {
  readonly amount?: Money;
  readonly custom_id?: string;
  readonly invoice_id?: string;
}
