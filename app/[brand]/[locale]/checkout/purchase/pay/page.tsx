import { redirect } from 'next/navigation';
import { pageBrand, type BrandParams } from '#app/page-brand.ts';
import { pageMember } from '#app/page-member.ts';
import { Checkout } from '#components/payments/checkout.tsx';
import type { PayMethod } from '#components/payments/method-chooser.tsx';
import { hasPendingMessage } from '#lib/chat/queries.ts';
import { clock } from '#lib/kernel/clock.ts';
import { isAppError } from '#lib/kernel/errors.ts';
import { hostedFieldsConfig } from '#lib/payments/hosted-fields-config.ts';
import { offerFor, shopFor } from '#lib/payments/queries.ts';

type Props = {
  readonly params: Promise<BrandParams>;
  readonly searchParams: Promise<{ plan?: string | string[]; sendPending?: string | string[] }>;
};

/** Without a plan there is nothing to pay: back to the plans. */
export default async function Pay({ params, searchParams }: Props) {
  const { brand, locale, prefix } = await pageBrand(params);
  const member = await pageMember(brand.id);
  if (!member) return null;
  const { plan, sendPending } = await searchParams;
  const plans = `${prefix}/vip_plan/cred`;
  if (typeof plan !== 'string') redirect(plans);
  const where = { brand, locale, now: clock.now() };
  const [seen, shop, pending] = await Promise.all([
    offerFor(member, plan, where).catch((error: unknown) => {
      if (isAppError(error)) redirect(plans);
      throw error;
    }),
    shopFor(member, where),
    hasPendingMessage(member.memberId, where.now),
  ]);
  return (
    <main>
      <Checkout
        offer={seen.offer}
        offerHash={seen.hash}
        methods={shop.methods as readonly PayMethod[]}
        fields={hostedFieldsConfig(brand.country)}
        country={member.country}
        locale={locale}
        prefix={prefix}
        hasPendingMessage={pending}
        sendsPending={pending && sendPending === '1'}
      />
    </main>
  );
}
