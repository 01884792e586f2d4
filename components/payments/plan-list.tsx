'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { PresentedPlan } from '#lib/payments/offers/plan-schema.ts';
import { trackKpi } from '#components/tracking/track-kpi.ts';
import { Button } from '#components/ui/button.tsx';
import { Checkbox } from '#components/ui/checkbox.tsx';
import { ScriptForm } from '#components/ui/script-form.tsx';
import { BILLING_TERMS } from '#lib/legal/kinds.ts';
import type { PlanHook } from './hooks/plan-hook.ts';
import { PlanCard } from './plan-card.tsx';

interface PlanListProps {
  plans: readonly PresentedPlan[];
  selected: string | null;
  hook: PlanHook;
  /** Cost of one message in credits in the member's flow. */
  messageCost: number;
  /** Locale prefix of links, empty for the brand's own language. */
  prefix: string;
}

/** Plans to choose from and to confirm: nothing is bought here, the next page shows the whole offer. */
export function PlanList({ plans, selected, hook, messageCost, prefix }: PlanListProps) {
  const t = useTranslations('payments.plans');
  const [picked, setPicked] = useState(selected ?? plans[0]?.productId ?? '');
  const [read, setRead] = useState(false);
  const [missing, setMissing] = useState(false);

  const proceed = () => {
    if (!read) {
      setMissing(true);
      document.getElementById('plan-terms')?.focus();
      return;
    }
    trackKpi('plan_choice', { value: picked });
    // A full page load: only the payment page's content security policy allows the provider's fields.
    const order = new URLSearchParams({ plan: picked, hook });
    const sendPending = new URLSearchParams(location.search).get('sendPending');
    if (sendPending !== null) order.set('sendPending', sendPending);
    location.assign(`${prefix}/purchase/pay?${order.toString()}`);
  };

  return (
    <ScriptForm className="@container grid grid-cols-1 gap-4" onSend={proceed}>
      <fieldset className="grid min-w-0 grid-cols-1 gap-3">
        <legend className="sr-only">{t('legend')}</legend>
        {plans.map((plan) => (
          <PlanCard
            key={plan.productId}
            plan={plan}
            name="plan"
            messageCost={messageCost}
            chosen={plan.productId === picked}
            onPick={() => {
              setPicked(plan.productId);
            }}
            onProceed={proceed}
          />
        ))}
      </fieldset>
      {/* The consent stays beside the button, so that none is pressed out of sight of it; large text and the cookie banner need the room. */}
      <div className="-mx-(--gutter) grid grid-cols-1 gap-1 border-t border-line bg-surface px-(--gutter) pt-1 pb-[max(0.75rem,env(safe-area-inset-bottom))] @min-[18rem]:sticky @min-[18rem]:bottom-0 @min-[18rem]:z-10 [html:has(.cookie-banner:not([hidden]))_&]:static! desk:static! desk:mx-0 desk:gap-4 desk:border-0 desk:bg-transparent desk:p-0">
        <Checkbox
          id="plan-terms"
          checked={read}
          onChange={(event) => {
            setRead(event.target.checked);
            setMissing(false);
          }}
          error={missing ? t('disclaimerMissing') : undefined}
          label={t.rich('disclaimer', {
            terms: (chunks) => <a href={`${prefix}/legal/terms`}>{chunks}</a>,
            billing: (chunks) => <a href={`${prefix}${BILLING_TERMS}`}>{chunks}</a>,
            privacy: (chunks) => <a href={`${prefix}/legal/privacy`}>{chunks}</a>,
          })}
        />
        <Button type="submit" size="lg" wide>
          {t('continue')}
        </Button>
      </div>
    </ScriptForm>
  );
}
