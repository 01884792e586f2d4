// Imports the forms of the methods in advance; a page fetches each at its first render.
import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import type { PaymentOption } from '#lib/payments/options/payment-options.ts';
import { Checkout } from '#components/payments/checkout.tsx';
import { CheckoutHead } from '#components/payments/checkout-head.tsx';
import '#components/payments/methods/card-form.tsx';
import '#components/payments/methods/hosted-card.tsx';
import '#components/payments/methods/mollie.tsx';
import '#components/payments/methods/stored-card.tsx';
import type { OrderAnswer } from '#components/payments/order-state.ts';
import {
  renderMember,
  type MemberOptions,
  type MemberPage,
} from '#tests/component/support/render-member.tsx';
import { localeOf, packOffer, type TestBrand } from './offers.ts';
import './popup-layer.ts';

/** The method without a provider's script: its order button leads to the provider's page. */
export const MOLLIE: PaymentOption = { method: 'mollie', details: { provider: 'mollie' } };
export const MOLLIE_ORDER = 'POST /api/orders/mollie/createPayment';

/** A card typed into the provider's fields on our page. */
export const CARD: PaymentOption = {
  method: 'credit_card',
  details: {
    form: 'fields',
    fields: { clientKey: 'test_key', environment: 'test', country: 'IT' },
    canStore: true,
  },
};
export const CARD_ORDER = 'POST /api/orders/tryCharge';

type CheckoutProps = ComponentProps<typeof Checkout>;

export type CheckoutCase = Partial<Omit<CheckoutProps, 'head' | 'locale'>> &
  Pick<MemberOptions, 'credits' | 'user'> & { readonly brand?: TestBrand };

export interface CheckoutPage extends MemberPage {
  readonly brand: TestBrand;
}

/** The payment page of a credit pack, as app/[brand]/[locale]/checkout/purchase/pay renders it. */
export function renderCheckout(given: CheckoutCase = {}): CheckoutPage {
  const { brand = 'dolcevita', credits, user, ...change } = given;
  const { offer = packOffer(brand), prefix = '' } = change;
  const props: CheckoutProps = {
    offer,
    offerHash: 'hash-1',
    head: <CheckoutHead offer={offer} badge={null} prefix={prefix} />,
    options: [MOLLIE],
    notice: null,
    challenge: { clientKey: 'test_key', environment: 'test', country: 'IT' },
    country: 'it',
    timeZone: 'Europe/Rome',
    locale: localeOf(brand),
    prefix,
    hasPendingMessage: false,
    sendsPending: false,
    ...change,
  };
  const options: MemberOptions = {
    brand,
    path: `${prefix}/purchase/pay?plan=${offer.productId}`,
    ...(credits && { credits }),
    ...(user && { user }),
  };
  return { ...renderMember(<Checkout {...props} />, options), brand };
}

/** The order button, once the method's form has loaded. */
export function orderButton({ brand }: Pick<CheckoutPage, 'brand'>): Promise<HTMLElement> {
  return screen.findByRole('button', { name: packOffer(brand).button });
}

/** Ticks the request for immediate service, which every paid order needs, and orders. */
export async function order(page: CheckoutPage): Promise<void> {
  const button = await orderButton(page);
  const startNow = screen.getByRole('checkbox', { name: page.say('payments.offer.startNow') });
  if (!(startNow as HTMLInputElement).checked) await page.user.click(startNow);
  await page.user.click(button);
}

/** Mollie's answer has its page's address in addition to the fields of every order answer. */
type Answered = OrderAnswer & { readonly _links: { readonly checkout: null } };

/** The answer to an order call; paid at once by default. */
export function orderAnswer(change: Partial<OrderAnswer> = {}): Answered {
  return {
    status: 'ok',
    message: 'success',
    threeDS: null,
    paymentSystem: 'mollie',
    data: { customerId: 'customer', orderId: 'order-1', kind: 'pack', returned: false },
    _links: { checkout: null },
    ...change,
  };
}

/** The answer for an outcome other than success; `pending` and `open` may still be paid. */
export function outcomeAnswer(outcome: OrderAnswer['message']): Answered {
  const isPending = outcome === 'pending' || outcome === 'open';
  return orderAnswer({ status: isPending ? 'open' : 'ko', message: outcome });
}
