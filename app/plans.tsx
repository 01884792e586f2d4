import { planHeader } from '#components/payments/hooks/hook-applies.ts';
import { planHook } from '#components/payments/hooks/plan-hook.ts';
import { PlansPage } from '#components/payments/plans-page.tsx';
import { hasBlurredMessage } from '#lib/chat/queries.ts';
import { remainingCredits } from '#lib/credits/queries.ts';
import { clock } from '#lib/kernel/clock.ts';
import { shopFor } from '#lib/payments/queries.ts';
import { hookAngel } from './hook-angel.ts';
import { pageBrand, type BrandParams } from './page-brand.ts';
import { pageMember } from './page-member.ts';
import { single, type PageQuery } from './page-query.ts';

const MAX_PRODUCT_LENGTH = 40;

interface PlansProps {
  params: Promise<BrandParams>;
  searchParams: Promise<PageQuery>;
  /** The hook that brought the member here, from the address. */
  hook: string | undefined;
}

/** The plans, at any of their addresses; the parameter `a` names the profile concerned. */
export async function Plans({ params, searchParams, hook: asked }: PlansProps) {
  const { brand, locale, prefix } = await pageBrand(params);
  const member = await pageMember(brand.id);
  if (!member) return null;
  const wanted = planHook(asked);
  const [shop, credits, blurredMessage] = await Promise.all([
    shopFor(member, { brand, locale, now: clock.now() }),
    remainingCredits(member),
    wanted === 'blurred' && hasBlurredMessage(member),
  ]);
  const hook = planHeader(wanted, { credits, blurredMessage });
  const query = await searchParams;
  const angel = await hookAngel(member, hook, single(query['a']));
  const missing = single(query['missing']).slice(0, MAX_PRODUCT_LENGTH);
  const isMissing = missing !== '' && !shop.plans.some(({ productId }) => productId === missing);
  const { hooks, iframeHook, messageCost, requiresCardCheck } = shop.flow.config;
  const framed = hooks.includes('iframe') ? iframeHook : null;
  return (
    <main>
      <PlansPage
        hook={hook}
        angelName={angel?.name ?? null}
        messageCost={messageCost}
        plans={shop.plans}
        selected={shop.selected}
        verification={shop.verification}
        checkNeeded={requiresCardCheck}
        renewing={shop.renewing}
        missing={isMissing ? missing : null}
        framed={framed && { title: framed.title[locale], host: new URL(framed.url).host }}
        timeZone={brand.timezone}
        prefix={prefix}
      />
    </main>
  );
}
