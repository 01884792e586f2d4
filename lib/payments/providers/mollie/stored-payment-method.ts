import { text, type Fields } from '../fields.ts';
import type { StoredPaymentMethod } from '../observation.ts';

/** A mandate is usable only with its customer, so the token contains both ids. */
const TOKEN = /^(cst_\w+)\/(mdt_\w+)$/;

type Mandate = { readonly customerId: string; readonly mandateId: string };

/** Null for a text that is not one of our tokens. */
export function mandateOf(token: string): Mandate | null {
  const [, customerId, mandateId] = TOKEN.exec(token) ?? [];
  return customerId === undefined || mandateId === undefined ? null : { customerId, mandateId };
}

const LAST_FOUR = /\d{4}$/;
const DAY = /^(\d{4})-(\d{2})-\d{2}$/;

/**
 * The payment method that a paid first payment stores for later ones, and what may be shown of it; null when
 * it stores none.
 */
export function storedOf(payment: Fields, details: Fields): StoredPaymentMethod | null {
  const customerId = text(payment['customerId']);
  const mandateId = text(payment['mandateId']);
  if (payment['sequenceType'] !== 'first' || customerId === null || mandateId === null) return null;
  const [, year, month] = DAY.exec(text(details['cardExpiryDate']) ?? '') ?? [];
  return {
    token: `${customerId}/${mandateId}`,
    cardBrand: text(details['cardLabel'])?.toLowerCase() ?? null,
    lastFour: LAST_FOUR.exec(text(details['cardNumber']) ?? '')?.[0] ?? null,
    expiresOn: year === undefined || month === undefined ? null : `${month}/${year}`,
  };
}
