import {
  cvcError,
  cvcLength,
  digitsOf,
  expiryError,
  groupExpiry,
  groupNumber,
  numberError,
  numberIsFull,
  type CardBrand,
  type CvcError,
  type ExpiryError,
  type NumberError,
} from '../fields/card-rules.ts';
import type { FieldPart, FieldType } from './protocol.ts';

type FieldError = NumberError | ExpiryError | CvcError;

/** Error codes of the library; its translations use them as keys. */
const CODES: Readonly<Record<FieldError, string>> = {
  number_empty: 'cc.num.900',
  number_incomplete: 'cc.num.901',
  number_invalid: 'cc.num.902',
  number_unsupported: 'cc.num.903',
  expiry_empty: 'cc.dat.910',
  expiry_incomplete: 'cc.dat.911',
  expiry_past: 'cc.dat.912',
  expiry_invalid: 'cc.dat.913',
  cvc_empty: 'cc.cvc.920',
  cvc_incomplete: 'cc.cvc.921',
};

const codeOf = (error: FieldError | null) => (error === null ? null : CODES[error]);

export interface FieldKind {
  readonly autocomplete: string;
  readonly keyAction: 'numberKeyPressed' | 'dateKeyPressed' | 'cvcKeyPressed';
  readonly group: (text: string, erasing: boolean, brand: CardBrand | null) => string;
  readonly error: (digits: string, brand: CardBrand | null) => string | null;
  /** Whether the input is complete, so that an error can be shown before the field loses focus. */
  readonly isFull: (digits: string, brand: CardBrand | null) => boolean;
  /** The values that are encrypted separately. */
  readonly parts: (digits: string) => readonly FieldPart[];
}

const part = (type: string, encryptedFieldName: string, value: string): FieldPart => ({
  type,
  encryptedFieldName,
  value,
});

export const FIELD_KINDS: Readonly<Record<FieldType, FieldKind>> = {
  encryptedCardNumber: {
    autocomplete: 'cc-number',
    keyAction: 'numberKeyPressed',
    group: (text) => groupNumber(digitsOf(text)),
    error: (digits) => codeOf(numberError(digits)),
    isFull: (digits) => numberIsFull(digits) || digits.length === 16,
    parts: (digits) => [part('card', 'encryptedCardNumber', digits)],
  },
  encryptedExpiryDate: {
    autocomplete: 'cc-exp',
    keyAction: 'dateKeyPressed',
    // Autofill may insert MM/YYYY; the century is removed before the value is cut to four digits.
    group: (text, erasing) =>
      groupExpiry(text.replace(/^(\d{1,2}\s*\/\s*)20(\d{2})$/, '$1$2'), erasing),
    error: (digits) => codeOf(expiryError(digits, new Date())),
    isFull: (digits) => digits.length === 4,
    parts: (digits) => [
      part('month', 'encryptedExpiryMonth', digits.slice(0, 2)),
      part('year', 'encryptedExpiryYear', `20${digits.slice(2)}`),
    ],
  },
  encryptedSecurityCode: {
    autocomplete: 'cc-csc',
    keyAction: 'cvcKeyPressed',
    group: (text, _erasing, brand) => digitsOf(text).slice(0, cvcLength(brand)),
    error: (digits, brand) => codeOf(cvcError(digits, brand)),
    isFull: () => false,
    parts: (digits) => [part('cvc', 'encryptedSecurityCode', digits)],
  },
};
