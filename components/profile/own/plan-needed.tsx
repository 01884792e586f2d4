import { useTranslations } from 'next-intl';
import type { OwnPlan } from './own-plan.ts';

/** What the cheapest plan costs and where the plans are: below what needs one, before it can be pressed. */
export function PlanNeeded({ plan }: { plan: OwnPlan }) {
  const t = useTranslations('account.plan');
  return (
    <div className="pb-2 text-sm">
      {plan.from !== null && <p>{t('price', plan.from)}</p>}
      <a
        href={plan.href}
        className="inline-flex min-h-11 items-center font-semibold text-accent-ink underline underline-offset-4"
      >
        {t('go')}
      </a>
    </div>
  );
}
