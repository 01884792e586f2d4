import type { CardMethod } from './api-types.ts';
import type { CardKey } from './card-key.ts';
import { brandOf, cvcLength, passesLuhn, schemeFromBrand } from './fields/card-rules.ts';
import { invalid, ServiceError } from './service-error.ts';
import type { Card } from './state.ts';

/** Encrypted by the fields, or in the provider's test format without a browser. */
const SEALED = /^(test|sealed)_(.+)$/;

function opened(key: CardKey, field: string | undefined, missing: ServiceError): string {
  const [, form, hidden = ''] = SEALED.exec(field ?? '') ?? [];
  const text = form === 'sealed' ? key.open(hidden) : hidden;
  if (text === undefined || !/^\d+$/.test(text)) throw missing;
  return text;
}

function refuseClearData(method: CardMethod) {
  if (method.number !== undefined || method.cvc !== undefined) {
    throw new ServiceError(403, '010', 'security', 'Not allowed: card data must be encrypted');
  }
}

/** The security code if one was sent; throws if it cannot belong to the card. */
export function readSecurityCode(
  key: CardKey,
  method: CardMethod,
  cardNumber: string,
): string | undefined {
  if (method.encryptedSecurityCode === undefined) return undefined;
  const error = invalid('103', 'CVC is not the right length');
  const code = opened(key, method.encryptedSecurityCode, error);
  if (code.length !== cvcLength(brandOf(cardNumber))) throw error;
  return code;
}

/** A form that validates dates itself never sends an invalid one: a keyword in the holder's name simulates it. */
const named = (keyword: string, { holderName = '' }: CardMethod) =>
  holderName.toUpperCase().split(/\s+/).includes(keyword);

function readExpiry(key: CardKey, method: CardMethod): Pick<Card, 'month' | 'year'> {
  const missing = invalid('129', 'Expiry Date Invalid');
  const month = opened(key, method.encryptedExpiryMonth, missing);
  const year = opened(key, method.encryptedExpiryYear, missing);
  if (Number(month) < 1 || Number(month) > 12 || named('INVALID_EXPIRY_MONTH', method)) {
    throw invalid('140', 'Expiry month should be between 1 and 12 inclusive');
  }
  if (year.length !== 4 || named('INVALID_EXPIRY_YEAR', method)) {
    throw invalid('141', 'Expiry year should have four digits');
  }
  return { month: month.padStart(2, '0'), year };
}

/** Decrypts the card fields. Raises the provider's 101, 103, 129, 140 and 141; unencrypted card data is 403. */
export function readCard(key: CardKey, method: CardMethod): Card {
  refuseClearData(method);
  const badNumber = invalid('101', 'Invalid card number');
  const number = opened(key, method.encryptedCardNumber, badNumber);
  const expiry = readExpiry(key, method);
  if (number.length < 12 || number.length > 19 || !passesLuhn(number)) throw badNumber;
  return { number, ...expiry, holderName: method.holderName ?? '' };
}

/** The provider's short name of the scheme. */
export function schemeOf(card: Card): string {
  return schemeFromBrand(brandOf(card.number)) ?? 'visa';
}
