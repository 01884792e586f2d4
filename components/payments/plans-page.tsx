import { BadgeCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { PresentedPlan } from '#lib/payments/contract.ts';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import type { PlanHook } from './hooks.ts';
import { PlanList } from './plan-list.tsx';

interface PlansPageProps {
  hook: PlanHook;
  plans: readonly PresentedPlan[];
  selected: string | null;
  /** The free card check, for members who have not passed it; null where there is nothing to check. */
  verification: PresentedPlan | null;
  prefix: string;
}

/** Content of /vip_plan/{hook} and /purchase. The page around it reads `shopFor`. */
export function PlansPage({ hook, plans, selected, verification, prefix }: PlansPageProps) {
  const t = useTranslations('payments');
  return (
    <div className="mx-auto grid w-full max-w-page gap-x-16 gap-y-8 px-(--gutter) py-8 lg:grid-cols-[1fr_minmax(26rem,32rem)] lg:py-16">
      <header className="grid content-start gap-3 lg:sticky lg:top-[calc(var(--bar-height)+4rem)]">
        <h1 className="display text-3xl lg:text-4xl">{t(`header.${hook}.title`)}</h1>
        <p className="max-w-prose text-lg text-ink-soft">{t(`header.${hook}.text`)}</p>
      </header>
      <div className="grid gap-8">
        {plans.length === 0 ? (
          <EmptyState title={t('plans.empty.title')}>{t('plans.empty.text')}</EmptyState>
        ) : (
          <PlanList plans={plans} selected={selected} hook={hook} prefix={prefix} />
        )}
        {verification && <CheckOffer productId={verification.productId} prefix={prefix} />}
      </div>
    </div>
  );
}

function CheckOffer({ productId, prefix }: { productId: string; prefix: string }) {
  const t = useTranslations('payments.plans');
  return (
    <section className="flex flex-wrap items-center gap-4 border-t border-line pt-6">
      <BadgeCheck aria-hidden="true" strokeWidth={1.75} className="size-8 shrink-0 text-ink-soft" />
      <div className="min-w-0 flex-1 basis-56">
        <h2 className="text-lg font-semibold">{t('checkTitle')}</h2>
        <p className="text-sm text-ink-soft">{t('checkText')}</p>
      </div>
      <Button asChild variant="secondary">
        <a href={`${prefix}/purchase/pay?plan=${encodeURIComponent(productId)}`}>
          {t('checkAction')}
        </a>
      </Button>
    </section>
  );
}
