import { openSeal, sealFor } from '../../security/sealed.ts';
import { after } from '../../kernel/clock.ts';
import { ORDER_TOKEN_MS } from '../limits.ts';

const PURPOSE = 'order_token';

/**
 * The order by stored card that a token authorises. An idempotency key creates at most one order, so a token
 * does too.
 */
type OneOrder = {
  readonly brandId: string;
  readonly memberId: string;
  readonly idempotencyKey: string;
};

/** A token that lets the member order once with a stored card; the `cardToken` alone authorises nothing. */
export function orderToken({ brandId, ...value }: OneOrder, now: Date): Promise<string> {
  return sealFor({ purpose: PURPOSE, brandId }, value, after(now, ORDER_TOKEN_MS));
}

/** Whether a token authorises this order; false for one that is forged, expired or another member's. */
export async function opensOrder(token: string, order: OneOrder, now: Date): Promise<boolean> {
  const sealing = { purpose: PURPOSE, brandId: order.brandId };
  const opened = await openSeal<Omit<OneOrder, 'brandId'>>(sealing, token, now);
  return opened?.memberId === order.memberId && opened.idempotencyKey === order.idempotencyKey;
}
