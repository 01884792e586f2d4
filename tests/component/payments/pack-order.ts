import type { OrderAnswer } from '#components/payments/order-state.ts';
import { packOffer, type TestBrand } from './offers.ts';

export const STATUS = 'POST /api/orders/status';
/** An offer that grants no credits to wait for, so that the page leaves as soon as the order is paid. */
export const bare = (brand: TestBrand = 'dolcevita') => packOffer(brand, { credits: 0 });

export const OK_PAGE = [{ kind: 'document', href: '/ok' }];

export function statusAnswer(result: boolean, message: OrderAnswer['message'] = 'generic') {
  const data = { orderId: 'order-1', kind: 'pack', returned: false } as const;
  return { result, message, threeDS: null, data };
}
