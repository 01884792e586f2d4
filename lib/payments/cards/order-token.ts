import { openSeal, sealFor } from '../../security/sealed.ts';
import { after, MINUTE } from '../../kernel/clock.ts';

const GOOD_FOR_MS = 10 * MINUTE;
const PURPOSE = 'order_token';

/**
 * Whose order by a kept card it opens. An order's key makes one order at most, so a token does too.
 */
type OneOrder = {
  readonly brandId: string;
  readonly memberId: string;
  readonly idempotencyKey: string;
};

/** Leave to order once with a kept card, for the member who asks; a card's own name is none. */
export function orderToken({ brandId, ...value }: OneOrder, now: Date): Promise<string> {
  return sealFor({ purpose: PURPOSE, brandId }, value, after(now, GOOD_FOR_MS));
}

/** Whether a token is of this order; false for one that is forged, too old or somebody else's. */
export async function opensOrder(token: string, order: OneOrder, now: Date): Promise<boolean> {
  const sealing = { purpose: PURPOSE, brandId: order.brandId };
  const opened = await openSeal<Omit<OneOrder, 'brandId'>>(sealing, token, now);
  return opened?.memberId === order.memberId && opened.idempotencyKey === order.idempotencyKey;
}
