import { planHook } from '#components/payments/hooks.ts';
import { PlansPage } from '#components/payments/plans-page.tsx';
import { clock } from '#lib/kernel/clock.ts';
import { shopFor } from '#lib/payments/queries.ts';
import { pageBrand, type BrandParams } from './page-brand.ts';
import { pageMember } from './page-member.ts';

interface PlansProps {
  params: Promise<BrandParams>;
  /** What brought the member here, as the address says it. */
  hook: string | undefined;
}

/** The plans, by whichever of their addresses. */
export async function Plans({ params, hook }: PlansProps) {
  const { brand, locale, prefix } = await pageBrand(params);
  const member = await pageMember(brand.id);
  if (!member) return null;
  const shop = await shopFor(member, { brand, locale, now: clock.now() });
  return (
    <main>
      <PlansPage
        hook={planHook(hook)}
        plans={shop.plans}
        selected={shop.selected}
        verification={shop.verification}
        checkNeeded={shop.flow.config.requiresCardCheck}
        renewing={shop.renewing}
        timeZone={brand.timezone}
        prefix={prefix}
      />
    </main>
  );
}
