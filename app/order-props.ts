import type { ComponentProps } from 'react';
import type { MemberViewer } from '#lib/identity/viewer.ts';
import type { Brand, Locale } from '#lib/brands/schema.ts';
import { hasPendingMessage } from '#lib/chat/queries.ts';
import { clock } from '#lib/kernel/clock.ts';
import { isAppError } from '#lib/kernel/errors.ts';
import { hostedFieldsConfig } from '#lib/payments/options/hosted-fields-config.ts';
import { orderNotice } from '#lib/payments/orders/order-notice.ts';
import { offerFor } from '#lib/payments/queries.ts';
import { listPaymentOptions } from '#lib/payments/options/payment-options.ts';
import type { Checkout } from '#components/payments/checkout.tsx';

type Where = { readonly brand: Brand; readonly locale: Locale; readonly prefix: string };
type OrderProps = Omit<ComponentProps<typeof Checkout>, 'head' | 'sendsPending'>;

/** What a page needs to order one plan; null for a plan that is not offered to this member. */
export async function orderProps(
  member: MemberViewer,
  productId: string,
  { brand, locale, prefix }: Where,
): Promise<OrderProps | null> {
  const { memberId, country } = member;
  const now = clock.now();
  const seen = await offerFor(member, productId, { brand, locale, now }).catch((error: unknown) => {
    if (isAppError(error)) return null;
    throw error;
  });
  if (!seen) return null;
  const { code: flowCode, config } = seen.flow;
  const { offer, hash: offerHash } = seen;
  const planKind = offer.kind;
  const methods = planKind === 'card_check' ? ['credit_card'] : config.paymentMethods;
  const [options, pending, notice] = await Promise.all([
    listPaymentOptions({
      memberId,
      methods,
      flowCode,
      planKind,
      brand,
      now,
    }),
    hasPendingMessage(memberId, now),
    orderNotice(member, offer, { locale, now, methods }),
  ]);
  return {
    offer,
    offerHash,
    options,
    notice,
    country,
    locale,
    prefix,
    challenge: hostedFieldsConfig(brand.country),
    timeZone: brand.timezone,
    hasPendingMessage: pending,
  };
}
