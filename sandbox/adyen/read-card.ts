import type { CardMethod } from './api-types.ts';
import { brandOf, cvcLength, passesLuhn, schemeFromBrand } from './fields/card-rules.ts';
import { invalid, ServiceError } from './service-error.ts';
import type { Card } from './state.ts';

const SEALED = /^test_(\d+)$/;

function opened(field: string | undefined, missing: ServiceError): string {
  const digits = SEALED.exec(field ?? '')?.[1];
  if (digits === undefined) throw missing;
  return digits;
}

function refuseClearData(method: CardMethod) {
  if (method.number !== undefined || method.cvc !== undefined) {
    throw new ServiceError(403, '010', 'security', 'Not allowed: card data must be encrypted');
  }
}

/** The security code where one was sent; throws where it cannot belong to the card. */
export function readSecurityCode(method: CardMethod, cardNumber: string): string | undefined {
  if (method.encryptedSecurityCode === undefined) return undefined;
  const error = invalid('103', 'CVC is not the right length');
  const code = opened(method.encryptedSecurityCode, error);
  if (code.length !== cvcLength(brandOf(cardNumber))) throw error;
  return code;
}

/** Opens the test form of encrypted fields. Raises the provider's 101, 103 and 129; clear data is 403. */
export function readCard(method: CardMethod): Card {
  refuseClearData(method);
  const badNumber = invalid('101', 'Invalid card number');
  const badExpiry = invalid('129', 'Expiry Date Invalid');
  const number = opened(method.encryptedCardNumber, badNumber);
  const month = opened(method.encryptedExpiryMonth, badExpiry);
  const year = opened(method.encryptedExpiryYear, badExpiry);
  if (number.length < 12 || number.length > 19 || !passesLuhn(number)) throw badNumber;
  if (year.length !== 4 || Number(month) < 1 || Number(month) > 12) throw badExpiry;
  return { number, month: month.padStart(2, '0'), year, holderName: method.holderName ?? '' };
}

/** The provider's short name of the scheme. */
export function schemeOf(card: Card): string {
  return schemeFromBrand(brandOf(card.number)) ?? 'visa';
}
