import { pageBrand, type BrandParams } from '#app/page-brand.ts';
import { pageMember } from '#app/page-member.ts';
import { PageWords } from '#app/page-words.tsx';
import { planHook } from '#components/payments/hooks.ts';
import { PlansPage } from '#components/payments/plans-page.tsx';
import { clock } from '#lib/kernel/clock.ts';
import { shopFor } from '#lib/payments/queries.ts';

type Props = { readonly params: Promise<BrandParams & { readonly hook: string }> };

export default async function VipPlan({ params }: Props) {
  const { hook } = await params;
  const { brand, locale, prefix } = await pageBrand(params);
  const member = await pageMember(brand.id);
  if (!member) return null;
  const shop = await shopFor(member, { brand, locale, now: clock.now() });
  return (
    <PageWords locale={locale} of={['payments']}>
      <main>
        <PlansPage
          hook={planHook(hook)}
          plans={shop.plans}
          selected={shop.selected}
          verification={member.cardVerified ? null : shop.verification}
          prefix={prefix}
        />
      </main>
    </PageWords>
  );
}
