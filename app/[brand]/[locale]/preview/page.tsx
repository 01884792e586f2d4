import type { Metadata } from 'next';
import { BrandDrawings } from '#app/brand-drawings.tsx';
import { pageBrand } from '#app/page-brand.ts';
import { PageMessages } from '#app/page-messages.tsx';
import { single, type QueryPage } from '#app/page-query.ts';
import { PreviewBar } from '#components/preview/preview-bar.tsx';
import { PreviewEnded } from '#components/preview/preview-ended.tsx';
import { PreviewInside } from '#components/preview/preview-inside.tsx';
import { PreviewOrder } from '#components/preview/preview-order.tsx';
import { PlansPage } from '#components/payments/plans-page.tsx';
import { planHook } from '#components/payments/hooks/plan-hook.ts';
import { navigationFor } from '#components/shell/places.ts';
import { presentCredits } from '#lib/credits/present.ts';
import { balancesOf } from '#lib/desk/config/preview-balances.ts';
import { previewPeople } from '#lib/desk/config/preview-people.ts';
import { previewedDraft } from '#lib/desk/config/preview-seal.ts';
import { previewSteps } from '#lib/desk/config/preview-steps.ts';
import { clock } from '#lib/kernel/clock.ts';

export const metadata: Metadata = { title: 'Preview', robots: { index: false, follow: false } };

const NAMESPACES = [
  ['payments', 'hooks', 'chat', 'discovery', 'profile', 'safety', 'errors'],
  ['answers.questions', 'answers.shared', 'match.like', 'match.save', 'match.moment'],
].flat();

const NO_QUICK_PREVIEW = { modaleToChat: false, modaleToProfilo: false };

/**
 * Previews an operator's draft in the brand's design: the plans, the order, the people found, what is
 * readable and what stops a member, as they would see it. It belongs to no account, and its controls are disabled.
 */
export default async function PreviewPage({ params, searchParams }: QueryPage) {
  const { brand, locale, prefix } = await pageBrand(params);
  const query = await searchParams;
  const now = clock.now();
  const token = single(query['token']);
  const draft = await previewedDraft(token, brand.id, now);
  if (!draft) return <PreviewEnded />;
  const level = single(query['as']) === 'paying' ? 1 : 0;
  const gender = single(query['seeks']) === 'men' ? 'man' : 'woman';
  const productId = single(query['plan']) || undefined;
  const steps = await previewSteps(draft, { brand, locale, level, productId, now });
  if (!steps) return <PreviewEnded unreadable />;
  const { code, config, plans, selected, verification, offer } = steps;
  const hook = planHook(single(query['hook']) || undefined);
  const framed = config.hooks.includes('iframe') ? config.iframeHook : null;
  const { hooks, freePages, matchEnabled, requiresCardCheck, messageCost } = config;
  const bought = plans.find((plan) => plan.productId === selected);
  // A member who has paid by card has passed the check with that payment.
  const checkFirst = requiresCardCheck && level === 0;
  const { menu } = navigationFor(gender, config);
  const { modaleToChat, modaleToProfilo } = config.pages[0]?.find.hooks ?? NO_QUICK_PREVIEW;
  return (
    <PageMessages locale={locale} of={NAMESPACES}>
      <BrandDrawings brand={brand.id} />
      <PreviewBar
        token={token}
        level={level}
        hook={hook}
        locale={locale}
        plans={plans}
        selected={selected}
        code={code}
        config={config}
        what={draft.kind === 'flow' ? `flow ${code}` : `plan ${draft.key}`}
        locales={[brand.locales.default, ...brand.locales.others]}
        own={brand.locales.default}
        places={menu}
        seeks={gender === 'man' ? 'men' : 'women'}
      />
      <main inert>
        <PlansPage
          hook={hook}
          plans={plans}
          selected={selected}
          prefix={prefix}
          verification={verification}
          key={`${String(level)} ${selected ?? ''}`}
          angelName={null}
          messageCost={messageCost}
          checkNeeded={requiresCardCheck}
          renewing={null}
          missing={null}
          framed={framed && { title: framed.title[locale], host: new URL(framed.url).host }}
          timeZone={brand.timezone}
        />
        {offer && <PreviewOrder offer={offer} />}
        <PreviewInside
          facts={{ prefix, shown: hooks, freePages, matchEnabled, checkFirst }}
          credits={presentCredits(balancesOf(config, level, bought), level, messageCost)}
          plansHref={`${prefix}/vip_plan/cred`}
          optionalCheckHref={level === 0 && verification ? `${prefix}/purchase/check` : null}
          people={{
            people: await previewPeople({ brand, locale, gender }, now),
            country: brand.country,
            quickPreview: { toChat: modaleToChat, toProfile: modaleToProfilo },
            inMenu: menu.includes('find'),
          }}
        />
      </main>
    </PageMessages>
  );
}
