import { holdsCardNumber } from '../../security/refuse-card-data.ts';

const HIDDEN = '(hidden)';
const MAX_LENGTH = 200;
const DEEPEST = 8;
const MAX_ITEMS = 50;

/** Field names whose values are needed to follow a payment; the values of all others stay hidden. */
const SHOWN =
  /^(?:id|.*(?:_id|Id|Reference|reference|_reference)|(?:event|payment|resource|dispute|refund)?_?(?:type|status|state|code|version)|.*(?:Status|State|Code|Date|date|Time|_time|At|_at)|success|live|mode|reason|amount|value|total|currency|.*[cC]urrency|operations|method|paymentMethod|merchantAccountCode|summary|description|intent|result|rel|Amount|Currency|CreditDebitIndicator|Acquirer.*|final_capture|transaction_type|message)$/;

/** A field whose name contains one of these is personal or secret, whatever else the name says. */
const SECRET =
  /card|pan\b|iban|bic|account(?!Code)|holder|expir|cvc|cvv|token|secret|signature|hmac|password|mandate|customer|shopper|payer|subscriber|buyer|email|phone|name|address|birth|fingerprint|alias|recurring|stored|vault|device|ip\b|auth|network/i;

function leaf(key: string, value: unknown): unknown {
  if (value === null || typeof value === 'boolean') return value;
  if (SECRET.test(key) || !SHOWN.test(key)) return HIDDEN;
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return HIDDEN;
  return value.length > MAX_LENGTH || holdsCardNumber(value) || value.includes('@')
    ? HIDDEN
    : value;
}

function redacted(key: string, value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return leaf(key, value);
  if (depth >= DEEPEST || SECRET.test(key)) return HIDDEN;
  if (Array.isArray(value)) {
    return value.slice(0, MAX_ITEMS).map((item) => redacted(key, item, depth + 1));
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, redacted(name, item, depth + 1)]),
  );
}

/**
 * A provider's payload for the desk: all field names, but only the values needed to follow the payment. Card
 * data, secrets and personal data are always hidden, also in unknown fields. Pure.
 */
export function redactPayload(payload: unknown): string {
  return JSON.stringify(redacted('payload', payload, 0), null, 2);
}
