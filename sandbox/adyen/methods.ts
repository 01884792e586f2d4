import type { Visit } from '../http/router.ts';
import type { MethodsRequest, StoreRequest } from './api-types.ts';
import type { AdyenContext } from './context.ts';
import { readCard, schemeOf } from './read-card.ts';
import { newPspReference, type StoredCard } from './state.ts';
import { findToken, storeCard, tokensOf } from './tokens.ts';

const BRANDS = ['visa', 'mc', 'amex', 'diners', 'discover', 'jcb'];

function shared({ id, card }: StoredCard) {
  return {
    id,
    brand: schemeOf(card),
    lastFour: card.number.slice(-4),
    expiryMonth: card.month,
    expiryYear: card.year,
    holderName: card.holderName,
    name: 'Cards',
    type: 'scheme',
    supportedRecurringProcessingModels: ['CardOnFile', 'Subscription', 'UnscheduledCardOnFile'],
  };
}

function resource(token: StoredCard) {
  return {
    ...shared(token),
    shopperReference: token.shopperReference,
    firstPspReference: token.firstPspReference,
    createdAt: token.createdAt,
  };
}

/** `POST /paymentMethods`: cards, the wallets, and the shopper's stored cards. */
export function paymentMethods(context: AdyenContext, request: MethodsRequest) {
  const { merchantAccount, shopperReference } = request;
  const stored =
    shopperReference === undefined ? [] : tokensOf(context, { merchantAccount, shopperReference });
  return {
    paymentMethods: [
      { type: 'scheme', name: 'Cards', brands: BRANDS },
      { type: 'googlepay', name: 'Google Pay', brands: ['visa', 'mc'] },
      { type: 'applepay', name: 'Apple Pay', brands: ['visa', 'mc', 'amex', 'discover'] },
    ],
    ...(stored.length > 0 && {
      storedPaymentMethods: stored.map((token) => ({
        ...shared(token),
        supportedShopperInteractions: ['Ecommerce', 'ContAuth'],
      })),
    }),
  };
}

/** `GET /storedPaymentMethods`. */
export function listStored(context: AdyenContext, _body: unknown, { url }: Visit) {
  const merchantAccount = url.searchParams.get('merchantAccount') ?? '';
  const shopperReference = url.searchParams.get('shopperReference') ?? '';
  const stored = tokensOf(context, { merchantAccount, shopperReference });
  return { merchantAccount, shopperReference, storedPaymentMethods: stored.map(resource) };
}

/** `POST /storedPaymentMethods`: stores a card without charging it. */
export function addStored(context: AdyenContext, request: StoreRequest) {
  const card = readCard(context.cardKey, request.paymentMethod);
  const model = request.recurringProcessingModel;
  const input = { card, model, firstPspReference: newPspReference() };
  return resource(storeCard(context, request, input).token);
}

/** `DELETE /storedPaymentMethods/{id}`. Raises 800 for an unknown one. */
export function removeStored(context: AdyenContext, _body: unknown, { url, params }: Visit) {
  const token = findToken(context, params['id'] ?? '', {
    merchantAccount: url.searchParams.get('merchantAccount') ?? '',
    shopperReference: url.searchParams.get('shopperReference') ?? '',
  });
  context.state.tokens.delete(token.id);
}
