'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { PresentedPlan } from '#lib/payments/contract.ts';
import { Button } from '#components/ui/button.tsx';
import { Checkbox } from '#components/ui/checkbox.tsx';
import type { PlanHook } from './hooks.ts';
import { PlanCard } from './plan-card.tsx';

interface PlanListProps {
  plans: readonly PresentedPlan[];
  selected: string | null;
  hook: PlanHook;
  /** Locale prefix of links, empty for the brand's own language. */
  prefix: string;
}

/** Plans to choose from and to confirm: nothing is bought here, the next page shows the whole offer. */
export function PlanList({ plans, selected, hook, prefix }: PlanListProps) {
  const t = useTranslations('payments.plans');
  const router = useRouter();
  const [picked, setPicked] = useState(selected ?? plans[0]?.productId ?? '');
  const [read, setRead] = useState(false);
  const [missing, setMissing] = useState(false);

  const proceed = () => {
    if (!read) {
      setMissing(true);
      document.getElementById('plan-terms')?.focus();
      return;
    }
    router.push(`${prefix}/purchase/pay?plan=${encodeURIComponent(picked)}&hook=${hook}`);
  };

  return (
    <form
      className="grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        proceed();
      }}
    >
      <fieldset className="grid min-w-0 gap-3">
        <legend className="sr-only">{t('legend')}</legend>
        {plans.map((plan) => (
          <PlanCard
            key={plan.productId}
            plan={plan}
            name="plan"
            chosen={plan.productId === picked}
            onPick={() => {
              setPicked(plan.productId);
            }}
            onProceed={proceed}
          />
        ))}
      </fieldset>
      <Checkbox
        id="plan-terms"
        checked={read}
        onChange={(event) => {
          setRead(event.target.checked);
          setMissing(false);
        }}
        error={missing ? t('disclaimerMissing') : undefined}
        label={t.rich('disclaimer', {
          terms: (words) => <a href={`${prefix}/legal/terms`}>{words}</a>,
          privacy: (words) => <a href={`${prefix}/legal/privacy`}>{words}</a>,
        })}
      />
      <div className="sticky bottom-[calc(var(--menu-height)+env(safe-area-inset-bottom))] z-10 -mx-(--gutter) border-t border-line bg-surface px-(--gutter) py-3 desk:static desk:mx-0 desk:border-0 desk:bg-transparent desk:p-0">
        <Button type="submit" size="lg" wide>
          {t('continue')}
        </Button>
      </div>
    </form>
  );
}
