import { redirect } from 'next/navigation';
import { orderProps } from '#app/order-props.ts';
import { pageBrand } from '#app/page-brand.ts';
import { pageMember } from '#app/page-member.ts';
import { single, type QueryPage } from '#app/page-query.ts';
import { sectionTitle } from '#app/page-title.ts';
import { Checkout } from '#components/payments/checkout.tsx';
import { CheckoutHead } from '#components/payments/checkout-head.tsx';
import { clock } from '#lib/kernel/clock.ts';
import { shopFor } from '#lib/payments/queries.ts';

export const generateMetadata = sectionTitle('purchase');

/** Without a plan there is nothing to pay, so it redirects to the plans. The card check has its own page. */
export default async function Pay({ params, searchParams }: QueryPage) {
  const { brand, locale, prefix } = await pageBrand(params);
  const member = await pageMember(brand.id);
  if (!member) return null;
  const query = await searchParams;
  const productId = single(query['plan']);
  const [order, shop] = await Promise.all([
    orderProps(member, productId, { brand, locale, prefix }),
    shopFor(member, { brand, locale, now: clock.now() }),
  ]);
  if (!order) {
    const missing = productId === '' ? '' : `?missing=${encodeURIComponent(productId)}`;
    redirect(`${prefix}/vip_plan/cred${missing}`);
  }
  if (order.offer.kind === 'card_check') redirect(`${prefix}/purchase/check`);
  const shown = shop.plans.find((plan) => plan.productId === productId);
  return (
    <main>
      <Checkout
        {...order}
        head={<CheckoutHead offer={order.offer} badge={shown?.badge ?? null} prefix={prefix} />}
        sendsPending={order.hasPendingMessage && single(query['sendPending']) === '1'}
      />
    </main>
  );
}
