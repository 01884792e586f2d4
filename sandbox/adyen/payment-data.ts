import { createHash } from 'node:crypto';
import type { Payment, StoredCard } from './state.ts';
import { schemeOf } from './read-card.ts';

/** additionalData about the card and its authentication, for answers and notifications. */
export function cardData({
  card,
  authenticated,
  pspReference,
  request,
}: Payment): Record<string, string> {
  return {
    cardBin: card.number.slice(0, 6),
    cardSummary: card.number.slice(-4),
    alias: aliasOf(card.number),
    aliasType: 'Default',
    expiryDate: `${Number(card.month)}/${card.year}`,
    paymentMethod: schemeOf(card),
    threeDAuthenticated: String(authenticated),
    threeDOffered: String(authenticated),
    ...(authenticated && { liabilityShift: 'true', eci: '05' }),
    authCode: authCodeOf(pspReference),
    ...(request.shopperReference !== undefined && { shopperReference: request.shopperReference }),
  };
}

/** The same for every payment with one card. */
function aliasOf(number: string): string {
  const digest = createHash('sha256').update(number).digest('hex');
  return `H${BigInt(`0x${digest.slice(0, 12)}`)
    .toString()
    .padStart(15, '0')}`;
}

/** Six digits that are the same for every call about one payment. */
export function authCodeOf(pspReference: string): string {
  const sum = [...pspReference].reduce(
    (total, letter) => (total * 31 + letter.charCodeAt(0)) % 1_000_000,
    7,
  );
  return String(sum).padStart(6, '0');
}

/** additionalData with the token, in both generations of field names. */
export function tokenData(token: StoredCard, created: boolean): Record<string, string> {
  return {
    'recurring.recurringDetailReference': token.id,
    'recurring.shopperReference': token.shopperReference,
    'recurring.firstPspReference': token.firstPspReference,
    recurringProcessingModel: token.model,
    'tokenization.storedPaymentMethodId': token.id,
    'tokenization.shopperReference': token.shopperReference,
    'tokenization.store.operationType': created ? 'created' : 'alreadyExisting',
  };
}
