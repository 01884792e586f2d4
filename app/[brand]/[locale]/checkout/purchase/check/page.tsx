import { redirect } from 'next/navigation';
import { orderProps } from '#app/order-props.ts';
import { pageBrand, type BrandParams } from '#app/page-brand.ts';
import { pageMember } from '#app/page-member.ts';
import { pageTitle } from '#app/page-title.ts';
import { CheckDone } from '#components/payments/check/check-done.tsx';
import { CheckHead } from '#components/payments/check/check-head.tsx';
import { Checkout } from '#components/payments/checkout.tsx';
import { clock } from '#lib/kernel/clock.ts';
import { readCardCheck } from '#lib/payments/orders/read-card-check.ts';
import { shopFor } from '#lib/payments/queries.ts';

export const generateMetadata = pageTitle('checkout.check');

/** The free card check: one card, no plan. A member who has passed it sees the date. */
export default async function Check({ params }: { readonly params: Promise<BrandParams> }) {
  const { brand, locale, prefix } = await pageBrand(params);
  const member = await pageMember(brand.id);
  if (!member) return null;
  const [{ flow, verification }, cardCheck] = await Promise.all([
    shopFor(member, { brand, locale, now: clock.now() }),
    readCardCheck(member.memberId),
  ]);
  if (cardCheck.passed) {
    return (
      <main>
        <CheckDone passed={cardCheck.passed} timeZone={brand.timezone} prefix={prefix} />
      </main>
    );
  }
  const order =
    verification && (await orderProps(member, verification.productId, { brand, locale, prefix }));
  if (!order) redirect(`${prefix}/profile`);
  const head = (
    <CheckHead
      offer={order.offer}
      failedAt={cardCheck.failedAt}
      forAdults={flow.config.requiresCardCheck}
      timeZone={brand.timezone}
      prefix={prefix}
    />
  );
  const options = order.options.filter(({ method }) => method === 'credit_card');
  return (
    <main>
      <Checkout {...order} options={options} head={head} sendsPending={false} />
    </main>
  );
}
