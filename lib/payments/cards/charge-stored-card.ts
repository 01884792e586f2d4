import { brandSettings } from '../../brands/settings.ts';
import { db } from '../../db/client.ts';
import { fail } from '../../kernel/errors.ts';
import { replayOrder } from '../orders/replay-order.ts';
import { tryCharge, type Charged, type Order } from '../orders/try-charge.ts';
import { isExpired } from './is-expired.ts';
import { opensOrder } from './order-token.ts';

type StoredCardOrder = Omit<
  Order,
  'method' | 'firstName' | 'lastName' | 'paymentMethod' | 'storedMandate' | 'storeCard'
>;
type Chosen = { readonly token: string; readonly cardToken: string };

/**
 * For the member who orders with a stored card: the same steps as `tryCharge`, 3-D Secure included. Raises
 * `stored_card_unknown` for a token of another order and for a card that is not the member's, not stored for
 * orders, or expired; and the errors of `tryCharge`.
 */
export async function chargeStoredCard(
  order: StoredCardOrder,
  { token, cardToken }: Chosen,
): Promise<Charged> {
  const { member, brand, idempotencyKey, now } = order;
  const { memberId } = member;
  const { paymentCompany: company } = await brandSettings(brand.id);
  const card = await db().mandate.findFirst({ where: { publicId: cardToken, memberId, company } });
  if (!card) return fail('stored_card_unknown');
  const charge = {
    ...order,
    method: 'credit_card',
    firstName: '',
    lastName: '',
    paymentMethod: { kind: 'stored', token: card.token },
    storedMandate: { mandateId: card.id, provider: card.provider },
  } as const;
  // A repeated order has its result, even if the card was removed or expired in the meantime.
  const repeated = await replayOrder(charge);
  if (repeated) return repeated;
  const opens = await opensOrder(token, { brandId: brand.id, memberId, idempotencyKey }, now);
  const isUsable = card.state === 'valid' && card.uses.includes('one_click');
  if (!opens || !isUsable || isExpired(card.expiresOn, brand.timezone, now)) {
    return fail('stored_card_unknown');
  }
  return tryCharge(charge);
}
