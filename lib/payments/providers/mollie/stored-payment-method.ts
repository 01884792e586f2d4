import { text, type Fields } from '../fields.ts';
import type { StoredPaymentMethod } from '../observation.ts';

/** A mandate is nothing without its customer: the token names both. */
const TOKEN = /^(cst_\w+)\/(mdt_\w+)$/;

type Mandate = { readonly customerId: string; readonly mandateId: string };

/** Null for what is none of our tokens. */
export function mandateOf(token: string): Mandate | null {
  const [, customerId, mandateId] = TOKEN.exec(token) ?? [];
  return customerId === undefined || mandateId === undefined ? null : { customerId, mandateId };
}

const LAST_FOUR = /\d{4}$/;
const DAY = /^(\d{4})-(\d{2})-\d{2}$/;

/** What a paid first payment keeps for later ones, and what may be shown of it; null where it keeps nothing. */
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
