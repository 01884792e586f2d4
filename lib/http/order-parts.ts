import type { z } from 'zod';
import { requireSelf } from '../identity/require-own-name.ts';
import type { MemberViewer } from '../identity/viewer.ts';
import type { device, orderChoices } from '../payments/orders/order-schemas.ts';
import { presentOutcome } from '../payments/present.ts';
import type { OrderStatus } from '../payments/orders/order-status.ts';
import type { Charged } from '../payments/orders/try-charge.ts';
import type { Call } from './handlers-for.ts';

type Ordered = z.output<z.ZodObject<typeof orderChoices & typeof device>>;
export type OrderCall = Pick<
  Call,
  'member' | 'brand' | 'locale' | 'request' | 'address' | 'now'
> & {
  readonly body: Ordered;
};

/**
 * What every order takes from its call; the payment details depend on the method. Raises `not_found` for another
 * member's `clickid`.
 */
export function orderOf({ body, member, brand, locale, request, address, now }: OrderCall) {
  requireSelf(member(), body.clickid);
  const { plan, acceptOrder, startNow, sendPending, idempotencyKey, offerHash } = body;
  return {
    member: member(),
    brand,
    locale,
    address,
    now,
    acceptOrder,
    startNow,
    sendPending,
    idempotencyKey,
    offerHash,
    productId: typeof plan === 'string' ? plan : plan.productId,
    browser: {
      userAgent: request.headers.get('user-agent') ?? body.userAgent ?? '',
      acceptHeader: request.headers.get('accept') ?? '*/*',
      language: body.language ?? locale,
      colorDepth: body.screenColorDepth,
      screenHeight: body.screenHeight,
      screenWidth: body.screenWidth,
      timezone: body.timezone,
      javaEnabled: body.javaEnabled,
    },
  };
}

/** The answer to an order, whatever the method. */
export function orderAnswer(charged: Charged, { publicId }: Pick<MemberViewer, 'publicId'>) {
  const { state, action, provider, orderId, kind, returned } = charged;
  return {
    ...presentOutcome(charged),
    threeDS: state === 'requires_action' ? action : null,
    paymentSystem: provider,
    data: { customerId: publicId, orderId, kind, returned },
  };
}

/** The answer to a query about the outcome of an order. */
export function returnAnswer(found: OrderStatus) {
  const { orderId, kind, returned, state } = found;
  const message = state === 'requires_action' ? 'pending' : presentOutcome(found).message;
  return { result: true, message, data: { orderId, kind, returned } };
}
