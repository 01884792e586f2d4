import type { Visit } from '../http/router.ts';
import { isSeeded } from '../payments/seeded-token.ts';
import type { PayPalContext } from './context.ts';
import { notify } from './notify.ts';
import { notFound } from './service-error.ts';
import { newId, type Buyer, type Order, type Token } from './state.ts';

/** Vaults the buyer's token if the order requested it. */
export function storeToken({ state }: PayPalContext, order: Order, buyer: Buyer): void {
  const wallet = order.request.payment_source?.paypal;
  if (wallet?.attributes?.vault?.store_in_vault !== 'ON_SUCCESS') return;
  const token: Token = { id: newId(12).toLowerCase(), buyer, orderId: order.id };
  state.tokens.set(token.id, token);
  order.tokenId = token.id;
}

const present = ({ id, buyer }: Token) => ({
  id,
  payment_source: {
    paypal: { email_address: buyer.email, account_id: buyer.payerId },
  },
  links: [{ href: `/v3/vault/payment-tokens/${id}`, rel: 'self', method: 'GET' }],
});

/** The buyer of a seeded token. */
const SEEDED: Buyer = {
  email: 'seeded@members.demo.test',
  payerId: 'SEEDEDBUYER22',
  case: undefined,
  deniedByBank: false,
};

/** The token that was vaulted here or seeded. */
export function findToken({ state }: PayPalContext, id: string): Token | undefined {
  return state.tokens.get(id) ?? (isSeeded(id) ? { id, buyer: SEEDED, orderId: '' } : undefined);
}

function tokenOf(context: PayPalContext, { params }: Visit): Token {
  const token = findToken(context, params['id'] ?? '');
  if (!token) throw notFound();
  return token;
}

export function readToken(context: PayPalContext, _: unknown, visit: Visit) {
  return present(tokenOf(context, visit));
}

/** Revokes a token on the merchant's request: it can no longer be charged, and the merchant is notified. */
export async function deleteToken(context: PayPalContext, _: unknown, visit: Visit): Promise<void> {
  const token = tokenOf(context, visit);
  context.state.tokens.delete(token.id);
  const order = context.state.orders.get(token.orderId);
  if (!order) return;
  await notify(context, order, {
    type: 'VAULT.PAYMENT-TOKEN.DELETED',
    resourceType: 'payment_token',
    operation: 'vault',
    resource: { id: token.id },
  });
}
