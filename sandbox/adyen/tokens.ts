import type { AdyenContext } from './context.ts';
import { invalid } from './service-error.ts';
import { newPspReference, type Card, type StoredCard } from './state.ts';

interface Owner {
  readonly merchantAccount: string;
  readonly shopperReference: string;
}

const sameCard = (a: Card, b: Card) =>
  a.number === b.number && a.month === b.month && a.year === b.year;

export function tokensOf(context: AdyenContext, owner: Owner): StoredCard[] {
  return [...context.state.tokens.values()].filter(
    (token) =>
      token.merchantAccount === owner.merchantAccount &&
      token.shopperReference === owner.shopperReference,
  );
}

/** Stores the card for its shopper; the same card gets the same token. */
export function storeCard(
  context: AdyenContext,
  owner: Owner,
  input: { readonly card: Card; readonly model: string; readonly firstPspReference: string },
): { token: StoredCard; created: boolean } {
  const known = tokensOf(context, owner).find((token) => sameCard(token.card, input.card));
  if (known !== undefined) return { token: known, created: false };
  const token: StoredCard = {
    id: newPspReference(),
    merchantAccount: owner.merchantAccount,
    shopperReference: owner.shopperReference,
    ...input,
    createdAt: new Date().toISOString(),
  };
  context.state.tokens.set(token.id, token);
  return { token, created: true };
}

/** The card in a token of a demo's seed, whose members never paid here: `seeded-CARDNUMBER-…`. */
const SEEDED = /^seeded-(\d{13,19})-/;

function seededCard(id: string, owner: Partial<Owner>): StoredCard | undefined {
  const [, number] = SEEDED.exec(id) ?? [];
  const { merchantAccount, shopperReference } = owner;
  if (!number || merchantAccount === undefined || shopperReference === undefined) return undefined;
  const card = { number, month: '03', year: '2030', holderName: '' };
  const firstPspReference = newPspReference();
  const createdAt = new Date().toISOString();
  const model = 'Subscription';
  return { id, merchantAccount, shopperReference, card, model, firstPspReference, createdAt };
}

/** Raises 800 for a token that is unknown, deleted, or of another shopper. */
export function findToken(context: AdyenContext, id: string, owner: Partial<Owner>): StoredCard {
  const token = context.state.tokens.get(id) ?? seededCard(id, owner);
  if (
    token === undefined ||
    token.merchantAccount !== owner.merchantAccount ||
    token.shopperReference !== owner.shopperReference
  ) {
    throw invalid('800', 'Contract not found');
  }
  return token;
}
