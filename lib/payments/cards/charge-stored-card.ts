import { brandSettings } from '../../brands/settings.ts';
import { db } from '../../db/client.ts';
import { fail } from '../../kernel/errors.ts';
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
  if (!(await opensOrder(token, { brandId: brand.id, memberId, idempotencyKey }, now))) {
    fail('stored_card_unknown');
  }
  const { paymentCompany: company } = await brandSettings(brand.id);
  const card = await db().mandate.findFirst({
    where: { publicId: cardToken, memberId, company, state: 'valid', uses: { has: 'one_click' } },
  });
  if (!card || isExpired(card.expiresOn, brand.timezone, now)) return fail('stored_card_unknown');
  return tryCharge({
    ...order,
    method: 'credit_card',
    firstName: '',
    lastName: '',
    paymentMethod: { kind: 'stored', token: card.token },
    storedMandate: { mandateId: card.id, provider: card.provider },
  });
}
