import type { PaymentRequest } from './api-types.ts';
import { authenticationOf, refusalOfCard } from './cards.ts';
import { brandOf } from './fields/card-rules.ts';
import { refusalByCode, refusalByHolder, type Refusal } from './refusals.ts';
import type { Card, StoredCard } from './state.ts';

/** False for merchant-initiated charges: they need neither security code nor authentication. */
function shopperPresent(request: PaymentRequest): boolean {
  return (
    request.shopperInteraction !== 'ContAuth' || request.recurringProcessingModel === 'CardOnFile'
  );
}

/**
 * A merchant who insists has the cardholder challenged; an issuer may still skip the challenge. A wallet's
 * device has already authenticated its owner; a card number from the wallet account proves nothing.
 */
export function authenticationFor(request: PaymentRequest, card: Card) {
  if (!shopperPresent(request) || card.assurance === 'cryptogram') return 'none';
  const usual = card.assurance === 'pan_only' ? 'challenge' : authenticationOf(card.number);
  const { attemptAuthentication, threeDSRequestData } = request.authenticationData ?? {};
  const insists = attemptAuthentication === 'always';
  if (usual === 'native' && threeDSRequestData?.nativeThreeDS !== 'preferred') return 'challenge';
  return insists && usual === 'none' ? 'challenge' : usual;
}

function expired(card: Card, now: Date): boolean {
  return Number(card.year) * 12 + Number(card.month) < now.getFullYear() * 12 + now.getMonth() + 1;
}

function wrongCode(card: Card, code: string | undefined, stored: StoredCard | undefined): boolean {
  if (code === undefined) return stored === undefined && card.assurance === undefined;
  return code !== (brandOf(card.number) === 'amex' ? '7373' : '737');
}

/** Answered as pending, and refused when the bank decides. */
const refusesLater = ({ holderName }: Card) => /\bPENDING[_ ]REFUSED\b/i.test(holderName);

/** The issuer's decision on an authenticated request: a refusal, or undefined for an approval. */
export function decide(
  request: PaymentRequest,
  card: Card,
  code: string | undefined,
  stored: StoredCard | undefined,
): Refusal | undefined {
  const wanted = request.additionalData?.['RequestedTestAcquirerResponseCode'];
  const asked =
    (wanted === undefined ? undefined : refusalByCode(wanted)) ??
    refusalByHolder(card.holderName) ??
    refusalOfCard(card.number, shopperPresent(request));
  if (asked !== undefined) return asked;
  if (refusesLater(card)) return refusalByCode(2);
  if (expired(card, new Date())) return refusalByCode(6);
  return shopperPresent(request) && wrongCode(card, code, stored) ? refusalByCode(24) : undefined;
}
