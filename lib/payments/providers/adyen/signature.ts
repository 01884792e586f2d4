import { createHmac, timingSafeEqual } from 'node:crypto';
import { record, text } from '../fields.ts';

type Item = Readonly<Record<string, unknown>>;

/** The value as Adyen's client writes it; objects and lists are no values of a notification item. */
function scalar(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

function signedText(item: Item): string {
  const amount = record(item['amount']);
  return [
    item['pspReference'],
    item['originalReference'],
    item['merchantAccountCode'],
    item['merchantReference'],
    amount['value'],
    amount['currency'],
    item['eventCode'],
    item['success'],
  ]
    .map((value) => scalar(value))
    .join(':');
}

/** Whether the notification item was signed with our key; the comparison takes constant time. */
export function signatureHolds(item: Item, hexKey: string): boolean {
  const given = text(record(item['additionalData'])['hmacSignature']) ?? '';
  const expected = createHmac('sha256', Buffer.from(hexKey, 'hex'))
    .update(signedText(item))
    .digest();
  const candidate = Buffer.from(given, 'base64');
  return candidate.length === expected.length && timingSafeEqual(candidate, expected);
}
