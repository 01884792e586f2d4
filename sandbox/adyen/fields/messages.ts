import type { CardBrand } from './card-rules.ts';
import type { FieldError } from './copy.ts';

/** What the fields page and the page around it say to each other by postMessage. */
export const SOURCE = 'amarena-sandbox-fields';

export type FieldName = 'number' | 'expiry' | 'cvc';

export interface FieldsState {
  readonly valid: Readonly<Record<FieldName, boolean>>;
  readonly brand: CardBrand | null;
  /** Shown errors only: a field is judged when it is left, or at submit. */
  readonly errors: Readonly<Partial<Record<FieldName, FieldError>>>;
}

export interface CardBlob {
  readonly encryptedCardNumber: string;
  readonly encryptedExpiryMonth: string;
  readonly encryptedExpiryYear: string;
  readonly encryptedSecurityCode: string;
  readonly brand: CardBrand | null;
  readonly last4: string;
}

export type FromFields = { readonly source: typeof SOURCE } & (
  | { readonly type: 'ready' }
  | ({ readonly type: 'state' } & FieldsState)
  | ({ readonly type: 'blob' } & CardBlob)
  | ({ readonly type: 'error' } & FieldsState)
  | { readonly type: 'height'; readonly height: number }
);

export type ToFields =
  /** Custom properties of fields-style.ts, e.g. `--field-border`. */
  | { readonly type: 'style'; readonly vars: Readonly<Record<string, string>> }
  | { readonly type: 'submit' }
  | { readonly type: 'focus' }
  | { readonly type: 'disable'; readonly disabled: boolean };
