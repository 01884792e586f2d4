import { findSession } from '#lib/accounts/session/find-session.ts';
import { brandById } from '#lib/brands/registry.ts';
import { clock } from '#lib/kernel/clock.ts';
import type { Order } from '#lib/payments/orders/try-charge.ts';
import { sealedCard } from './order.ts';

type CardOrder = {
  /** Token of the member's session. */
  readonly token: string;
  readonly productId?: string;
  readonly card?: string;
  readonly key: string;
};

/** A member's order as the payment page sends it, with a valid card by default. */
export async function cardOrder({ token, productId, card, key }: CardOrder): Promise<Order> {
  const member = await findSession(token);
  const brand = member && brandById(member.brandId);
  if (!brand) throw new Error('the token has no session');
  return {
    member,
    brand,
    locale: brand.locales.default,
    now: clock.now(),
    productId: productId ?? 'pack_50',
    method: 'credit_card',
    firstName: 'Ada',
    lastName: 'Prova',
    address: '127.0.0.1',
    acceptOrder: true,
    startNow: true,
    sendPending: false,
    offerHash: undefined,
    paymentMethod: sealedCard(card ?? '4111111111111111'),
    idempotencyKey: key,
    browser: {
      userAgent: 'test',
      acceptHeader: '*/*',
      language: 'it',
      colorDepth: 24,
      screenHeight: 844,
      screenWidth: 390,
      timezone: -60,
      javaEnabled: false,
    },
  };
}
