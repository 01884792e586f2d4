import type { PaymentAnswer, PaymentRequest } from './api-types.ts';
import type { AdyenContext } from './context.ts';
import { authenticationFor, decide } from './decide.ts';
import { readCard, readSecurityCode } from './read-card.ts';
import { readWalletCard } from './read-wallet.ts';
import { invalid } from './service-error.ts';
import { settle } from './settle.ts';
import { newPspReference, type Card, type Payment, type StoredCard } from './state.ts';
import { startChallenge } from './challenge.ts';
import { startNativeChallenge } from './native/challenge.ts';
import { findToken } from './tokens.ts';

function checkRequest({ amount, reference, returnUrl }: PaymentRequest) {
  if (amount.value < 0) throw invalid('137', 'Invalid amount specified');
  if (!/^[A-Z]{3}$/.test(amount.currency)) throw invalid('138', 'Currency not supported');
  if (reference === '') throw invalid('130', 'Reference Missing');
  if (!URL.canParse(returnUrl) || !/^https?:$/.test(new URL(returnUrl).protocol)) {
    throw invalid('14_030', 'Return URL is missing.');
  }
}

interface ResolvedCard {
  readonly card: Card;
  readonly token: StoredCard | undefined;
  readonly code: string | undefined;
}

function resolveCard(context: AdyenContext, request: PaymentRequest): ResolvedCard {
  const method = request.paymentMethod;
  if (method.storedPaymentMethodId === undefined) {
    if (request.shopperInteraction === 'ContAuth') throw invalid('800', 'Contract not found');
    const card = readWalletCard(context.seal, method) ?? readCard(context.cardKey, method);
    return { card, token: undefined, code: readSecurityCode(context.cardKey, method, card.number) };
  }
  const token = findToken(context, method.storedPaymentMethodId, request);
  // A holder name in the request replaces the stored one, so that a test can control the outcome of a later
  // charge.
  const card = { ...token.card, holderName: method.holderName ?? token.card.holderName };
  return { card, token, code: readSecurityCode(context.cardKey, method, card.number) };
}

/** `POST /payments`: authorised, refused, or redirected to the issuer's challenge. */
export async function makePayment(
  context: AdyenContext,
  request: PaymentRequest,
): Promise<PaymentAnswer> {
  checkRequest(request);
  const { card, token, code } = resolveCard(context, request);
  const knownRefusal = token && context.state.refusedTokens.get(token.id);
  const decision = knownRefusal ?? decide(request, card, code, token);
  const authentication = authenticationFor(request, card);
  const payment: Payment = {
    pspReference: newPspReference(),
    request,
    card,
    token,
    status: 'challenge',
    amount: request.amount,
    refusal: decision,
    authenticated: authentication === 'frictionless',
    captured: 0,
    refunded: 0,
    answer: undefined,
  };
  if (authentication === 'challenge') return startChallenge(context, payment);
  if (authentication === 'native') return startNativeChallenge(context, payment);
  return settle(context, payment, decision);
}
