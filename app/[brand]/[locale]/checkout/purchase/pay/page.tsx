import { redirect } from 'next/navigation';
import { pageBrand } from '#app/page-brand.ts';
import { pageMember } from '#app/page-member.ts';
import { single, type QueryPage } from '#app/page-query.ts';
import { Checkout } from '#components/payments/checkout.tsx';
import { hasPendingMessage } from '#lib/chat/queries.ts';
import { clock } from '#lib/kernel/clock.ts';
import { isAppError } from '#lib/kernel/errors.ts';
import { hostedFieldsConfig } from '#lib/payments/hosted-fields-config.ts';
import { orderNotice } from '#lib/payments/order-notice.ts';
import { offerFor, shopFor } from '#lib/payments/queries.ts';
import { waysFor } from '#lib/payments/ways/ways.ts';

/** Without a plan there is nothing to pay: back to the plans. */
export default async function Pay({ params, searchParams }: QueryPage) {
  const { brand, locale, prefix } = await pageBrand(params);
  const member = await pageMember(brand.id);
  if (!member) return null;
  const query = await searchParams;
  const productId = single(query['plan']);
  const where = { brand, locale, now: clock.now() };
  const seen = await offerFor(member, productId, where).catch((error: unknown) => {
    if (isAppError(error)) redirect(`${prefix}/vip_plan/cred`);
    throw error;
  });
  const { code: flowCode, config } = seen.flow;
  const planKind = seen.offer.kind;
  const [shop, ways, pending, notice] = await Promise.all([
    shopFor(member, where),
    waysFor({ methods: config.paymentMethods, flowCode, planKind, brand }),
    hasPendingMessage(member.memberId, where.now),
    orderNotice(member, planKind, where.now),
  ]);
  const shown = shop.plans.find((plan) => plan.productId === productId);
  return (
    <main>
      <Checkout
        offer={seen.offer}
        offerHash={seen.hash}
        badge={shown?.badge ?? null}
        ways={ways}
        notice={notice}
        challenge={hostedFieldsConfig(brand.country)}
        country={member.country}
        timeZone={brand.timezone}
        locale={locale}
        prefix={prefix}
        hasPendingMessage={pending}
        sendsPending={pending && single(query['sendPending']) === '1'}
      />
    </main>
  );
}
